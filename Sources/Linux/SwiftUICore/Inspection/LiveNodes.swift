/// A node that evaluates a body, with the state of what it evaluates.
@MainActor
protocol EvaluatingNode: _ViewNode {
  /// The type of the view or modifier.
  var evaluated: Any.Type { get }
  /// Connects a value of that type with the state that lives here.
  func bind<V>(_ value: inout V)
}

extension _ViewNode {
  /// The type of the view or modifier whose body this node evaluates.
  package var evaluatedType: Any.Type? { (self as? any EvaluatingNode)?.evaluated }

  /// Connects a view's value with the state that lives in this node.
  package func bindForInspection<V>(_ value: inout V) {
    guard let node = self as? any EvaluatingNode else { return }
    Evaluation.untracked { node.bind(&value) }
  }

  /// The first node, of this one and those below it, that satisfies a condition.
  package func findNode(_ condition: (_ViewNode) -> Bool) -> _ViewNode? {
    if condition(self) { return self }
    var found: _ViewNode?
    forEachChild { child in
      if found == nil { found = child.findNode(condition) }
    }
    return found
  }

  /// The nodes of a type that the body of this node's view shows itself: not those within the
  /// views that other modules declare and that it shows.
  package func nodesInOwnBody(of type: Any.Type) -> [_ViewNode] {
    var result: [_ViewNode] = []
    forEachChild { $0.collect(type, into: &result) }
    return result
  }

  private func collect(_ type: Any.Type, into result: inout [_ViewNode]) {
    if let evaluated = evaluatedType {
      if evaluated == type { result.append(self) }
      if evaluated is any View.Type, !String(reflecting: evaluated).hasPrefix("SwiftUICore.") {
        return
      }
    }
    forEachChild { $0.collect(type, into: &result) }
  }
}

extension ViewGraph {
  package var rootNodeForInspection: _ViewNode? { rootNode }
}

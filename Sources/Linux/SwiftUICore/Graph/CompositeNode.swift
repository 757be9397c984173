/// A view with a `body`: evaluates it, and again when something that it read has changed.
@MainActor
final class CompositeNode<V: View>: _TypedNode<V>, EvaluatingNode {
  var evaluated: Any.Type { V.self }
  private var properties: DynamicPropertyStorage
  private var child: _TypedNode<V.Body>?

  override init(_ view: V, _ inputs: _ViewInputs) {
    properties = DynamicPropertyStorage(V.self)
    super.init(view, inputs)
    let body = evaluate()
    child = V.Body.makeNode(body, childInputs())
  }

  override func update(_ view: V, _ context: NodeContext) {
    let contextChanged = replaceContext(context)
    let isSame =
      ViewComparison.areEqual(self.view, view)
      && !(contextChanged && properties.environmentDiffers(context.environment))
    // What waits for an update is evaluated now: below, nothing is done for the old body's sake.
    guard isSame, !needsUpdate else {
      self.view = view
      return refresh()
    }
    if contextChanged, let child { child.update(child.view, context) }
  }

  override func performUpdate() { refresh() }

  private func refresh() {
    let body = evaluate()
    child?.update(body, context)
  }

  private func evaluate() -> V.Body {
    graph.noteBodyEvaluation(of: V.self)
    return track {
      // The node keeps the value as it came: bound properties would make every new one differ.
      var bound = view
      properties.bind(&bound, node: self)
      return bound.body
    }
  }

  /// For inspection: connects a value of the view with the state here.
  func bind<T>(_ value: inout T) { properties.bind(&value, node: self) }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }
}

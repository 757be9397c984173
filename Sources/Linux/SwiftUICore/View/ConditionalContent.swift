/// One of two views, as `if`-`else` in a builder makes it.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  package let storage: Storage

  nonisolated package init(storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("_ConditionalContent has no body") }

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ConditionalNode(view, inputs)
  }
}

/// Keeps the state of a branch as long as that branch is taken.
@MainActor
final class ConditionalNode<A: View, B: View>: _TypedNode<_ConditionalContent<A, B>> {
  private enum Child {
    case first(_TypedNode<A>)
    case second(_TypedNode<B>)

    @MainActor var node: _ViewNode {
      switch self {
      case .first(let node): node
      case .second(let node): node
      }
    }
  }
  private var child: Child?

  override init(_ view: _ConditionalContent<A, B>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    make()
  }

  private func make() {
    switch view.storage {
    case .trueContent(let view): child = .first(A.makeNode(view, childInputs()))
    case .falseContent(let view): child = .second(B.makeNode(view, childInputs()))
    }
  }

  override func update(_ view: _ConditionalContent<A, B>, _ context: NodeContext) {
    super.update(view, context)
    switch (child, view.storage) {
    case (.first(let node), .trueContent(let view)): node.update(view, context)
    case (.second(let node), .falseContent(let view)): node.update(view, context)
    default:
      child?.node.remove()
      make()
      child?.node.structureDidChange()
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child.node) }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("Optional has no body") }

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    OptionalNode(view, inputs)
  }
}

@MainActor
final class OptionalNode<Wrapped: View>: _TypedNode<Wrapped?> {
  private var child: _TypedNode<Wrapped>?

  override init(_ view: Wrapped?, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = view.map { Wrapped.makeNode($0, childInputs()) }
  }

  override func update(_ view: Wrapped?, _ context: NodeContext) {
    super.update(view, context)
    switch (child, view) {
    case (nil, nil): break
    case (let node?, let view?): node.update(view, context)
    case (let node?, nil):
      node.remove()
      child = nil
      structureDidChange()
    case (nil, let view?):
      child = Wrapped.makeNode(view, childInputs())
      structureDidChange()
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }
}

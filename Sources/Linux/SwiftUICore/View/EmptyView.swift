/// A view that shows nothing.
public struct EmptyView: Sendable {
  nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    EmptyNode(view, inputs)
  }
}

@MainActor
final class EmptyNode<V>: _TypedNode<V> {}

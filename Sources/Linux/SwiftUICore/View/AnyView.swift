/// A view whose type is known only at run time.
public struct AnyView {
  package let view: any View

  nonisolated public init<V>(_ view: V) where V: View {
    self.view = (view as? AnyView)?.view ?? view
  }

  nonisolated public init<V>(erasing view: V) where V: View {
    self.init(view)
  }

  /// A view out of any value, nil when the value is no view.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    AnyViewNode(view, inputs)
  }
}

/// Keeps the state of the view inside as long as its type stays.
@MainActor
final class AnyViewNode: _TypedNode<AnyView> {
  private var child = ErasedChild()

  override init(_ view: AnyView, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child.show(view.view, in: self, context)
  }

  override func update(_ view: AnyView, _ context: NodeContext) {
    super.update(view, context)
    child.show(view.view, in: self, context)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { child.node.map(body) }
}

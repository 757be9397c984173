/// A view that shows its content and adds nothing of its own, such as `Group`.
package protocol TransparentView: PrimitiveView {
  associatedtype Content: View
  @MainActor var transparentContent: Content { get }
}

extension TransparentView {
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    TransparentNode(view, inputs)
  }
}

@MainActor
final class TransparentNode<V: TransparentView>: _TypedNode<V> {
  private var child: _TypedNode<V.Content>?

  override init(_ view: V, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = V.Content.makeNode(view.transparentContent, childInputs())
  }

  override func update(_ view: V, _ context: NodeContext) {
    super.update(view, context)
    child?.update(view.transparentContent, context)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }
}

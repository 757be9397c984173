/// A modifier that brings views of its own to another view: a background, a toolbar.
package protocol LayerModifier: ViewModifier where Body == Never {
  associatedtype Layer: View
  @MainActor var layer: Layer { get }
  @MainActor var layerAlignment: Alignment { get }
  @MainActor func elementModifier(_ layer: ElementLayer) -> ElementModifier
}

extension LayerModifier {
  @MainActor package var layerAlignment: Alignment { .center }

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    LayerNode(view, inputs)
  }
}

@MainActor
final class LayerNode<C: View, M: LayerModifier>: _TypedNode<ModifiedContent<C, M>> {
  private let layer: ElementLayer
  private var layerNode: RootNode?
  private var derived: NodeContext
  private var child: _TypedNode<C>?

  override init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    layer = ElementLayer(alignment: view.modifier.layerAlignment)
    derived = inputs.context
    super.init(view, inputs)
    let layerNode = RootNode(element: layer.root, childInputs(context.forChildren))
    self.layerNode = layerNode
    layerNode.replace(view.modifier.layer, context.forChildren)
    derived.add(view.modifier.elementModifier(layer))
    child = C.makeNode(view.content, childInputs(derived))
  }

  override func update(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    if replaceContext(context) {
      derived = context
      derived.add(view.modifier.elementModifier(layer))
    }
    self.view = view
    layerNode?.replace(view.modifier.layer, context.forChildren)
    child?.update(view.content, derived)
  }

  override func collectElements(into elements: inout [Element]) {
    child?.collectElements(into: &elements)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
    if let layerNode { body(layerNode) }
  }
}

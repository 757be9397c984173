/// Owns the element at the top of a window or of a presentation, whatever the view below it is.
@MainActor
package final class RootNode: _ViewNode {
  package let element: Element
  private var child: _ViewNode?

  package init(element: Element, _ inputs: _ViewInputs) {
    self.element = element
    super.init(inputs)
  }

  /// Shows `view`, keeping its state when it is of the same type as before.
  package func replace<V: View>(_ view: V, _ context: NodeContext) {
    replaceContext(context)
    if let node = child as? _TypedNode<V> {
      node.update(view, context)
    } else {
      child?.remove()
      child = V.makeNode(view, childInputs())
    }
    graph.enqueueStructure(self)
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }

  override var ownsChildren: Bool { true }

  override func refreshChildren() {
    var elements: [Element] = []
    child?.collectElements(into: &elements)
    if element.replaceChildren(elements) { graph.note(.children, of: element) }
  }
}

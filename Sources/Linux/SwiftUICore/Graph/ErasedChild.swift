/// A child whose type is known only at run time: its state lives as long as the type stays.
@MainActor
package struct ErasedChild {
  package private(set) var node: _ViewNode?

  package init() {}

  /// Shows `view`; says whether a new node had to be made.
  @discardableResult
  package mutating func show(
    _ view: any View, in parent: _ViewNode, _ context: NodeContext
  ) -> Bool {
    open(view, parent, context)
  }

  private mutating func open<V: View>(
    _ view: V, _ parent: _ViewNode, _ context: NodeContext
  ) -> Bool {
    if let same = node as? _TypedNode<V> {
      same.update(view, context)
      return false
    }
    node?.remove()
    let new = V.makeNode(view, parent.childInputs(context))
    node = new
    new.structureDidChange()
    return true
  }

  package mutating func clear(in parent: _ViewNode) {
    guard let old = node else { return }
    old.remove()
    node = nil
    parent.structureDidChange()
  }
}

extension View {
  /// Ties the view's identity, and so its state, to a value.
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    modifier(IDModifier(id: id))
  }
}

package struct IDModifier<ID: Hashable> {
  package let id: ID
}

extension IDModifier: ViewModifier {
  package typealias Body = Never

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    IDNode(view, inputs)
  }
}

/// Starts the content afresh when the identity is another one.
@MainActor
final class IDNode<C: View, ID: Hashable>: _TypedNode<ModifiedContent<C, IDModifier<ID>>> {
  private var child: _TypedNode<C>?
  private var derived: NodeContext

  override init(_ view: ModifiedContent<C, IDModifier<ID>>, _ inputs: _ViewInputs) {
    derived = inputs.context
    super.init(view, inputs)
    derive()
    child = C.makeNode(view.content, childInputs(derived))
  }

  override func update(_ view: ModifiedContent<C, IDModifier<ID>>, _ context: NodeContext) {
    let isSame = self.view.modifier.id == view.modifier.id
    let contextChanged = replaceContext(context)
    self.view = view
    if contextChanged || !isSame { derive() }
    if isSame {
      child?.update(view.content, derived)
      return
    }
    child?.remove()
    child = C.makeNode(view.content, childInputs(derived))
    child?.structureDidChange()
  }

  private func derive() {
    derived = context
    derived.add(.identity(AnyHashable(view.modifier.id)))
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }
}

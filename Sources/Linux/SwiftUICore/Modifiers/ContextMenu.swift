/// Commands for a view, in a menu that opens where it stands.
package struct ContextMenuModifier<Items: View> {
  package let items: Items
}

extension ContextMenuModifier: LayerModifier {
  package var layer: Items { items }
  package func elementModifier(_ layer: ElementLayer) -> ElementModifier { .contextMenu(layer) }
}

extension View {
  /// Gives the view a menu of its own.
  nonisolated public func contextMenu<MenuItems>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View where MenuItems: View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Gives the view a menu of its own; hosts here show no preview.
  nonisolated public func contextMenu<M, P>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View where M: View, P: View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
}

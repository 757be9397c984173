#if GTK
  import CGtk
  import SwiftUICore

  /// A button that brings up a list of actions.
  final class MenuWidget: BoxWidget {
    private let list = cgtk_retain(cgtk_box_new(0, 0))

    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_menu_button_new())
      let popover = cgtk_popover_new()
      cgtk_add_class(popover, "menu")
      cgtk_popover_set_child(popover, list)
      cgtk_menu_button_set_popover(core, popover)
    }

    isolated deinit { cgtk_release(list) }

    override var box: Widget { list }

    override var shownChildren: [Element] {
      element.children.filter { $0.content != .slot(.label) }
    }

    override func applyName() {
      let name = element.slot(.label)?.accessibleName ?? element.accessibility.label ?? ""
      cgtk_menu_button_set_label(core, name.forC)
      cgtk_set_accessible_label(core, name.forC)
    }

    override func placeChildren() {
      super.placeChildren()
      for child in children { closeAfterUse(child) }
    }

    /// A choice in the menu takes the menu away.
    private func closeAfterUse(_ widget: ElementWidget) {
      if let button = widget as? ButtonWidget, !button.isInMenu {
        button.isInMenu = true
        Signal.connect(button.core, "clicked") { [weak self] in
          if let self { cgtk_menu_button_close(self.core) }
        }
      }
      for child in widget.children { closeAfterUse(child) }
    }

    override func arrangeChildren() {
      for child in children { Layout.fill(child.outer, Flexibility(horizontal: true)) }
    }

    override var contentFlexibility: Flexibility { .none }
  }
#endif

#if GTK
  import CGtk
  import SwiftUICore

  /// The menu that the second button of the pointer, the Menu key or Shift+F10 brings up over a
  /// widget: what the app puts there, and actions by name.
  @MainActor
  final class ContextMenu {
    /// An action of the menu.
    struct Action {
      let title: String
      let run: @MainActor () -> Void
    }

    let widget: Widget
    private let tree: WidgetTree
    private let popover = cgtk_retain(cgtk_popover_new())
    private let list = cgtk_box_new(0, 0)
    private var layer: ElementLayer?
    private var root: ElementWidget?
    private var actions: [(title: String, button: Widget)] = []

    init(_ widget: Widget, _ tree: WidgetTree) {
      self.widget = widget
      self.tree = tree
      cgtk_add_class(popover, "menu")
      cgtk_popover_set_child(popover, list)
      cgtk_popover_attach(popover, widget)
      let gesture = cgtk_add_click_gesture(widget, 3)
      Signal.connect(gesture, press: "pressed") { [weak self] press in
        // What is around has a menu of its own, which is not to come up as well.
        if self?.open(at: press) == true { cgtk_claim_press(gesture) }
      }
      Signal.addLocalShortcut(widget, key: GDK_KEY_Menu) { [weak self] in self?.open() ?? false }
      Signal.addLocalShortcut(widget, key: GDK_KEY_F10, modifiers: GDK_SHIFT_MASK.rawValue) {
        [weak self] in
        self?.open() ?? false
      }
    }

    isolated deinit {
      cgtk_popover_detach(popover)
      if let root { tree.forget(root) }
      cgtk_release(popover)
    }

    private func open(at press: Signal.Press) -> Bool {
      guard !isEmpty else { return false }
      cgtk_popover_point_at(popover, press.x, press.y)
      return open()
    }

    private func open() -> Bool {
      guard !isEmpty else { return false }
      if let root { closeAfterUse(root) }
      cgtk_popover_open(popover)
      return true
    }

    private var isEmpty: Bool { root == nil && actions.isEmpty }

    /// Shows elements in the menu.
    func show(_ new: ElementLayer?) {
      guard new !== layer else { return }
      if let root {
        cgtk_box_remove(list, root.outer)
        tree.forget(root)
      }
      layer = new
      root = new.map { tree.makeRoot($0.root) }
      guard let root else { return }
      cgtk_box_place(list, root.outer, nil)
      Layout.fill(root.outer, Flexibility(horizontal: true))
    }

    /// Shows actions below the elements.
    func show(_ new: [Action]) {
      guard new.map(\.title) != actions.map(\.title) else { return }
      for action in actions { cgtk_box_remove(list, action.button) }
      actions = new.map { action in
        let button = cgtk_button_new()
        cgtk_button_set_label(button, action.title.withoutMnemonic)
        cgtk_add_class(button, "flat")
        cgtk_box_append(list, button)
        Signal.connect(button, "clicked") { [weak self] in
          self?.close()
          action.run()
        }
        return (action.title, button)
      }
    }

    private func close() { cgtk_popover_close(popover) }

    private func closeAfterUse(_ widget: ElementWidget) {
      if let button = widget as? ButtonWidget, !button.isInMenu {
        button.isInMenu = true
        Signal.connect(button.core, "clicked") { [weak self] in self?.close() }
      }
      for child in widget.children { closeAfterUse(child) }
    }
  }
#endif

#if GTK
  import CGtk
  import SwiftUICore

  /// The app's commands in a window: the menu button at the end of its bar, and the keys that work
  /// without opening it.
  @MainActor
  final class PrimaryMenu {
    /// The button, hidden while there is nothing to show.
    let button: Widget
    private let menus: CommandMenus
    private let window: AppWindow
    private let widget: Widget
    private let actions: MenuActions
    private let model: MenuModel
    private var isShown = false
    private var keys: [gpointer] = []
    private var shortcuts: [KeyboardShortcut] = []

    /// `widget` is the window on screen.
    init(_ menus: CommandMenus, _ window: AppWindow, _ widget: Widget) {
      self.menus = menus
      self.window = window
      self.widget = widget
      actions = MenuActions { [menus, weak window] entry in
        if let window { menus.perform(entry, in: window) }
      }
      model = MenuModel(actions)
      button = cgtk_retain(cgtk_primary_menu_new(model.menu, "open-menu-symbolic", "Main Menu"))
      actions.insert(into: widget)
      refresh()
    }

    isolated deinit { cgtk_release(button) }

    func refresh() {
      // The windows of settings have no menu of their own.
      isShown = menus.isShown && window.description.kind != .settings
      let entries = isShown ? menus.entries : []
      actions.show(entries)
      model.show(Self.arranged(entries).filter { !$0.entries.isEmpty })
      cgtk_primary_menu_update(button)
      cgtk_set_visible(button, isShown.g)
      refreshSensitivity()
      if menus.shortcuts != shortcuts { replaceKeys() }
    }

    /// The menu rests while something has to be dealt with first.
    func refreshSensitivity() {
      // To dim a bar takes GTK its time, and most apps have no button there.
      guard isShown else { return }
      cgtk_set_sensitive(button, (!window.isBlocked).g)
    }

    /// As in other apps of GNOME: what every app has, and what is about the app as a whole, stands
    /// in the menu itself, and so does the app's own menu where it is the only one.
    private static func arranged(_ menus: [MenuEntry]) -> [MenuSection] {
      let application = menus.filter(\.isApplicationMenu)
      let others = menus.filter { !$0.isApplicationMenu }
      let standard = others.filter(\.hasOnlyStandardCommands)
      let own = others.filter { !$0.hasOnlyStandardCommands }
      return standard.flatMap(sections(of:))
        + (own.count == 1 ? own.flatMap(sections(of:)) : [MenuSection(entries: own)])
        + application.flatMap(sections(of:))
    }

    private static func sections(of menu: MenuEntry) -> [MenuSection] {
      if menu.hasOnlyStandardCommands {
        return [MenuSection(entries: menu.preorder.filter(\.isCommand))]
      }
      var sections = MenuSection.sections(of: menu.entries)
      if !menu.isApplicationMenu, !sections.isEmpty {
        sections[0].title = sections[0].title ?? menu.title
      }
      return sections
    }

    // MARK: Keys

    private func replaceKeys() {
      for controller in keys { cgtk_remove_controller(widget, controller) }
      shortcuts = menus.shortcuts
      // What has the focus gets first what can be typed.
      let before = cgtk_add_window_keys(widget, 1)
      let after = cgtk_add_window_keys(widget, 0)
      keys = [before, after]
      for keys in Set(shortcuts.compactMap(GTKKeys.init)) {
        let controller = keys.areTyped ? after : before
        Signal.addWindowKeys(controller, key: keys.key, modifiers: keys.modifiers) {
          [weak self] in self?.press(keys) ?? false
        }
      }
    }

    private func press(_ keys: GTKKeys) -> Bool {
      menus.press(in: window) { GTKKeys($0) == keys }
    }
  }

  extension MenuEntry {
    fileprivate var hasOnlyStandardCommands: Bool {
      preorder.allSatisfy { $0.isStandard || !$0.isCommand }
    }
  }
#endif

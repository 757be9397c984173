#if GTK
  import CGtk
  import SwiftUICore

  /// The lines of a menu as GTK's model of a menu, kept in step by difference: an open menu goes on
  /// showing what has not changed.
  @MainActor
  final class MenuModel {
    let menu: gpointer
    private let actions: MenuActions
    private var sections: [Section] = []

    init(_ actions: MenuActions) {
      menu = cgtk_menu_new()
      self.actions = actions
    }

    isolated deinit { cgtk_object_release(menu) }

    func show(_ entries: [MenuEntry]) { show(MenuSection.sections(of: entries)) }

    func show(_ new: [MenuSection]) {
      if new.map(\.title) != sections.map(\.title) {
        cgtk_menu_remove_all(menu)
        sections = new.map { Section($0.title, actions) }
        for (index, section) in sections.enumerated() {
          cgtk_menu_insert_section(menu, Int32(index), section.title?.forC, section.menu)
        }
      }
      for (section, new) in zip(sections, new) { section.show(new.entries) }
    }

    /// The lines between two dividers.
    @MainActor
    private final class Section {
      let title: String?
      let menu: gpointer
      private let actions: MenuActions
      private var shown: [MenuEntry] = []
      private var submenus: [MenuEntry.ID: MenuModel] = [:]

      init(_ title: String?, _ actions: MenuActions) {
        self.title = title
        self.actions = actions
        menu = cgtk_menu_new()
      }

      isolated deinit { cgtk_object_release(menu) }

      func show(_ entries: [MenuEntry]) {
        var start = 0
        while start < min(shown.count, entries.count), shown[start].looks(like: entries[start]) {
          start += 1
        }
        var end = 0
        while end < min(shown.count, entries.count) - start,
          shown[shown.count - 1 - end].looks(like: entries[entries.count - 1 - end])
        {
          end += 1
        }
        for _ in start..<(shown.count - end) { cgtk_menu_remove(menu, Int32(start)) }
        for index in start..<(entries.count - end) { insert(entries[index], at: index) }
        shown = entries
        let ids = Set(entries.map(\.id))
        submenus = submenus.filter { ids.contains($0.key) }
        for entry in entries { submenus[entry.id]?.show(entry.entries) }
      }

      private func insert(_ entry: MenuEntry, at index: Int) {
        let title = entry.title.withoutMnemonic
        if case .submenu = entry.kind {
          let submenu = MenuModel(actions)
          submenus[entry.id] = submenu
          return cgtk_menu_insert_submenu(menu, Int32(index), title, submenu.menu)
        }
        let isOption = MenuActions.kind(of: entry) == CGTK_ACTION_RADIO
        let keys = entry.shortcut.flatMap { GTKKeys($0)?.name }
        cgtk_menu_insert(
          menu, Int32(index), title, MenuActions.fullName(of: entry), isOption ? "on" : nil, keys)
      }
    }
  }

  /// Lines that belong together, under a title where they have one.
  struct MenuSection {
    var title: String?
    var entries: [MenuEntry] = []

    static func sections(of entries: [MenuEntry]) -> [MenuSection] {
      var result = [MenuSection()]
      for entry in entries {
        switch entry.kind {
        case .divider: result.append(MenuSection())
        case .heading:
          if !(result.last?.entries.isEmpty ?? true) { result.append(MenuSection()) }
          result[result.count - 1].title = entry.title
        default: result[result.count - 1].entries.append(entry)
        }
      }
      return result.filter { !$0.entries.isEmpty }
    }
  }

  extension MenuEntry {
    /// Whether the model says the same of both; their actions say the rest.
    fileprivate func looks(like other: MenuEntry) -> Bool {
      guard id == other.id, title == other.title, shortcut == other.shortcut else { return false }
      switch (kind, other.kind) {
      case (.action, .action), (.toggle, .toggle), (.option, .option), (.submenu, .submenu):
        return true
      default: return false
      }
    }
  }

  extension GTKKeys {
    /// The keys as GTK writes them, such as `<Control>n`.
    var name: String {
      let text = cgtk_copy_keys_name(key, modifiers)
      defer { g_free(text) }
      return String(cString: text)
    }
  }
#endif

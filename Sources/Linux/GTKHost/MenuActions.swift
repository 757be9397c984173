#if GTK
  import CGtk
  import SwiftUICore

  /// What the lines of a window's menus do, and whether they can: an action of GTK for each.
  @MainActor
  final class MenuActions {
    let group: gpointer
    private var actions: [MenuEntry.ID: Action] = [:]
    private let perform: (MenuEntry) -> Void

    private struct Action {
      let object: gpointer
      var entry: MenuEntry
    }

    private static let prefix = "commands"

    /// `perform` does what a line says.
    init(_ perform: @escaping (MenuEntry) -> Void) {
      self.perform = perform
      group = cgtk_actions_new()
    }

    isolated deinit { cgtk_object_release(group) }

    func insert(into widget: Widget) { cgtk_insert_actions(widget, Self.prefix, group) }

    func show(_ entries: [MenuEntry]) {
      let commands = entries.flatMap(\.preorder).filter(\.isCommand)
      let kept = Set(commands.map(\.id))
      for (id, action) in actions where !kept.contains(id) {
        cgtk_actions_remove(group, Self.name(of: action.entry))
        actions[id] = nil
      }
      for entry in commands { show(entry) }
    }

    private func show(_ entry: MenuEntry) {
      let kind = Self.kind(of: entry)
      if let known = actions[entry.id], Self.kind(of: known.entry) == kind {
        cgtk_action_set_on(known.object, kind, entry.isOn.g)
        cgtk_action_set_enabled(known.object, entry.isEnabled.g)
        actions[entry.id]?.entry = entry
        return
      }
      // One of the same name makes way.
      let object = cgtk_actions_add(group, Self.name(of: entry), kind, entry.isOn.g)
      cgtk_action_set_enabled(object, entry.isEnabled.g)
      actions[entry.id] = Action(object: object, entry: entry)
      let id = entry.id
      Signal.connectActivation(object) { [weak self] in
        guard let self, let entry = self.actions[id]?.entry else { return }
        self.perform(entry)
      }
    }

    // MARK: Names

    private static func name(of entry: MenuEntry) -> String {
      "\(entry.id.element).\(entry.id.part)"
    }

    static func fullName(of entry: MenuEntry) -> String { "\(prefix).\(name(of: entry))" }

    static func kind(of entry: MenuEntry) -> CGtkActionKind {
      switch entry.kind {
      case .toggle: CGTK_ACTION_CHECK
      case .option: CGTK_ACTION_RADIO
      case .action, .heading, .divider, .submenu: CGTK_ACTION_PLAIN
      }
    }
  }

  extension MenuEntry {
    fileprivate var isOn: Bool {
      switch kind {
      case .toggle(let isOn), .option(let isOn): isOn
      case .action, .heading, .divider, .submenu: false
      }
    }
  }
#endif

import SwiftUICore

/// The app's menus in a window: their titles at the top of the screen, and the keys in them.
@MainActor
final class MenuBar {
  /// Which menu is open.
  var open: Int?
  private let menus: CommandMenus
  private let window: AppWindow

  /// `menus` are the app's.
  init(_ menus: CommandMenus, _ window: AppWindow) {
    self.menus = menus
    self.window = window
  }

  /// The menus to show; none where the app has no commands.
  private var shown: [MenuEntry] { menus.isShown ? menus.entries : [] }

  /// The menus that can be opened; none while something else has to be done first.
  var entries: [MenuEntry] { window.isBlocked ? [] : shown }

  /// What a menu has in it.
  func items(_ index: Int) -> [MenuItem] {
    let entries = entries
    return entries.indices.contains(index) ? items(entries[index].entries) : []
  }

  private func items(_ entries: [MenuEntry]) -> [MenuItem] {
    entries.map { entry in
      var item = MenuItem(
        title: entry.title,
        isEnabled: entry.isEnabled && (entry.isCommand || !entry.entries.isEmpty),
        isDestructive: entry.isDestructive
      ) { [menus, window] in menus.perform(entry, in: window) }
      switch entry.kind {
      case .toggle(let isOn), .option(let isOn): item.isOn = isOn
      case .divider: item.isDivider = true
      case .submenu(let inner): item.submenu = items(inner)
      case .action, .heading: break
      }
      item.keys = entry.shortcut?.terminalName ?? ""
      return item
    }
  }

  // MARK: Keys

  /// Presses what has the key; says whether anything was pressed. Alt stands for Command only in
  /// what the app itself has: it is not to close a window by accident.
  func press(_ key: KeyStroke) -> Bool {
    let matches = { (shortcut: KeyboardShortcut) in shortcut.answers(key) }
    guard let entry = menus.entry(where: matches),
      !entry.isStandard || key.modifiers.contains(.control)
    else { return false }
    return menus.press(in: window, where: matches)
  }

  /// Whether the app itself has the key in a menu that can be used now.
  func takes(_ key: KeyStroke) -> Bool {
    guard !window.isBlocked else { return false }
    return menus.entry { $0.answers(key) }?.isStandard == false
  }

  // MARK: Drawing

  /// Where the titles stand, from the left.
  func places(_ bounds: CellRect) -> [CellRect] {
    var x = bounds.x
    return shown.map { entry in
      defer { x += entry.title.oneLine.columns + 2 }
      return CellRect(x: x, y: bounds.y, width: entry.title.oneLine.columns + 2, height: 1)
    }
  }

  func draw(on canvas: Canvas) {
    let style = window.isBlocked ? CellStyle(attributes: .dim) : .plain
    for (index, (entry, place)) in zip(shown, places(canvas.bounds)).enumerated() {
      canvas.put(entry.title.oneLine, x: place.x + 1, y: place.y, style: style)
      if index == open { canvas.restyle(place) { $0.attributes.insert(.reverse) } }
    }
  }

  /// The title at a place of the screen, where it can be opened.
  func index(at point: CellPoint, _ bounds: CellRect) -> Int? {
    entries.isEmpty ? nil : places(bounds).firstIndex { $0.contains(point) }
  }
}

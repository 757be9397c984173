/// The menus of a running app: what its scenes' commands amount to, with a graph of their own.
///
/// A host shows the entries, and asks here what keys mean in a window. The commands that every app
/// has are in it, too: their keys work even where there is no menu to show.
@MainActor
package final class CommandMenus {
  /// Told when other lines are to be shown. A host sets it.
  package var onChange: (() -> Void)?
  /// The menus, from left to right: submenus that have something in them.
  package private(set) var entries: [MenuEntry] = []
  /// The window that commands are about: the one in front.
  package weak var keyWindow: AppWindow?

  private let graph = ViewGraph()
  private unowned let session: AppSession

  init(_ session: AppSession) {
    self.session = session
    refresh()
    graph.onUpdate = { [weak self] in self?.take($0) }
    entries = currentEntries
  }

  /// Whether there is something of the app's to show.
  package var isShown: Bool {
    lines.contains { $0.isCommand && !$0.isStandard }
  }

  /// The elements of the menus, for a host that shows them as it does a menu in a window.
  package var elements: [Element] {
    let shown = Set(entries.map(\.id.element))
    return graph.root.children.filter { shown.contains($0.id) }
  }

  // MARK: Acting

  /// Does what a line says, in a window.
  @discardableResult
  package func perform(_ entry: MenuEntry, in window: AppWindow) -> Bool {
    keyWindow = window
    return entry.activate()
  }

  /// Presses what has keys, where the window leaves them to the menus; says whether anything was
  /// pressed.
  ///
  /// Controls of the window come first, then the app's menus, then what every app has. While an
  /// alert or a sheet is up, the keys belong to that.
  package func press(
    in window: AppWindow, where matches: (KeyboardShortcut) -> Bool
  ) -> Bool {
    guard !window.isBlocked, !window.hasControl(where: matches),
      let entry = entry(where: matches), entry.isEnabled
    else { return false }
    return perform(entry, in: window)
  }

  /// The line that has keys: one of the app's where there is one, even if it is disabled.
  package func entry(where matches: (KeyboardShortcut) -> Bool) -> MenuEntry? {
    let all = lines.filter { $0.shortcut.map(matches) ?? false }
    let own = all.filter { !$0.isStandard }
    return own.first(where: \.isEnabled) ?? own.first ?? all.first { mayUse($0) }
  }

  /// The keys of all lines that keys press.
  package var shortcuts: [KeyboardShortcut] { lines.filter(mayUse).compactMap(\.shortcut) }

  private var lines: [MenuEntry] { entries.flatMap(\.preorder) }

  /// Where nothing is to be seen of them, only closing and quitting have keys: nobody expects a
  /// second window of an app that says nothing of it.
  private func mayUse(_ entry: MenuEntry) -> Bool {
    !entry.isStandard || isShown || ["q", "w"].contains(entry.shortcut?.key)
  }

  // MARK: Changes

  /// Takes over the session's commands and environment.
  func refresh() {
    let menus = session.commands
    graph.setRoot(
      ForEach(menus.indices, id: \.self) { menus[$0] }, environment: session.windowEnvironment)
  }

  /// Brings the menus up to date now.
  func settle() { graph.update() }

  func tearDown() {
    graph.tearDown()
    entries = []
  }

  private var currentEntries: [MenuEntry] {
    MenuEntry.entries(of: graph.root.children).filter { !$0.entries.isEmpty }
  }

  private func take(_ update: TreeUpdate) {
    if update.presentationsChanged, !graph.presentations.isEmpty {
      RuntimeWarning.report(
        "what is presented by a view in a menu is not shown: present it in a window")
    }
    let new = currentEntries
    guard new != entries else { return }
    entries = new
    onChange?()
  }
}

extension AppWindow {
  /// Whether an alert or a sheet has to be dealt with first.
  package var isBlocked: Bool { graph.presentations.contains { $0.kind != .popover } }

  /// Whether a control that can be used has such keys.
  fileprivate func hasControl(where matches: (KeyboardShortcut) -> Bool) -> Bool {
    ([graph.root] + graph.presentations.map(\.content)).contains {
      $0.hasControl(where: matches)
    }
  }
}

extension Element {
  fileprivate func hasControl(where matches: (KeyboardShortcut) -> Bool) -> Bool {
    if case .button(let button) = content, isEnabled, let shortcut = button.shortcut,
      matches(shortcut)
    {
      return true
    }
    let layers = modifiers.compactMap { modifier -> ElementLayer? in
      switch modifier {
      case .toolbar(let layer), .background(let layer), .overlay(let layer),
        .safeAreaInset(let layer, _):
        layer
      default: nil
      }
    }
    return layers.contains { $0.root.hasControl(where: matches) }
      || childrenInSight.contains { $0.hasControl(where: matches) }
  }
}

/// What one set of commands adds to the menus.
package enum CommandDescription {
  package enum Position: Int, Sendable { case before, replacing, after }

  case menu(Text, AnyView)
  case group(CommandGroupPlacement, Position, AnyView)
}

/// Arranges commands into menus, in the usual order: the app's own stand before Window and Help.
///
/// A place in a standard menu has what the system puts there, unless the app replaces it.
@MainActor
struct CommandArrangement {
  private struct Group {
    let kind: CommandGroupPlacement.Kind
    let position: CommandDescription.Position
    let content: AnyView
  }

  private let windows: [WindowDescription]
  private var groups: [Group] = []
  private var own: [AnyView] = []

  init(_ descriptions: [CommandDescription], windows: [WindowDescription]) {
    self.windows = windows
    for description in descriptions {
      switch description {
      case .menu(let title, let content):
        own.append(AnyView(Menu(label: title, content: content, storedPrimaryAction: nil)))
      case .group(let placement, let position, let content):
        groups.append(Group(kind: placement.kind, position: position, content: content))
      }
    }
  }

  /// A `Menu` for each menu.
  var menus: [AnyView] {
    var first: [AnyView] = []
    var last: [AnyView] = []
    for (word, kinds) in Self.standardMenus {
      guard let menu = standardMenu(word, kinds) else { continue }
      if word == .window || word == .help { last.append(menu) } else { first.append(menu) }
    }
    return first + own + last
  }

  private func standardMenu(_ word: MenuWord?, _ kinds: [CommandGroupPlacement.Kind]) -> AnyView? {
    let places = kinds.map(views(at:)).filter { !$0.isEmpty }
    guard !places.isEmpty else { return nil }
    let content = ForEach(places.indices, id: \.self) { place in
      Section { ForEach(places[place].indices, id: \.self) { places[place][$0] } }
    }
    guard let word else {
      let menu = Menu(label: ApplicationName(), content: content, storedPrimaryAction: nil)
      return AnyView(menu.environment(\.isApplicationMenu, true))
    }
    return AnyView(Menu(label: MenuWordText(word), content: content, storedPrimaryAction: nil))
  }

  /// What stands at a place, in the order of the source where the position is the same.
  private func views(at kind: CommandGroupPlacement.Kind) -> [AnyView] {
    func views(_ position: CommandDescription.Position) -> [AnyView] {
      groups.filter { $0.kind == kind && $0.position == position }.map(\.content)
    }
    let replacing = views(.replacing)
    let middle = replacing.isEmpty ? standardItem(at: kind).map { [$0] } ?? [] : replacing
    return views(.before) + middle + views(.after)
  }

  private func standardItem(at kind: CommandGroupPlacement.Kind) -> AnyView? {
    switch kind {
    case .appSettings:
      windows.contains { $0.kind == .settings } ? AnyView(StandardCommand(.settings)) : nil
    case .appTermination: AnyView(StandardCommand(.quit))
    case .newItem:
      windows.first?.kind == .group ? AnyView(StandardCommand(.newWindow)) : nil
    case .saveItem: AnyView(StandardCommand(.closeWindow))
    default: nil
    }
  }

  /// The first is called as the app is.
  private static let standardMenus: [(MenuWord?, [CommandGroupPlacement.Kind])] = [
    (nil, [.appInfo, .appSettings, .systemServices, .appVisibility, .appTermination]),
    (.file, [.newItem, .saveItem, .importExport, .printItem]),
    (.edit, [.undoRedo, .pasteboard, .textEditing]), (.format, [.textFormatting]),
    (.view, [.toolbar, .sidebar]),
    (.window, [.windowSize, .windowArrangement, .windowList, .singleWindowList]),
    (.help, [.help]),
  ]
}

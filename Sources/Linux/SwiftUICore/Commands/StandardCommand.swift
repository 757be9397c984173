/// A command that every app has, in its place in the standard menus.
struct StandardCommand: View {
  enum Kind {
    case newWindow, closeWindow, settings, quit
  }

  @Environment(\.appSession) private var reference
  private let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  var body: some View {
    Button(action: perform) { MenuWordText(word) }
      .keyboardShortcut(key)
      .environment(\.isStandardCommand, true)
  }

  private var word: MenuWord {
    switch kind {
    case .newWindow: .newWindow
    case .closeWindow: .closeWindow
    case .settings: .settings
    case .quit: .quit
    }
  }

  private var key: KeyEquivalent {
    switch kind {
    case .newWindow: "n"
    case .closeWindow: "w"
    case .settings: ","
    case .quit: "q"
    }
  }

  private func perform() {
    guard let session = reference?.session else { return }
    switch kind {
    case .newWindow: session.openNewWindow()
    case .closeWindow: session.menus.keyWindow?.close()
    case .settings: session.openSettings()
    case .quit: session.end()
    }
  }
}

/// The title of the menu of what is about the app as a whole.
struct ApplicationName: View {
  @Environment(\.appSession) private var reference

  init() {}

  var body: some View { Text(verbatim: reference?.session?.appName ?? "Application") }
}

extension EnvironmentValues {
  /// Whether a command is not the app's but the system's.
  @Entry var isStandardCommand = false
  /// Whether a menu is the one of what is about the app as a whole.
  @Entry var isApplicationMenu = false
}

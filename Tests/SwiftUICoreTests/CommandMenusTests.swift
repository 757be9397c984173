import SwiftUI
import SwiftUICore
import Testing

@Suite("The menus of an app's commands", .timeLimit(.minutes(10)))
@MainActor
struct CommandMenusTests {
  final class Screen: SwiftUICore.Host {
    var stops = 0
    func open(_ window: AppWindow) {}
    func close(_ window: AppWindow) {}
    func stop() { stops += 1 }
  }

  @Observable @MainActor final class Model {
    var isOn = false
    var size = 1
    var count = 0
    var isAsking = false
    var canSave = false
    var isLong = false
    static var current = Model()
  }

  struct Editor: App {
    private let model = Model.current
    var body: some Scene {
      WindowGroup { Content(model: model) }
        .commands { EditorCommands(model: model) }
      Settings { Text("settings") }
    }
  }

  struct EditorCommands: Commands {
    @Bindable var model: Model
    var body: some Commands {
      CommandGroup(after: .newItem) { Button("Import") { model.count += 10 } }
      CommandGroup(replacing: .saveItem) {
        Button("Save") { model.count += 100 }.keyboardShortcut("s").disabled(!model.canSave)
      }
      CommandMenu("Shapes") {
        Button("Add \(model.count)") { model.count += 1 }.keyboardShortcut("a")
        Toggle("Grid", isOn: $model.isOn).keyboardShortcut("g")
        Divider()
        Picker("Size", selection: $model.size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        Menu("More") {
          Button("Ask") { model.isAsking = true }.keyboardShortcut("i", modifiers: [.command])
        }
        if model.isLong { Section("Long") { Button("Last", role: .destructive) {} } }
        Divider()
      }
    }
  }

  struct Content: View {
    @Bindable var model: Model
    var body: some View {
      VStack {
        Text("content")
        Button("Own") { model.count += 1000 }.keyboardShortcut("o")
      }
      .alert("Sure?", isPresented: $model.isAsking) { Button("Yes") { model.count = 0 } }
    }
  }

  /// Sessions do not keep their host.
  private let screen = Screen()

  private func start<A: App>(_ app: A.Type) -> AppSession {
    Model.current = Model()
    let session = AppSession(app, host: screen)
    session.start()
    return session
  }

  private func press(_ key: Character, _ session: AppSession, _ window: Int = 0) -> Bool {
    let pressed = session.menus.press(in: session.windows[window]) { $0.key.character == key }
    session.settle()
    return pressed
  }

  /// The menus in words.
  private func words(_ entries: [MenuEntry]) -> String {
    entries.map { entry in
      let mark =
        switch entry.kind {
        case .toggle(let isOn), .option(let isOn): isOn ? "*" : ""
        case .submenu(let inner): "(\(words(inner)))"
        case .divider: "|"
        case .heading: ":"
        case .action: entry.isEnabled ? entry.isDestructive ? "!" : "" : "-"
        }
      return entry.title + mark
    }.joined(separator: " ")
  }

  @Test("have the app's commands in their places, and follow its state")
  func contents() {
    let session = start(Editor.self)
    var changes = 0
    session.menus.onChange = { changes += 1 }
    let standard = "Editor(Settings… | Quit) File(New Window Import | Save-)"
    #expect(
      words(session.menus.entries)
        == standard + " Shapes(Add 0 Grid | Size(Small* Large) More(Ask))")
    Model.current.count = 7
    Model.current.isOn = true
    Model.current.size = 2
    Model.current.canSave = true
    Model.current.isLong = true
    session.settle()
    #expect(
      words(session.menus.entries)
        == standard.replacingOccurrences(of: "-)", with: ")")
        + " Shapes(Add 7 Grid* | Size(Small Large*) More(Ask) | Long: Last!)")
    #expect(changes > 0)
    let before = changes
    session.refreshEnvironment()
    session.settle()
    #expect(changes == before)
    session.environment.locale = Locale(identifier: "de_AT")
    session.refreshEnvironment()
    #expect(
      words(session.menus.entries).hasPrefix(
        "Editor(Einstellungen… | Beenden) Datei(Neues Fenster Import | Save)"))
  }

  struct Helpful: App {
    var body: some Scene {
      WindowGroup { Text("helpful") }
        .commands { CommandGroup(replacing: .help) { Button("?") {} } }
    }
  }

  @Test("have the standard words in the person's language, else in English")
  func languages() {
    let session = start(Helpful.self)
    var titles: [String] = []
    for language in [
      "de", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt", "ru", "sv", "tr", "uk", "zh", "xx",
    ] {
      session.environment.locale = Locale(identifier: language)
      session.refreshEnvironment()
      session.settle()
      titles.append(session.menus.entries.map(\.title).joined(separator: " "))
    }
    #expect(titles.first == "Helpful Datei Hilfe" && titles.last == "Helpful File Help")
    #expect(Set(titles).count == titles.count)
  }

  @Test("switch toggles, choose options and press what is deep inside")
  func acting() throws {
    let session = start(Editor.self)
    let shapes = try #require(session.menus.entries.last).preorder
    func perform(_ title: String) throws -> Bool {
      let entry = try #require(
        session.menus.entries.flatMap(\.preorder).first { $0.title == title })
      defer { session.settle() }
      return session.menus.perform(entry, in: session.windows[0])
    }
    #expect(shapes.count == 9)
    #expect(try perform("Grid"))
    #expect(Model.current.isOn)
    #expect(try perform("Large"))
    #expect(Model.current.size == 2)
    #expect(try !perform("Save"))
    #expect(Model.current.count == 0)
    #expect(try perform("Ask"))
    #expect(session.windows[0].graph.presentations.first?.title?.string == "Sure?")
  }

  @Test("press with keys what is enabled, unless the window or an alert has the keys")
  func keys() throws {
    let session = start(Editor.self)
    #expect(press("a", session))
    #expect(press("g", session))
    #expect(!press("s", session))
    #expect(!press("o", session))
    #expect(Model.current.count == 1 && Model.current.isOn)
    #expect(press("i", session))
    let alert = try #require(session.windows[0].graph.presentations.first)
    #expect(session.windows[0].isBlocked)
    #expect(!press("a", session) && !press("q", session))
    #expect(Model.current.count == 1)
    alert.buttons[0].press()
    session.settle()
    #expect(Model.current.count == 0)
    #expect(press("a", session))
    #expect(press("n", session))
    #expect(session.windows.count == 2)
    #expect(press(",", session, 1))
    #expect(session.windows.last?.description.kind == .settings)
  }

  struct Silent: App {
    var body: some Scene { WindowGroup { Text("silent") } }
  }

  struct Emptied: App {
    var body: some Scene {
      WindowGroup { Text("emptied") }
        .commands { CommandGroup(replacing: .newItem) {} }
    }
  }

  @Test("are not shown where the app has none; closing and quitting have their keys all the same")
  func nothingToShow() {
    let session = start(Silent.self)
    #expect(!session.menus.isShown)
    #expect(session.menus.shortcuts.map(\.key.character).sorted() == ["q", "w"])
    #expect(!press("n", session))
    session.openNewWindow()
    #expect(press("w", session, 1))
    #expect(session.windows.count == 1 && screen.stops == 0)
    #expect(press("q", session))
    #expect(session.windows.isEmpty && screen.stops == 1)
    #expect(!start(Emptied.self).menus.isShown)
  }

  struct Quitter: App {
    var body: some Scene {
      WindowGroup { Text("quitter") }
        .commands {
          CommandMenu("Own") {
            Button("Ask before") { Model.current.count = 5 }.keyboardShortcut("q")
            Button("Not now") {}.keyboardShortcut("w").disabled(true)
          }
        }
    }
  }

  @Test("let the app take the keys of what every app has, even for what is disabled")
  func ownKeys() {
    let session = start(Quitter.self)
    #expect(press("q", session))
    #expect(Model.current.count == 5)
    #expect(!press("w", session))
    #expect(session.windows.count == 1 && screen.stops == 0)
  }
}

import SwiftUI
import SwiftUICore
import Testing

@Suite("Scenes and commands")
@MainActor
struct LifecycleSceneTests {
  final class Screen: SwiftUICore.Host {
    func open(_ window: AppWindow) {}
    func close(_ window: AppWindow) {}
    func stop() {}
  }

  @Observable @MainActor final class Log {
    static let shared = Log()
    var entries: [String] = []
    var isLong = false
  }

  struct Editor: App {
    @State private var count = 0
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      WindowGroup { Content() }
        .defaultSize(width: 300, height: 200)
        .commands {
          CommandMenu("Shapes") {
            Button("Add \(count)") { count += 1 }.keyboardShortcut(
              "a", modifiers: [.command, .shift])
            if Log.shared.isLong { Button("Remove") {} }
          }
          Standard()
        }
        .onChange(of: count) { old, new in Log.shared.entries.append("\(old) \(new)") }
        .onChange(of: phase) { Log.shared.entries.append("phase \(phase)") }
      Settings { Text("settings") }
    }
  }

  struct Standard: Commands {
    @Environment(\.openSettings) private var openSettings
    var body: some Commands {
      CommandGroup(after: .newItem) { Button("Import") {} }
      CommandGroup(replacing: .help) { Button("Manual") { openSettings() } }
      CommandGroup(before: .newItem) { Button("New") {} }
      SidebarCommands()
    }
  }

  struct Content: View {
    @Environment(\.scenePhase) private var phase
    var body: some View { Text(verbatim: "phase \(phase)") }
  }

  @Test("commands become menus that work, and change with the app's state")
  func commands() throws {
    Log.shared.entries = []
    let screen = LifecycleSceneTests.Screen()
    let session = AppSession(Editor.self, host: screen)
    session.start()
    #expect(session.windows[0].description.defaultSize == CGSize(width: 300, height: 200))
    #expect(session.windows[0].graph.root.plainText == "phase active")

    let menus = ViewGraph()
    func show() {
      let views = session.commands
      menus.setRoot(
        ForEach(views.indices, id: \.self) { views[$0] }, environment: session.windowEnvironment)
    }
    session.onCommandsChange = show
    show()
    #expect(menus.root.children.map(\.content) == [.menu, .menu, .menu])
    #expect(menus.root.plainText == "File New Import Shapes Add 0 Help Manual")
    let add = try #require(
      menus.root.preorder.first { $0.isButton && $0.plainText == "Add 0" })
    guard case .button(let content) = add.content else { return }
    #expect(content.shortcut == KeyboardShortcut("a", modifiers: [.command, .shift]))
    add.send(.activate)
    session.settle()
    #expect(menus.root.plainText == "File New Import Shapes Add 1 Help Manual")
    menus.press("Manual")
    #expect(session.windows.count == 2)
    session.scenePhase = .inactive
    session.settle()
    #expect(session.windows[0].graph.root.plainText == "phase inactive")
    #expect(Log.shared.entries == ["0 1", "phase inactive"])
  }
}

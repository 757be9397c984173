import SwiftUI
import SwiftUICore
import Testing

@Suite("Scenes and commands", .timeLimit(.minutes(10)))
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

    let menus = session.menus
    let add = try #require(menus.entry { $0.key == "a" })
    #expect(add.title == "Add 0")
    #expect(add.shortcut == KeyboardShortcut("a", modifiers: [.command, .shift]))
    add.activate()
    session.settle()
    #expect(menus.entry { $0.key == "a" }?.title == "Add 1")
    let manual = try #require(menus.entries.last?.entries.first { $0.title == "Manual" })
    manual.activate()
    #expect(session.windows.count == 2)
    session.windows[0].scenePhase = .inactive
    session.windows[1].scenePhase = .inactive
    session.settle()
    #expect(session.windows[0].graph.root.plainText == "phase inactive")
    #expect(Log.shared.entries == ["0 1", "phase inactive"])
  }

  final class Record: SwiftUICore.Host {
    var log: [String] = []
    func open(_ window: AppWindow) { log.append("open \(window.title)") }
    func close(_ window: AppWindow) { log.append("close \(window.title)") }
    func stop() { log.append("stop") }
  }

  struct Closing: App {
    var body: some Scene {
      WindowGroup("Main") { ClosingContent() }
      Window("Extra", id: "extra") { ClosingContent() }
      Window("Brief", id: "brief") { Brief() }
    }
  }

  struct ClosingContent: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.openWindow) private var openWindow
    @State private var isAsking = false
    @State private var isShowing = false
    var body: some View {
      NavigationStack {
        Text(verbatim: "presented \(isPresented)")
        Button("Close") { dismiss() }
        Button("Extra") { openWindow(id: "extra") }
        Button("Brief") { openWindow(id: "brief") }
        Button("Ask") { isAsking = true }
        Button("Sheet") { isShowing = true }
      }
      .alert("Close?", isPresented: $isAsking) { Button("Yes") { dismiss() } }
      .sheet(isPresented: $isShowing) { Inner() }
    }
  }

  struct Inner: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Done") { dismiss() } }
  }

  struct Brief: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Text("brief").onAppear { dismiss() } }
  }

  @Test("dismissing in the root of a window closes it, in a sheet only the sheet")
  func dismissWindow() throws {
    let host = Record()
    let session = AppSession(Closing.self, host: host)
    session.start()
    func press(_ title: String) throws {
      let graph = try #require(session.windows.last).graph
      let places = graph.presentations.last.map { [$0.content, $0.actions] } ?? [graph.root]
      let button = places.flatMap(\.preorder).first {
        if case .button = $0.content { $0.plainText == title } else { false }
      }
      try #require(button).send(.activate)
      session.settle()
    }
    #expect(session.windows[0].graph.root.plainText.contains("presented false"))
    try press("Sheet")
    try press("Done")
    #expect(session.windows[0].graph.presentations.isEmpty && host.log == ["open Main"])
    try press("Extra")
    try press("Close")
    #expect(host.log == ["open Main", "open Extra", "close Extra"])
    try press("Extra")
    try press("Ask")
    try press("Yes")
    #expect(host.log.suffix(2) == ["open Extra", "close Extra"])
    try press("Brief")
    #expect(session.windows.map(\.title) == ["Main"])
    try press("Close")
    #expect(host.log.suffix(2) == ["close Main", "stop"])
  }
}

import SwiftUI
import SwiftUICore
import Testing

@testable import TerminalHost

@Suite("The app's menus in cells", .timeLimit(.minutes(10))) @MainActor
struct MenuBarTests {
  final class Nowhere: SwiftUICore.Host {
    func open(_ window: AppWindow) {}
    func close(_ window: AppWindow) {}
    func stop() {}
  }

  struct Editor: App {
    @State private var count = 0
    @State private var isLoud = false
    @State private var isAsking = false
    @State private var name = ""
    var body: some Scene {
      WindowGroup("Paper") {
        VStack {
          Text("count \(count), \(isLoud ? "loud" : "soft"), \(name)")
          Button("Own") { count += 100 }.keyboardShortcut("o")
          TextField("Name", text: $name)
        }
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") { count = 0 } }
      }
      .commands {
        CommandMenu("Count") {
          Button("Add to \(count)") { count += 1 }.keyboardShortcut("k")
          Button("Less") { count -= 1 }.keyboardShortcut("k", modifiers: [.command, .shift])
          Button("Never") { count = -1 }.keyboardShortcut("x").disabled(true)
          Divider()
          Toggle("Loud", isOn: $isLoud)
          Menu("More") {
            Button("Ten") { count += 10 }.keyboardShortcut("n", modifiers: [])
          }
          Button("Clear", role: .destructive) { isAsking = true }.keyboardShortcut("z")
        }
      }
    }
  }

  /// Sessions do not keep their host.
  private let host = Nowhere()

  private func start() -> (AppSession, TestWindow) {
    let session = AppSession(Editor.self, host: host)
    session.start()
    return (session, TestWindow(60, 16, session))
  }

  private func press(_ session: AppSession, _ window: TestWindow, _ keys: KeyStroke...) -> String {
    for key in keys {
      window.screen.handle(.key(key))
      session.settle()
      window.draw()
    }
    return window.draw()
  }

  @Test("stand at the top, are opened by F10 and used with the arrows")
  func arrows() {
    let (session, window) = start()
    let first = window.draw().split(separator: "\n")[0]
    #expect(first.hasPrefix(" Editor  File  Count "))
    #expect(first.contains("Title"))
    let down = KeyStroke(.down)
    let opened = press(session, window, KeyStroke(.function(10)), KeyStroke(.left))
    #expect(opened.contains("Add to 0"))
    #expect(opened.contains("Ctrl-K"))
    #expect(opened.contains("Alt-Shift-K"))
    #expect(press(session, window, KeyStroke(.enter)).contains("count 1, soft"))
    // Past what is disabled and the divider.
    let loud = press(
      session, window, KeyStroke(.function(10)), KeyStroke(.left), down, down, KeyStroke(.enter))
    #expect(loud.contains("count 1, loud"))
    let inner = press(
      session, window, KeyStroke(.function(10)), KeyStroke(.left), down, down, down,
      KeyStroke(.right))
    #expect(inner.contains("Ten") && inner.contains("✓"))
    #expect(!press(session, window, KeyStroke(.escape)).contains("Ten"))
    #expect(window.screen.popup != nil)
    let ten = press(session, window, KeyStroke(.enter), KeyStroke(.enter))
    #expect(ten.contains("count 11, loud"))
    #expect(window.screen.popup == nil && window.screen.menuBar?.open == nil)
  }

  @Test("answer to keys where the window and a field have no use for them, and not under an alert")
  func keys() {
    let (session, window) = start()
    func control(_ letter: Character) -> String {
      press(session, window, KeyStroke(.character(letter), .control))
    }
    #expect(control("k").contains("count 1,"))
    #expect(press(session, window, KeyStroke(.character("K"), .option)).contains("count 0,"))
    #expect(control("x").contains("count 0,"))
    #expect(control("o").contains("count 100,"))
    let alert = control("z")
    #expect(alert.contains("Sure?") && alert.hasPrefix(" Editor  File  Count "))
    window.click("Count")
    #expect(window.screen.popup == nil)
    #expect(window.screen.menuBar?.entries.isEmpty == true)
    #expect(!window.screen.takes(KeyStroke(.character("k"), .control)))
    _ = control("k")
    #expect(press(session, window, KeyStroke(.enter)).contains("count 0,"))
    #expect(press(session, window, KeyStroke(.character("w"), .option)).contains("count 0,"))
    #expect(session.windows.count == 1)
    _ = press(session, window, KeyStroke(.tab))
    #expect(window.screen.focused?.field != nil)
    // In a field, Ctrl-K and Ctrl-W are for its text, and letters of course.
    #expect(press(session, window, KeyStroke(.character("n"))).contains("count 0, soft, n"))
    #expect(control("k").contains("count 0,"))
    _ = control("w")
    #expect(session.windows.count == 1)
    _ = press(session, window, KeyStroke(.tab))
    #expect(press(session, window, KeyStroke(.character("n"))).contains("count 10, soft"))
    window.screen.handle(.key(KeyStroke(.character("w"), .control)))
    #expect(session.windows.isEmpty)
  }

  @Test("are opened and switched with the mouse, and show what has changed meanwhile")
  func mouse() {
    let (session, window) = start()
    window.click("File")
    #expect(window.draw().contains("New Window"))
    window.click("Count")
    #expect(window.draw().contains("Add to 0"))
    session.menus.entry { $0.key == "k" && $0.modifiers == .command }?.activate()
    session.settle()
    #expect(window.draw().contains("Add to 1"))
    window.click("Loud")
    session.settle()
    #expect(window.draw().contains("count 1, loud"))
    window.click("Count")
    window.click("Count")
    #expect(window.screen.popup == nil)
  }
}

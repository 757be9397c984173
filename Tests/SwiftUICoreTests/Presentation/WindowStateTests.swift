import Combine
import SwiftUI
import SwiftUICore
import Testing

/// Windows of a group whose content is evaluated once, for all of them, as on Apple's systems: "The
/// window group uses the given view as a template to form the content of each window in the group."
/// https://developer.apple.com/documentation/swiftui/windowgroup/init(content:)
@Suite("The state of windows", .serialized, .timeLimit(.minutes(10)))
@MainActor
struct WindowStateTests {
  final class Screen: SwiftUICore.Host {
    func open(_ window: AppWindow) {}
    func close(_ window: AppWindow) {}
    func stop() {}
  }

  @MainActor final class Count {
    static var shared = 0
    static var own = 0
    static var log: [String] = []
  }

  final class Plain {
    nonisolated init() { MainActor.assumeIsolated { Count.shared += 1 } }
  }

  final class Owned: ObservableObject {
    @Published var number = 0
    nonisolated init() { MainActor.assumeIsolated { Count.own += 1 } }
  }

  struct Keeping: ViewModifier {
    @State private var shared = Plain()
    @StateObject private var own = Owned()
    let windows: Windows

    nonisolated init(windows: Windows) { self.windows = windows }

    func body(content: Content) -> some View {
      content.onAppear {
        windows.shared.append(shared)
        windows.own.append(own)
      }
      Button("Add \(own.number)") { own.number += 1 }
    }
  }

  @MainActor final class Windows {
    static var current = Windows()
    var shared: [Plain] = []
    var own: [Owned] = []
    nonisolated init() {}
  }

  struct Phase: View {
    @Environment(\.scenePhase) private var phase
    var body: some View {
      Text(verbatim: "\(phase)").onChange(of: phase) { Count.log.append("\($1)") }
    }
  }

  struct Group: App {
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      WindowGroup { Phase().modifier(Keeping(windows: Windows.current)) }
        .onChange(of: phase) { Count.log.append("app \($1)") }
    }
  }

  /// A session with that many windows.
  func session(_ count: Int) -> (AppSession, Screen) {
    Windows.current = Windows()
    Count.shared = 0
    Count.own = 0
    Count.log = []
    let screen = Screen()
    let session = AppSession(Group.self, host: screen)
    session.start()
    for _ in 1..<count { session.openNewWindow() }
    Count.log = []
    return (session, screen)
  }

  func phases(_ session: AppSession) -> [String] {
    session.settle()
    return session.windows.map { $0.graph.root.children.first?.plainText ?? "" }
  }

  @Test("@State's initial object is one for all windows, @StateObject's is made once for each")
  func objects() throws {
    let (session, screen) = session(3)
    defer { withExtendedLifetime(screen) {} }
    let windows = Windows.current
    #expect(Count.shared == 1)
    #expect(Set(windows.shared.map(ObjectIdentifier.init)).count == 1)
    #expect(Count.own == 3 && Set(windows.own.map(ObjectIdentifier.init)).count == 3)

    windows.own[0].number = 5
    session.refreshEnvironment()
    session.windows[1].scenePhase = .inactive
    session.settle()
    #expect(Count.own == 3, "no evaluation makes another one")
    #expect(
      session.windows.map { $0.graph.root.children.last?.plainText } == ["Add 5", "Add 0", "Add 0"])
  }

  @Test("@StateObject's initial value is evaluated once for an identity, however often views are")
  func once() {
    struct Content: View {
      @StateObject private var own = Owned()
      let number: Int
      var body: some View { Text("\(number) \(own.number)") }
    }
    struct Root: View {
      let number: Int
      let id: Int
      var body: some View {
        Content(number: number).modifier(Keeping(windows: Windows.current)).id(id)
      }
    }
    Count.own = 0
    let graph = ViewGraph()
    for number in 0..<5 { graph.setRoot(Root(number: number, id: 1)) }
    #expect(Count.own == 2)
    graph.setRoot(Root(number: 5, id: 2))
    #expect(Count.own == 4, "another identity has objects of its own")
  }

  @Test("The window in front is active, the others are inactive; views that read it follow")
  func frontmost() {
    let (session, screen) = session(2)
    defer { withExtendedLifetime(screen) {} }
    #expect(phases(session) == ["inactive", "active"])
    session.activate(session.windows[0])
    #expect(phases(session) == ["active", "inactive"])
    #expect(Set(Count.log) == ["inactive", "active"], "the app's phase has not changed")
    session.close(session.windows[0])
    #expect(phases(session) == ["active"])
  }

  @Test("The app's phase is active if one of its windows is, else that of the best")
  func aggregate() {
    let (session, screen) = session(2)
    defer { withExtendedLifetime(screen) {} }
    session.windows[1].scenePhase = .background
    session.windows[0].scenePhase = .background
    session.settle()
    #expect(session.scenePhase == .background)
    session.windows[0].scenePhase = .inactive
    session.settle()
    #expect(session.scenePhase == .inactive)
    #expect(
      Count.log.filter { $0.hasPrefix("app") }
        == ["app inactive", "app background", "app inactive"])
  }

  @Test("A window that closes is in the background before its views go")
  func closing() {
    let (session, screen) = session(2)
    defer { withExtendedLifetime(screen) {} }
    session.close(session.windows[1])
    #expect(Count.log.first == "background")
  }

  @Test("A window that sleeps in the background is evaluated when it is back")
  func sleeping() {
    let (session, screen) = session(2)
    defer { withExtendedLifetime(screen) {} }
    let graph = session.windows[0].graph
    graph.manners.evaluatesInBackground = false
    session.windows[0].scenePhase = .background
    #expect(phases(session)[0] == "background")
    Windows.current.own[0].number = 7
    session.settle()
    #expect(graph.root.children.last?.plainText == "Add 0")
    session.windows[0].scenePhase = .inactive
    session.settle()
    #expect(graph.root.children.last?.plainText == "Add 7")
  }
}

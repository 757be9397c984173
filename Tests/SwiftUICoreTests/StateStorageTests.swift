import SwiftUI
import SwiftUICore
import Testing

@Suite("App storage", .timeLimit(.minutes(10)))
@MainActor
struct StateStorageTests {
  enum Theme: String { case light, dark }

  struct Settings: View {
    @AppStorage("count") var count = 1
    @AppStorage("theme") var theme = Theme.light
    @AppStorage("name") var name: String?
    var body: some View {
      Button("Count \(count) \(theme.rawValue) \(name ?? "none")") { count += 1 }
      Other()
      Bystander()
    }
  }
  struct Other: View {
    @AppStorage("count") var number = 5
    var body: some View {
      Stepper("Other \(number)", value: $number)
    }
  }
  struct Bystander: View {
    @AppStorage("else") var number = 5
    var body: some View { Text("bystander") }
  }

  private func withStore(_ body: (UserDefaults) throws -> Void) throws {
    let name = "storage-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    try body(store)
  }

  @Test("wrappers of one key update each other, and no other view")
  func wrappers() throws {
    try withStore { store in
      let graph = ViewGraph()
      graph.setRoot(Settings().defaultAppStorage(store))
      #expect(graph.root.plainText == "Count 1 light none Other 5 bystander")
      graph.evaluationLog = []
      graph.press("Count 1 light none")
      #expect(graph.root.plainText == "Count 2 light none Other 2 bystander")
      #expect(graph.evaluationLog?.contains("Bystander") == false)
      #expect(store.integer(forKey: "count") == 2)
      graph.root.preorder.first { $0.plainText == "Other 2" }?.send(.decrement)
      graph.update()
      #expect(graph.root.plainText == "Count 1 light none Other 1 bystander")
    }
  }

  @Test("a change from outside updates the view; what cannot be read is the default")
  func outside() throws {
    try withStore { store in
      let graph = ViewGraph()
      graph.setRoot(Settings().defaultAppStorage(store))
      store.set("dark", forKey: "theme")
      store.set("Ada", forKey: "name")
      graph.update()
      #expect(graph.root.plainText.hasPrefix("Count 1 dark Ada"))
      store.set("blue", forKey: "theme")
      store.set("no number", forKey: "count")
      store.removeObject(forKey: "name")
      graph.update()
      #expect(graph.root.plainText == "Count 1 light none Other 5 bystander")
    }
  }

  struct Values {
    @AppStorage var flag: Bool
    @AppStorage var ratio: Double
    @AppStorage var url: URL
    @AppStorage var data: Data
    @AppStorage var file: URL?

    init(_ store: UserDefaults) {
      _flag = AppStorage(wrappedValue: true, "flag", store: store)
      _ratio = AppStorage(wrappedValue: 0.5, "ratio", store: store)
      _url = AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "url", store: store)
      _data = AppStorage(wrappedValue: Data(), "data", store: store)
      _file = AppStorage("file", store: store)
    }
  }

  @Test("keeps values of every kind, also outside a view")
  func values() throws {
    try withStore { store in
      let values = Values(store)
      #expect(values.flag && values.ratio == 0.5 && values.file == nil)
      values.flag = false
      values.ratio = 3
      values.url = URL(string: "https://swift.org/a?b=c")!
      values.data = Data([1, 2])
      values.file = URL(fileURLWithPath: "/tmp/a b")
      let again = Values(store)
      #expect(!again.flag && again.ratio == 3 && again.data == Data([1, 2]))
      #expect(again.url.absoluteString == "https://swift.org/a?b=c")
      #expect(again.file?.path == "/tmp/a b")
      values.file = nil
      #expect(again.file == nil && store.object(forKey: "file") == nil)
    }
  }
}

import SwiftUI
import SwiftUICore
import Testing

@Suite("The life of views and presentations", .timeLimit(.minutes(10)))
@MainActor
struct LifecycleTests {
  /// Lets asynchronous work note what happens, and waits for it.
  @MainActor final class Journal {
    private(set) var entries: [String] = []
    private var waiting: [(count: Int, CheckedContinuation<Void, Never>)] = []

    func note(_ entry: String) {
      entries.append(entry)
      let ready = waiting.filter { $0.count <= entries.count }
      waiting.removeAll { $0.count <= entries.count }
      ready.forEach { $0.1.resume() }
    }

    func wait(for count: Int) async {
      guard entries.count < count else { return }
      await withCheckedContinuation { waiting.append((count, $0)) }
    }
  }

  struct Worker: View {
    let journal: Journal
    @State private var id = 1
    @State private var isShown = true
    var body: some View {
      if isShown {
        Text("work").task(id: id) { [id] in
          journal.note("start \(id)")
          do {
            try await Task.sleep(for: .seconds(1000))
          } catch {
            journal.note("cancelled \(id)")
          }
        }
      }
      Button("Next") { id += 1 }
      Button("Hide") { isShown = false }
    }
  }

  @Test("a task starts anew with its id, and is cancelled as the view goes")
  func task() async {
    let journal = Journal()
    let graph = ViewGraph()
    graph.setRoot(Worker(journal: journal))
    await journal.wait(for: 1)
    graph.press("Next")
    await journal.wait(for: 3)
    #expect(Set(journal.entries) == ["start 1", "cancelled 1", "start 2"])
    graph.press("Hide")
    await journal.wait(for: 4)
    #expect(journal.entries.last == "cancelled 2")
  }

  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  struct Presenter: View {
    let log: (String) -> Void
    @State private var isSheetShown = false
    @State private var item: Item?
    @State private var isAlertShown = false
    @State private var data = "first"
    var body: some View {
      Button("Sheet") { isSheetShown = true }
        .sheet(isPresented: $isSheetShown, onDismiss: { log("dismissed") }) { Closer() }
      Button("Item") { item = Item(id: 1, name: "one") }
        .sheet(item: $item, onDismiss: { log("item dismissed") }) { item in
          Counting(title: item.name)
          Button("Rename") { self.item?.name = "uno" }
          Button("Swap") { self.item = Item(id: 2, name: "two") }
        }
      Button("Alert") { isAlertShown = true }
        .alert("About", isPresented: $isAlertShown, presenting: data) { data in
          Button("Use \(data)") { log("used \(data)") }
        } message: { data in
          Text("message \(data)")
        }
      Button("Change") { data = "second" }
    }
  }
  struct Closer: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      Button("Close \(isPresented ? "it" : "?")") {
        dismiss()
        dismiss()
      }
    }
  }
  struct Counting: View {
    let title: String
    @State private var count = 0
    var body: some View { Button("\(title) \(count)") { count += 1 } }
  }

  @Test("dismiss closes a sheet once, and tells so once")
  func dismiss() throws {
    var log: [String] = []
    let graph = ViewGraph()
    graph.setRoot(Presenter { log.append($0) })
    graph.press("Sheet")
    try graph.pressPresented("Close it")
    #expect(graph.presentations.isEmpty)
    #expect(log == ["dismissed"])
    graph.press("Sheet")
    #expect(graph.presentations.count == 1)
  }

  @Test("a sheet of an item keeps its state with the item's identity")
  func item() throws {
    let graph = ViewGraph()
    graph.setRoot(Presenter { _ in })
    graph.press("Item")
    try graph.pressPresented("one 0")
    try graph.pressPresented("Rename")
    #expect(graph.presentations.first?.content.plainText == "uno 1 Rename Swap")
    let before = try #require(graph.presentations.first)
    try graph.pressPresented("Swap")
    #expect(graph.presentations.count == 1)
    #expect(graph.presentations.first !== before)
    #expect(graph.presentations.first?.content.plainText == "two 0 Rename Swap")
  }

  @Test("an alert keeps the data with which it came up")
  func presenting() throws {
    var log: [String] = []
    let graph = ViewGraph()
    graph.setRoot(Presenter { log.append($0) })
    graph.press("Alert")
    graph.press("Change")
    let alert = try #require(graph.presentations.first)
    #expect(alert.messageText == "message first")
    alert.buttons[0].press()
    graph.update()
    #expect(log == ["used first"])
    graph.press("Alert")
    #expect(graph.presentations.first?.messageText == "message second")
  }

  @Test("what a constant binding presents cannot be closed")
  func constant() throws {
    let graph = ViewGraph()
    graph.setRoot(Text("x").alert("Stays", isPresented: .constant(true)) { Button("OK") {} })
    let alert = try #require(graph.presentations.first)
    alert.buttons[0].press()
    graph.update()
    alert.dismiss()
    graph.update()
    #expect(graph.presentations.first === alert)
  }

  struct Blocked: View {
    @State private var name = ""
    @State private var isShown = true
    let log: (String) -> Void
    var body: some View {
      Text("x").alert("Name", isPresented: $isShown) {
        TextField("Name", text: $name)
        Button("Save") { log(name) }.disabled(name.isEmpty)
      }
    }
  }

  @Test("a disabled button of an alert does nothing until the field allows it")
  func disabled() throws {
    var log: [String] = []
    let graph = ViewGraph()
    graph.setRoot(Blocked { log.append($0) })
    let alert = try #require(graph.presentations.first)
    #expect(!alert.buttons[0].press())
    alert.fields[0].send(.setText("Ada"))
    graph.update()
    #expect(alert.buttons[0].press())
    graph.update()
    #expect(log == ["Ada"] && graph.presentations.isEmpty)
  }
}

extension ViewGraph {
  /// Presses the button of the topmost sheet that says so, and updates.
  func pressPresented(_ title: String) throws {
    let presentation = try #require(presentations.last)
    let button = presentation.content.preorder.first { $0.isButton && $0.plainText == title }
    #expect(button != nil, "no button \(title) in \(presentation.content.plainText)")
    button?.send(.activate)
    update()
  }
}

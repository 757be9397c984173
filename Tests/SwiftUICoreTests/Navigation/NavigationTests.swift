import SwiftUI
import SwiftUICore
import Testing

@Suite("Navigation", .timeLimit(.minutes(10)))
@MainActor
struct NavigationTests {
  @MainActor
  final class Log {
    var lines: [String] = []
    func callAsFunction(_ line: String) { lines.append(line) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private struct Editable: View {
    @State private var mode = EditMode.active
    let isOwn: Bool

    private struct Row: View {
      @Environment(\.editMode) private var mode
      var body: some View { Text("editing \(mode?.wrappedValue.isEditing == true)") }
    }

    var body: some View {
      if isOwn {
        NavigationStack { List { Row() }.toolbar { EditButton() } }.environment(\.editMode, $mode)
        Text("outside \(mode.isEditing)")
      } else {
        NavigationStack { List { Row() }.toolbar { EditButton() } }
      }
    }
  }

  @Test("An edit button switches the mode of its stack, or the one that is given from outside")
  func editing() throws {
    let graph = ViewGraph()
    graph.setRoot(Editable(isOwn: false))
    graph.update()
    for (title, isEditing) in [("Edit", true), ("Done", false), ("Edit", true)] {
      try #require(toolbarButton(title, graph)).send(.activate)
      graph.update()
      #expect(graph.root.plainText.contains("editing \(isEditing)"), "\(title)")
    }
    graph.setRoot(Editable(isOwn: true))
    graph.update()
    #expect(graph.root.plainText.contains("outside true"))
    try #require(toolbarButton("Done", graph)).send(.activate)
    graph.update()
    #expect(graph.root.plainText.contains("editing false"))
    #expect(graph.root.plainText.contains("outside false"))
  }

  private func toolbarButton(_ title: String, _ graph: ViewGraph) -> Element? {
    graph.root.toolbarItems.first { $0.plainText == title }?.children.first
  }

  struct Screens: View {
    @State var path: [Int] = []
    @State var isInfoUp = false
    @State var item: String?
    let log: Log

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("One", value: 1)
          NavigationLink("Wrong", value: "text")
          NavigationLink("View") { Detail(number: 100, log: log) }
          Button("Info") { isInfoUp = true }
          Button("Item") { item = "thing" }
          Button("Deep") { path = [1, 2, 3] }
          Text("path \(path.description) \(String(isInfoUp)) \(item ?? "none")")
        }
        .navigationTitle("Home")
        .toolbar { Button("Add") {} }
        .onAppear { log("home appears") }
        .onDisappear { log("home disappears") }
        .navigationDestination(for: Int.self) { Detail(number: $0, log: log) }
        .navigationDestination(isPresented: $isInfoUp) { Text("info") }
        .navigationDestination(item: $item) { Text("item \($0)") }
      }
    }
  }

  struct Detail: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @State private var taps = 0
    let number: Int
    let log: Log

    var body: some View {
      VStack {
        Text("detail \(number) taps \(taps) \(String(isPresented))")
        Button("Tap") { taps += 1 }
        Button("Leave") { dismiss() }
        NavigationLink("Next", value: number + 1)
      }
      .navigationTitle("Detail \(number)")
      .onAppear { log("\(number) appears") }
      .onDisappear { log("\(number) disappears") }
    }
  }

  func stack(_ graph: ViewGraph) throws -> Element {
    try #require(
      graph.root.preorder.first {
        if case .navigationStack = $0.content { true } else { false }
      })
  }

  func press(_ title: String, _ graph: ViewGraph) throws {
    let screen = try #require(try stack(graph).childrenInSight.first)
    let control = try #require(
      screen.preorder.first {
        switch $0.content {
        case .button, .navigationLink: $0.plainText == title
        default: false
        }
      })
    control.send(.activate)
    graph.update()
  }

  func top(_ graph: ViewGraph) throws -> String {
    try #require(try stack(graph).childrenInSight.first).plainText
  }

  @Test("pushes values, pops by dismiss and by the back button, and keeps the screens below")
  func values() throws {
    let log = Log()
    let graph = graph(Screens(log: log))
    #expect(log.take() == ["home appears"])
    try press("One", graph)
    #expect(log.take() == ["1 appears", "home disappears"])
    #expect(try top(graph).hasPrefix("detail 1 taps 0 true"))
    #expect(graph.root.screenTitle?.string == "Detail 1")
    try press("Tap", graph)
    try press("Next", graph)
    #expect(try stack(graph).children.count == 3)
    #expect(log.take() == ["2 appears", "1 disappears"])
    try press("Leave", graph)
    #expect(try top(graph).hasPrefix("detail 1 taps 1 true"))
    #expect(log.take() == ["2 disappears", "1 appears"])
    try stack(graph).send(.decrement)
    graph.update()
    #expect(try top(graph).contains("path [] false none"))
    #expect(log.take() == ["1 disappears", "home appears"])
    #expect(graph.root.screenTitle?.string == "Home")
    #expect(graph.root.toolbarItems.map(\.plainText) == ["Add"])
    graph.tearDown()
    #expect(graph.liveNodes == 0)
  }

  @Test("follows a path that the app writes, and takes only values of its type")
  func path() throws {
    let graph = graph(Screens(log: Log()))
    try press("Deep", graph)
    #expect(try stack(graph).children.count == 4)
    #expect(try top(graph).hasPrefix("detail 3"))
    try stack(graph).send(.select(1))
    graph.update()
    #expect(try top(graph).hasPrefix("detail 1"))
    try press("Leave", graph)
    try press("Wrong", graph)
    #expect(try stack(graph).children.count == 1)
  }

  @Test("puts a screen on top while a condition holds, and ends the condition when it is left")
  func conditions() throws {
    let graph = graph(Screens(log: Log()))
    try press("Info", graph)
    #expect(try top(graph) == "info")
    try stack(graph).send(.decrement)
    graph.update()
    #expect(try top(graph).contains("path [] false none"))
    try press("Item", graph)
    #expect(try top(graph) == "item thing")
    try stack(graph).send(.decrement)
    graph.update()
    #expect(try top(graph).contains("path [] false none"))
    try press("View", graph)
    #expect(try top(graph).hasPrefix("detail 100"))
    try press("Leave", graph)
    #expect(try top(graph).contains("path [] false none"))
    graph.tearDown()
    #expect(graph.liveNodes == 0)
  }

  struct Mixed: View {
    @State var path = NavigationPath([1])
    var body: some View {
      NavigationStack(path: $path) {
        Text("root")
          .navigationDestination(for: Int.self) { number in
            Button("to text") { path.append("deep \(number)") }
              .navigationDestination(for: String.self) { Text($0) }
          }
      }
    }
  }

  @Test("takes values of any types, whose destinations may be declared on the way")
  func mixed() throws {
    let graph = graph(Mixed())
    #expect(try top(graph) == "to text")
    try press("to text", graph)
    #expect(try top(graph) == "deep 1")
    var path = NavigationPath([1])
    path.append("a")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let back = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(back) == path)
  }

  struct Tabs: View {
    @State var chosen = "b"
    let log: Log
    var body: some View {
      VStack {
        TabView(selection: $chosen) {
          Text("first").onAppear { log("a") }.onDisappear { log("no a") }
            .tabItem { Label("A", systemImage: "a") }.tag("a")
          Text("second").onAppear { log("b") }.onDisappear { log("no b") }
            .tabItem { Text("B") }.tag("b").badge(2)
        }
        TabView {
          Tab("C", systemImage: "c") { Text("third").onAppear { log("c") } }
          Tab("D", systemImage: "d") { Text("fourth").onAppear { log("d") } }.badge(1)
        }
        TabView(selection: $chosen) {
          Tab("E", systemImage: "e", value: "a") { Text("fifth") }
          if chosen == "b" { Tab("F", systemImage: "f", value: "b") { Text("sixth") } }
        }
      }
    }
  }

  @Test("shows one tab at a time, and tells the views in it")
  func tabs() throws {
    let log = Log()
    let graph = graph(Tabs(log: log))
    let tabs = graph.root.preorder.filter { if case .tabs = $0.content { true } else { false } }
    #expect(tabs.map(\.content) == [.tabs(selection: 1), .tabs(selection: 0), .tabs(selection: 1)])
    #expect(tabs.map(\.children.count) == [2, 2, 2])
    #expect(log.take() == ["b", "c"])
    let labels = tabs.flatMap(\.children).flatMap { child in
      child.modifiers.compactMap {
        if case .tabItem(let layer) = $0 { layer.root.plainText } else { nil }
      }
    }
    #expect(labels == ["A", "B", "C", "D", "E", "F"])
    tabs[0].send(.select(0))
    tabs[1].send(.select(1))
    graph.update()
    #expect(tabs.map(\.content) == [.tabs(selection: 0), .tabs(selection: 1), .tabs(selection: 0)])
    #expect(Set(log.take()) == ["no b", "a", "d"])
    graph.tearDown()
    #expect(graph.liveNodes == 0)
  }

  struct Split: View {
    @State var selection: Int? = 1
    var body: some View {
      NavigationSplitView {
        List(selection: $selection) {
          NavigationLink("Link", value: "x")
          NavigationLink("View") { Text("brought") }
        }
        .navigationDestination(for: String.self) { Text("screen \($0)") }
      } detail: {
        Text("nothing")
      }
    }
  }

  @Test("lets a leading column choose what the last one shows")
  func split() throws {
    let graph = graph(Split())
    func detail() -> String? {
      graph.root.preorder.first { $0.content == .slot(.detail) }?.plainText
    }
    #expect(detail() == "nothing")
    let links = graph.root.preorder.filter { $0.content == .navigationLink }
    links[0].send(.activate)
    graph.update()
    #expect(detail() == "screen x")
    links[1].send(.activate)
    graph.update()
    #expect(detail() == "brought")
    graph.tearDown()
    #expect(graph.liveNodes == 0)
  }
}

import SwiftUI
import SwiftUICore
import Testing

@Suite("Focus and events", .timeLimit(.minutes(10)))
@MainActor
struct StateFocusTests {
  enum Field: Hashable { case name, city }

  struct Login: View {
    @FocusState private var field: Field?
    @FocusState private var isSearching: Bool
    @State private var name = ""
    @State private var hasCity = true
    var body: some View {
      TextField("Name", text: $name).focused($field, equals: .name)
        .onSubmit { field = .city }
      if hasCity { TextField("City", text: $name).focused($field, equals: .city) }
      TextField("Search", text: $name).focused($isSearching)
      Button("Name") { field = .name }
      Button("Away") { hasCity = false }
      Text(verbatim: "\(field.map { "\($0)" } ?? "none") \(isSearching)")
    }
  }

  @Test("Focus is written by the host, and moved by the app")
  func focus() throws {
    let graph = ViewGraph()
    graph.setRoot(Login())
    let name = try graph.root.field(0).element
    let city = try graph.root.field(1).element
    let search = try graph.root.field(2).element
    #expect(graph.root.summary == "none false")
    name.send(.focus(true))
    graph.update()
    #expect(graph.root.summary == "name false")
    #expect(name.wantsFocus && !city.wantsFocus)
    name.send(.submit)
    graph.update()
    #expect(city.wantsFocus && !name.wantsFocus)
    // The host follows: the one that lost the keyboard says so after the other one got it.
    city.send(.focus(true))
    name.send(.focus(false))
    graph.update()
    #expect(graph.root.summary == "city false")
    city.send(.focus(false))
    search.send(.focus(true))
    graph.update()
    #expect(graph.root.summary == "none true")
    search.send(.focus(false))
    city.send(.focus(true))
    graph.press("Away")
    #expect(graph.root.summary == "none false")
    graph.press("Name")
    #expect(name.wantsFocus)
  }

  struct Touch: View {
    @State private var log: [String] = []
    var body: some View {
      Text("tap").onTapGesture { log.append("tap") }
        .gesture(TapGesture(count: 2).onEnded { log.append("double") })
        .gesture(Long(log: $log))
        .onKeyPress(.return) {
          log.append("return")
          return .handled
        }
      Text(verbatim: log.joined(separator: ","))
    }
  }
  struct Long: Gesture {
    @Binding var log: [String]
    var body: some Gesture<Bool> {
      LongPressGesture().onChanged { _ in log.append("pressing") }.onEnded { _ in
        log.append("held")
      }
    }
  }

  @Test("Gestures and keys do what they are for, but not while disabled")
  func gestures() throws {
    let graph = ViewGraph()
    graph.setRoot(Touch())
    let text = try #require(
      graph.root.preorder.first { $0.plainText == "tap" && $0.children.isEmpty })
    #expect(text.tap())
    #expect(text.tap(count: 2))
    #expect(!text.tap(count: 3))
    for case .longPress(let action) in text.modifiers { action() }
    #expect(text.press(KeyPress(.return)))
    #expect(!text.press(KeyPress(.escape)))
    graph.update()
    #expect(graph.root.summary == "tap,double,pressing,held,return")
    graph.setRoot(Touch().disabled(true))
    let disabled = try #require(
      graph.root.preorder.first { $0.plainText == "tap" && $0.children.isEmpty })
    #expect(!disabled.tap())
    #expect(!disabled.press(KeyPress(.return)))
  }

  struct Keys: View {
    @State private var log: [String] = []
    var body: some View {
      Text("keys")
        .onKeyPress(characters: .decimalDigits) { press in
          log.append("digit \(press.characters)")
          return .handled
        }
        .onKeyPress(characters: .letters, phases: .up) { press in
          log.append("up \(press.characters)")
          return .handled
        }
        .onKeyPress("a", phases: [.down]) { _ in
          log.append("a")
          return .handled
        }
        .onKeyPress(keys: ["b", .space]) { press in
          log.append("keys \(press.characters)")
          return .handled
        }
      Text(verbatim: log.joined(separator: ","))
    }
  }

  @Test("Keys are told apart by the key, by what they type, and by the phase")
  func keys() throws {
    let graph = ViewGraph()
    graph.setRoot(Keys())
    let text = try #require(
      graph.root.preorder.first { $0.plainText == "keys" && $0.children.isEmpty })
    #expect(text.press(KeyPress("4")))
    #expect(text.press(KeyPress("٤", phase: .repeat)))
    #expect(!text.press(KeyPress("4", phase: .up)))
    #expect(text.press(KeyPress("é", phase: .up)))
    #expect(!text.press(KeyPress("é")))
    #expect(!text.press(KeyPress("c", characters: "")))
    #expect(text.press(KeyPress("a")))
    #expect(!text.press(KeyPress("a", phase: .repeat)))
    #expect(text.press(KeyPress(.space)))
    graph.update()
    #expect(graph.root.summary == "digit 4,digit ٤,up é,a,keys  ")
  }

  struct Total: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  struct Sum: View {
    @State private var rows = [1, 2, 3]
    @State private var isShown = false
    @State private var seen: [Int] = []
    var body: some View {
      VStack {
        ForEach(rows, id: \.self) { Text("row").preference(key: Total.self, value: $0) }
        Group {
          Text("hidden").preference(key: Total.self, value: 1000)
        }
        .preference(key: Total.self, value: 10)
        Button("Drop") { rows.removeLast() }
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) { Text("x").preference(key: Total.self, value: 99) }
      }
      .transformPreference(Total.self) { $0 *= 2 }
      .onPreferenceChange(Total.self) { seen.append($0) }
      Text(verbatim: "\(seen)")
    }
  }

  @Test("Preferences flow up, are reduced, and are told when they change")
  func preferences() {
    let graph = ViewGraph()
    graph.setRoot(Sum())
    #expect(graph.root.summary == "[32]")
    graph.press("Drop")
    #expect(graph.root.summary == "[32, 26]")
    // What a sheet gives is its own.
    graph.press("Show")
    #expect(graph.root.summary == "[32, 26]")
    graph.press("Drop")
    graph.press("Drop")
    #expect(graph.root.summary == "[32, 26, 22, 20]")
  }

  struct Found: View {
    @State private var text = ""
    @State private var log: [String] = []
    var body: some View {
      Text(verbatim: log.joined(separator: ","))
        .contextMenu { Button("Copy") { log.append("copy") } }
        .swipeActions(edge: .leading) { Button("Pin") { log.append("pin") } }
        .searchable(text: $text, prompt: "Find")
        .onSubmit(of: .search) { log.append("search \(text)") }
    }
  }

  @Test("Menus, row commands and the search field are layers of their view")
  func layers() throws {
    let graph = ViewGraph()
    graph.setRoot(Found())
    let text = try #require(graph.root.children.first)
    for modifier in text.modifiers {
      switch modifier {
      case .contextMenu(let layer), .swipeActions(let layer):
        layer.elements.first?.send(.activate)
      case .search(let layer):
        #expect(try layer.root.field(0).prompt == "Find")
        layer.elements.first?.send(.setText("x"))
        layer.elements.first?.send(.submit)
      default: break
      }
    }
    graph.update()
    #expect(graph.root.summary == "copy,pin,search x")
  }
}

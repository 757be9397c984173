import SwiftUI
import SwiftUICore
import Testing

@testable import PlainHost

@Suite("A screen of the plain host", .timeLimit(.minutes(10)))
@MainActor
struct ScreenTests {
  private func screen<V: View>(_ view: V) -> (screen: Screen, graph: ViewGraph) {
    let graph = ViewGraph()
    graph.setRoot(view)
    return (Screen(graph, title: "Test"), graph)
  }

  private func lines<V: View>(_ view: V) -> [String] { screen(view).screen.lines }

  @Test("A share of what has no end is none, and no trap")
  func endless() {
    #expect(
      lines(
        VStack {
          ProgressView("Done", value: Double.infinity, total: .infinity)
          Gauge(value: Double.infinity, in: 0...Double.infinity) { Text("Full") }
          Gauge(value: Double.nan, in: 0...1) { Text("Unknown") }
        })
        == ["Done (progress, 0 %)", "Full (gauge, 0 %)", "Unknown (gauge, 0 %)"])
  }

  struct Everything: View {
    @State private var isOn = true
    @State private var name = "Ann"
    @State private var secret = "1234"
    var body: some View {
      VStack {
        Text("first line\nsecond line")
        HStack {
          Text("left")
          Text("right")
        }
        Label("Downloads", systemImage: "arrow.down")
        Toggle("Wi-Fi", isOn: $isOn)
        TextField("Name", text: $name)
        SecureField("Password", text: $secret)
        HStack {
          Text("Remove it:")
          Button("Remove", role: .destructive) {}
        }
        Button("Not now", role: .cancel) {}.disabled(true)
      }
    }
  }

  @Test("shows texts, and controls with number, role and state")
  func everything() {
    #expect(
      lines(Everything()) == [
        "first line",
        "second line",
        "left right",
        "Downloads",
        "[1] Wi-Fi (toggle, on)",
        "[2] Name: Ann (field)",
        "[3] Password: •••• (secure field)",
        "Remove it:",
        "[4] Remove (button, destructive)",
        "[5] Not now (button, cancel, disabled)",
      ])
  }

  struct Values: View {
    @State private var flavour = "Vanilla"
    @State private var count = 3
    @State private var volume = 0.5
    @State private var date = Date(timeIntervalSince1970: 0)
    var body: some View {
      VStack {
        Picker("Flavour", selection: $flavour) {
          Text("Vanilla").tag("Vanilla")
          Text("Chocolate").tag("Chocolate")
        }
        Stepper("Count: \(count)", value: $count, in: 0...4)
        Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
        DatePicker("Day", selection: $date, displayedComponents: .date)
        Menu("More") {
          Button("Copy") { count = 0 }
          Button("Paste") {}
        }
        ProgressView("Loading", value: 0.4)
        Gauge(value: 0.7) { Text("Load") }
        Link("Site", destination: URL(string: "https://example.org")!)
        LabeledContent("Version", value: "1.0")
      }
    }
  }

  @Test("shows what has a value, and lets it be set")
  func values() {
    let (first, graph) = screen(Values())
    let day = first.lines[3]
    #expect(
      first.lines == [
        "[1] Flavour: Vanilla (picker, one of Vanilla | Chocolate)",
        "[2] Count: 3 (stepper)",
        "[3] Volume: 0.5 (slider, 0 to 1)",
        day,
        "More (menu):",
        "  [5] Copy (button)",
        "  [6] Paste (button)",
        "Loading (progress, 40 %)",
        "Load (gauge, 70 %)",
        "[7] Site (link, https://example.org)",
        "Version 1.0",
      ])
    func say(_ line: String) -> [String] {
      let outcome = Interpreter(Screen(graph, title: "")).interpret(line)
      graph.update()
      if case .answered(let text) = outcome { return [text] }
      return Screen(graph, title: "").lines
    }
    #expect(say("flavour = choc")[0].hasPrefix("[1] Flavour: Chocolate "))
    #expect(say("flavour = 1")[0].hasPrefix("[1] Flavour: Vanilla "))
    #expect(say("flavour = tar") == ["“tar” is not one of: Vanilla, Chocolate."])
    #expect(say("flavour") == ["Say “Flavour = …” with one of: Vanilla, Chocolate."])
    #expect(say("count +")[1] == "[2] Count: 4 (stepper)")
    #expect(say("2 +") == ["“Count: 4” is at its end."])
    #expect(say("count -")[1] == "[2] Count: 3 (stepper)")
    #expect(say("volume = 0.8")[2] == "[3] Volume: 0.75 (slider, 0 to 1)")
    #expect(say("volume = 99")[2] == "[3] Volume: 1 (slider, 0 to 1)")
    #expect(say("volume -")[2] == "[3] Volume: 0.75 (slider, 0 to 1)")
    #expect(say("volume = much") == ["“much” is not a number."])
    #expect(say("day = 2026-05-26")[3] == "[4] Day: 2026-05-26 (date picker)")
    #expect(say("day = tomorrow") == ["“tomorrow” is no date that fits: write yyyy-MM-dd."])
    #expect(say("copy")[1] == "[2] Count: 0 (stepper)")
  }

  struct Rows: View {
    @State private var fruits = ["Apple", "Pear"]
    @State private var chosen: String?
    @State private var isOn = false
    var body: some View {
      VStack {
        List(selection: $chosen) {
          Section("Fruits") {
            ForEach(fruits, id: \.self) { Text($0) }
              .onDelete { fruits.remove(atOffsets: $0) }
          }
          DisclosureGroup("More") { Text("Plum").tag("Plum") }
        }
        Form {
          Section {
            Toggle("Organic", isOn: $isOn)
          } header: {
            Text("Options")
          } footer: {
            Text("Costs more.")
          }
        }
        GroupBox("Box") { Text("inside") }
      }
    }
  }

  @Test("shows lists whose rows can be chosen, deleted and opened, and forms")
  func rows() {
    let (first, graph) = screen(Rows())
    #expect(
      first.lines == [
        "Fruits:",
        "  - [1] Apple (row)",
        "    [2] Delete (button, destructive)",
        "  - [3] Pear (row)",
        "    [4] Delete (button, destructive)",
        "- [5] More (disclosure, collapsed)",
        "Options:",
        "  [6] Organic (toggle, off)",
        "Costs more.",
        "Box:",
        "  inside",
      ])
    func say(_ line: String) -> [String] {
      let outcome = Interpreter(Screen(graph, title: "")).interpret(line)
      graph.update()
      if case .answered(let text) = outcome { return [text] }
      return Screen(graph, title: "").lines
    }
    #expect(say("pear")[3] == "  - [3] Pear (row, selected)")
    #expect(say("delete") == ["“delete” could be [2] Delete, [4] Delete."])
    #expect(say("delete apple")[1] == "  - [1] Pear (row, selected)")
    #expect(say("more")[3...4] == ["- [3] More (disclosure, expanded)", "  - [4] Plum (row)"])
    #expect(say("plum")[4] == "  - [4] Plum (row, selected)")
  }

  struct RowMenus: View {
    @State private var fruits = ["Apple", "Pear"]
    var selection: Binding<String?>?
    @State private var log = ""
    var body: some View {
      Text("log \(log)")
      if let selection { List(selection: selection) { rows } } else { List { rows } }
    }
    private var rows: some View {
      ForEach(fruits, id: \.self) { fruit in
        Text(fruit)
          .swipeActions { Button("Delete") { log = "swiped" } }
          .contextMenu { Button("Copy") { log = "copied" } }
          .deleteDisabled(fruit == "Pear")
      }
      .onDelete { fruits.remove(atOffsets: $0) }
    }
  }

  @Test("names what the list does with a row apart from what the row does itself")
  func rowMenus() {
    #expect(
      lines(RowMenus()) == [
        "log ",
        "- Apple",
        "    [1] Delete (button)",
        "    [2] Copy (button)",
        "  [3] Delete row (button, destructive)",
        "- Pear",
        "    [4] Delete (button)",
        "    [5] Copy (button)",
      ])
    let (_, graph) = screen(RowMenus(selection: .constant(nil)))
    let shown = Screen(graph, title: "").lines
    #expect(shown.contains("- [1] Apple (row)") && shown.contains("    [3] Copy (button)"))
    #expect(Interpreter(Screen(graph, title: "")).interpret("delete apple") == .done)
    graph.update()
    #expect(!Screen(graph, title: "").lines.contains { $0.contains("Apple") })
  }

  struct Screens: View {
    var body: some View {
      TabView {
        NavigationStack {
          List {
            NavigationLink("Ann") {
              Text("about Ann").navigationTitle("Ann's page")
            }
          }
          .navigationTitle("People")
          .toolbar { Button("Add") {} }
        }
        .tabItem { Label("People", systemImage: "person") }
        Text("settings").tabItem { Text("Settings") }
      }
    }
  }

  @Test("says once what the window and its screen are both called")
  func sharedTitle() {
    let graph = ViewGraph()
    graph.setRoot(Text("content").navigationTitle("Notes"))
    #expect(Screen(graph, title: "Notes").heading == "Notes")
    #expect(Screen(graph, title: "App").heading == "App: Notes")
  }

  @Test("writes out what would turn the direction of text")
  func direction() {
    let marks = [0x202A...0x202E, 0x2066...0x2069].joined().compactMap(Unicode.Scalar.init)
    #expect(marks.count == 9)
    for mark in marks {
      let (screen, _) = screen(Text("a\(mark)b").navigationTitle("c\(mark)d"))
      let number = String(mark.value, radix: 16, uppercase: true)
      #expect(screen.lines == ["a\\u{\(number)}b"])
      #expect(screen.heading == "Test: c\\u{\(number)}d")
    }
  }

  @Test("shows the tab and the screen that are in sight, and the ways to the others")
  func screens() {
    let (first, graph) = screen(Screens())
    func say(_ line: String) -> [Substring] {
      #expect(Interpreter(Screen(graph, title: "Test")).interpret(line) == .done)
      graph.update()
      return Screen(graph, title: "Test").text(isStyled: false).split(separator: "\n")
    }
    let people = [
      "== Test: People ==",
      "[1] People (tab, selected)",
      "[2] Settings (tab)",
      "- [3] Ann (navigation link)",
      "[4] Add (button)",
    ]
    #expect(first.text(isStyled: false).split(separator: "\n").map(String.init) == people)
    #expect(
      say("Ann") == [
        "== Test: Ann's page ==",
        "[1] People (tab, selected)",
        "[2] Settings (tab)",
        "about Ann",
        "[3] Back (button)",
      ])
    #expect(say("back").map(String.init) == people)
    #expect(
      say("settings") == [
        "== Test ==", "[1] People (tab)", "[2] Settings (tab, selected)", "settings",
      ])
  }

  struct Hostile: View {
    let text: String
    @State private var entered: String
    @State private var isPresented = true

    init(text: String) {
      self.text = text
      _entered = State(initialValue: text)
    }

    var body: some View {
      VStack {
        Text(verbatim: text)
        TextField(text: $entered) { Text(verbatim: text) }
        Button(action: {}) { Text(verbatim: text) }
      }
    }
  }

  struct HostileAlert: View {
    let text: String
    @State private var isPresented = true
    var body: some View {
      Text("x").alert(Text(verbatim: text), isPresented: $isPresented) {
        Button(action: {}) { Text(verbatim: text) }
      } message: {
        Text(verbatim: text)
      }
    }
  }

  @Test("never lets a control character of the app through, and writes it out instead")
  func controlCharacters() {
    var random = SystemRandomNumberGenerator()
    let pool = Array(
      "ab\u{1B}[31m\u{07}\u{08}\r\n\t\u{9B}\u{85}\u{2028}\u{7F}\u{0}é日👩‍👩‍👧".unicodeScalars)
    for _ in 0..<200 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0..<12, using: &random) { text.append(pool.randomElement()!) }
      for screen in [
        screen(Hostile(text: String(text))).screen, screen(HostileAlert(text: String(text))).screen,
      ] {
        let printed = screen.text(isStyled: false)
        #expect(
          !printed.unicodeScalars.contains {
            $0 != "\n" && $0.properties.generalCategory == .control
          }, "\(Array(text))")
        #expect(screen.lines.allSatisfy { !$0.contains("\n") })
      }
    }
    #expect(lines(Text(verbatim: "a\u{1B}[2Jb")) == ["a\\u{1B}[2Jb"])
  }

  @Test("passes wide characters, emoji and combining marks through as they are")
  func wideCharacters() {
    #expect(
      lines(Button("削除しますか 👩‍👩‍👧‍👦 e\u{301} עברית") {}) == ["[1] 削除しますか 👩‍👩‍👧‍👦 e\u{301} עברית (button)"])
  }

  struct Fields: View {
    @State private var isPresented = true
    @State private var isSuppressed = false
    @State private var name = ""
    var body: some View {
      Text("below")
        .alert("Sign in", isPresented: $isPresented) {
          TextField("User", text: $name)
          Button("Sign in") {}.disabled(name.isEmpty)
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("Your account")
        }
        .dialogSeverity(.critical)
        .dialogSuppressionToggle("Remember", isSuppressed: $isSuppressed)
    }
  }

  @Test("gives the whole screen to an alert, with its fields and its toggle")
  func alert() {
    let (screen, graph) = screen(Fields())
    #expect(
      screen.text(isStyled: false).split(separator: "\n") == [
        "== Alert (critical): Sign in ==",
        "Your account",
        "[1] User (field, empty)",
        "[2] Remember (toggle, off)",
        "[3] Sign in (button, default, disabled)",
        "[4] Cancel (button, cancel)",
      ])
    #expect(screen.text(isStyled: true).hasPrefix("\u{1B}[1m== Alert"))
    #expect(
      Interpreter(screen).interpret("")
        == .unknown(
          "“Sign in” is disabled. You can say: [1] User, [2] Remember, [3] Sign in, [4] Cancel."))
    #expect(Interpreter(screen).interpret("user = Ann = B") == .done)
    #expect(Interpreter(screen).interpret("remember = on") == .done)
    graph.update()
    let next = Screen(graph, title: "Test")
    #expect(
      next.lines == [
        "Your account",
        "[1] User: Ann = B (field)",
        "[2] Remember (toggle, on)",
        "[3] Sign in (button, default)",
        "[4] Cancel (button, cancel)",
      ])
    #expect(Interpreter(next).interpret("\u{1B}") == .done)
    graph.update()
    #expect(Screen(graph, title: "Test").lines == ["below"])
  }
}

import SwiftUI
import SwiftUICore
import Testing

@testable import TerminalHost

/// A window without a terminal.
@MainActor
struct TestWindow {
  let graph: ViewGraph
  let screen: WindowScreen
  let size: CellSize

  init(_ width: Int, _ height: Int, noColor: Bool = false, @ViewBuilder _ content: () -> some View)
  {
    self.init(width, height, noColor: noColor, ViewGraph())
    graph.setRoot(content())
    draw()
  }

  /// The first window of an app, with the app's menus.
  init(_ width: Int, _ height: Int, _ session: AppSession) {
    self.init(width, height, session.windows[0].graph)
    screen.menuBar = MenuBar(session.menus, session.windows[0])
    session.menus.onChange = { [screen] in screen.menusChanged() }
    draw()
  }

  private init(_ width: Int, _ height: Int, noColor: Bool = false, _ graph: ViewGraph) {
    UTF8Locale.use()
    self.graph = graph
    size = CellSize(width: width, height: height)
    var environment = ["TERM": "xterm-256color"]
    if noColor { environment["NO_COLOR"] = "1" }
    let capabilities = TerminalCapabilities(environment: environment) { _ in
      TerminalCapabilities.Terminfo(colors: 256, isANSI: true)
    }
    screen = WindowScreen(graph, theme: Theme(capabilities!), title: { "Title" })
    let screen = screen
    graph.onUpdate = { screen.take($0) }
  }

  @discardableResult
  func draw() -> String {
    graph.update()
    let text = screen.render(size).buffer.text
    // A second look, after what the first may have told the app.
    graph.update()
    return text == screen.render(size).buffer.text ? text : screen.render(size).buffer.text
  }

  @discardableResult
  func press(_ keys: KeyStroke...) -> String {
    for key in keys {
      screen.handle(.key(key))
      draw()
    }
    return draw()
  }

  func click(_ text: String) {
    let lines = draw().split(separator: "\n", omittingEmptySubsequences: false)
    for (y, line) in lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      let x = line.distance(from: line.startIndex, to: range.lowerBound)
      for kind in [MouseEvent.Kind.press, .release] {
        screen.handle(.mouse(MouseEvent(kind: kind, point: CellPoint(x: x, y: y))))
        draw()
      }
      return
    }
    Issue.record("no \(text) on \(lines)")
  }

  var focused: String { screen.focused?.element?.plainText ?? "" }
}

@Suite("Views in cells", .timeLimit(.minutes(10))) @MainActor
struct ScreenTests {
  @Test("Stacks space, align and share what there is")
  func stacks() {
    let window = TestWindow(24, 9) {
      VStack(alignment: .leading, spacing: 0) {
        Text("ab")
        HStack {
          Text("left")
          Spacer()
          Text("right")
        }
        HStack(spacing: 0) {
          Text("a").frame(maxWidth: .infinity, alignment: .trailing)
          Text("b").frame(maxWidth: .infinity, alignment: .leading)
        }
        Divider()
        Text("long text that wraps at words")
        Text("x").padding(.leading, 16).frame(height: 32, alignment: .bottom)
      }
    }
    #expect(
      window.draw() == """
        ab
        left               right
                   ab
        ────────────────────────
        long text that wraps at
        words

          x

        """)
  }

  @Test("A border, a background and an overlay lie around, behind and over")
  func layers() {
    let window = TestWindow(12, 5) {
      Text("in").padding(.horizontal, 16).border(Color.red).overlay(alignment: .topTrailing) {
        Text("!")
      }
    }
    #expect(window.draw() == "\n  ╭──────!\n  │  in  │\n  ╰──────╯\n")
  }

  @Test("A list scrolls with the focus, and shows where it is")
  func list() {
    let window = TestWindow(12, 4) {
      List(1...20, id: \.self) { number in Button("Row \(number)") {} }
    }
    #expect(window.draw().hasPrefix("[>Row 1<]"))
    for _ in 0..<5 { window.press(KeyStroke(.down)) }
    let text = window.draw()
    #expect(text.contains("[>Row 6<]") && !text.contains("Row 1 "))
    #expect(text.contains("█"))
    window.press(KeyStroke(.tab, .shift), KeyStroke(.up))
    #expect(window.focused == "Row 4")
  }

  @Test("A narrow screen breaks a row of controls rather than cutting it")
  func narrow() {
    let window = TestWindow(14, 5) {
      HStack {
        Button("First") {}
        Button("Second") {}
      }
    }
    #expect(window.draw() == "\n  [>First<]\n  [ Second ]\n\n")
  }

  @Test("What is higher than the screen scrolls to the focus")
  func windowScrolls() {
    final class Counter { var count = 0 }
    let pressed = Counter()
    let window = TestWindow(14, 4) {
      VStack {
        ForEach(0..<6, id: \.self) { Text("line \($0)") }
        Button("End") { pressed.count += 1 }
      }
    }
    #expect(window.draw().contains("line 0"))
    #expect(window.press(KeyStroke(.enter)).contains("[>End<]"))
    #expect(pressed.count == 0, "what was out of sight is shown first")
    window.press(KeyStroke(.enter))
    #expect(pressed.count == 1)
    #expect(window.press(KeyStroke(.home)).contains("line 0"))
    #expect(window.press(KeyStroke(.end)).contains("[>End<]"))
  }
}

@Suite("Using a window", .timeLimit(.minutes(10))) @MainActor
struct InteractionTests {
  private struct Form: View {
    @State var text = "abc"
    @State var isOn = false
    @State var size = 0
    @State var amount = 1.0
    @State var log = ""
    @FocusState var isFieldFocused: Bool

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("\(text) \(isOn) \(size) \(Int(amount)) \(log)")
        TextField("Text", text: Binding(get: { text }, set: { text = String($0.prefix(5)) }))
          .focused($isFieldFocused)
          .onSubmit { log += "s" }
        Toggle("On", isOn: $isOn)
        Picker("Size", selection: $size) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }
        Slider(value: $amount, in: 0...10, step: 1)
        Button("Focus") { isFieldFocused = true }
        Button("Off") {}.disabled(true)
        Button("Save") { log += "w" }.keyboardShortcut("s")
      }
    }
  }

  @Test("Fields, toggles, pickers and sliders do what the keyboard says")
  func controls() {
    let window = TestWindow(40, 9) { Form() }
    window.press(KeyStroke(.end), KeyStroke(.character("d")), KeyStroke(.character("e")))
    // The app allows five characters, and the field shows what the app keeps.
    #expect(window.press(KeyStroke(.character("f"))).contains(">abcde "))
    #expect(window.press(KeyStroke(.enter)).contains("s"))
    #expect(window.press(KeyStroke(.tab), KeyStroke(.character(" "))).contains("[x] On"))
    #expect(window.press(KeyStroke(.down), KeyStroke(.enter)).contains("Large"))
    #expect(window.press(KeyStroke(.down), KeyStroke(.enter)).hasPrefix("abcde true 1"))
    #expect(
      window.press(KeyStroke(.down), KeyStroke(.right), KeyStroke(.right)).hasPrefix(
        "abcde true 1 3"))
    window.press(KeyStroke(.down), KeyStroke(.enter))
    #expect(window.screen.focused?.field != nil)
    #expect(window.press(KeyStroke(.character("s"), .control)).contains("sw"))
    // Disabled: neither the focus nor the mouse finds it.
    window.click("Off")
    window.press(KeyStroke(.tab, .shift), KeyStroke(.up))
    #expect(window.focused == "Focus")
  }

  private struct Asker: View {
    @State var isAsking = false
    @State var answer = ""
    @State var name = ""

    var body: some View {
      VStack {
        Text("answer \(answer)")
        Button("Ask") { isAsking = true }
        Button("Other") {}
      }
      .alert("Sure?", isPresented: $isAsking) {
        TextField("Name", text: $name)
        Button("Erase", role: .destructive) { answer = "erase \(name)" }
        Button("Keep", role: .cancel) { answer = "keep" }
        Button("Later") { answer = "later" }
      } message: {
        Text("It cannot be undone.")
      }
    }
  }

  @Test("An alert takes the keyboard, and gives the focus back to where it was")
  func alert() {
    let window = TestWindow(44, 12) { Asker() }
    window.press(KeyStroke(.tab), KeyStroke(.tab, .shift), KeyStroke(.enter))
    #expect(window.screen.focused?.field != nil)
    // The first that was written stands last, as in a window.
    window.press(KeyStroke(.character("x")), KeyStroke(.tab), KeyStroke(.tab), KeyStroke(.tab))
    #expect(window.focused == "Erase")
    #expect(window.press(KeyStroke(.enter)).contains("answer erase x"))
    #expect(window.focused == "Ask")
    window.press(KeyStroke(.enter))
    #expect(window.press(KeyStroke(.escape)).contains("answer keep"))
    window.press(KeyStroke(.enter))
    // Return in a field presses the default, which is never what destroys.
    #expect(window.press(KeyStroke(.enter)).contains("answer later"))
    window.press(KeyStroke(.enter))
    #expect(window.press(KeyStroke(.character("e"), .option)).contains("answer erase"))
    window.click("Ask")
    window.click("Later")
    #expect(window.draw().contains("answer later"))
  }

  @Test("Roles show without colours, and the focus without reverse video")
  func withoutColors() {
    let window = TestWindow(44, 12, noColor: true) { Asker() }
    let text = window.press(KeyStroke(.enter))
    #expect(text.contains("[!Erase ]") && text.contains("[ Keep ]"))
    #expect(text.contains(">Name"))
  }

  @Test("An alert is whole on every screen, its buttons in sight", arguments: 1...12)
  func sizes(_ height: Int) {
    for width in [1, 8, 20, 30, 80] {
      let window = TestWindow(width, height) { Asker() }
      window.press(KeyStroke(.enter), KeyStroke(.tab))
      let focused = window.screen.focused
      guard height >= 5, width >= 20 else { continue }
      #expect(focused.map { $0.visible.height == $0.rect.height } == true)
    }
  }
}

@Suite("Text that does not fit its place", .timeLimit(.minutes(10))) @MainActor
struct AwkwardTextTests {
  @Test("A line feed in the title of an alert's button is a space, and the frame is whole")
  func buttonTitle() {
    let window = TestWindow(40, 12) {
      Text("behind").alert("Sure?", isPresented: .constant(true)) { Button("OK\n2") {} }
    }
    let text = window.draw()
    #expect(text.contains("[>OK 2<]"))
    #expect(text.split(separator: "\n").contains { $0.hasSuffix("─╯") && !$0.contains("2") })
  }

  @Test("Line feeds in tabs, options, menu items and titles of frames are spaces")
  func labels() {
    let window = TestWindow(44, 16) {
      TabView {
        VStack {
          Picker("Size", selection: .constant(0)) { Text("Very\nlarge").tag(0) }
          Menu("More\nof it") { Button("Copy\nall") {} }
        }
        .navigationTitle("Two\nlines")
        .tabItem { Text("First\ntab") }
      }
    }
    let text = window.draw()
    #expect(text.contains("First tab") && text.contains("Very large ▾"))
    #expect(text.contains("More of it"))
    window.click("More of it")
    #expect(window.draw().contains("Copy all"))
    let sheet = TestWindow(44, 16) {
      Text("").sheet(isPresented: .constant(true)) {
        Text("wide enough content").navigationTitle("In\nframe")
      }
    }
    #expect(sheet.draw().contains(" In frame ─"))
  }

  @Test("The text of an alert scrolls, however long its title and its button are")
  func everythingOverflows() {
    let message = (1...4000).map { "line \($0)" }.joined(separator: "\n")
    let title = (1...550).map { "word\($0)" }.joined(separator: " ")
    for buttons in [1, 30] {
      let window = TestWindow(60, 20) {
        Text("").alert(title, isPresented: .constant(true)) {
          ForEach(0..<buttons, id: \.self) { number in
            Button("\(number) " + String(repeating: "long ", count: 600)) {}
          }
        } message: {
          Text(message)
        }
      }
      let first = window.draw()
      let second = window.press(KeyStroke(.pageDown))
      #expect(first != second)
      #expect(window.press(KeyStroke(.pageUp)) == first)
      #expect(window.press(KeyStroke(.end)).contains("line 4000"))
      #expect(window.press(KeyStroke(.home)) == first)
      #expect(window.screen.focused.map { $0.visible.height == $0.rect.height } == true)
      let heights = window.screen.canvas?.regions.map(\.viewport.height) ?? []
      #expect(heights.first.map { $0 >= 9 } == true)
      if buttons == 1 { #expect(window.press(KeyStroke(.down)) != first) }
    }
  }

  @Test("A title that the window and its navigation share is shown once")
  func sharedTitle() {
    let window = TestWindow(40, 12) {
      NavigationStack { Text("content").navigationTitle("Title") }
    }
    #expect(window.draw().components(separatedBy: "Title").count == 2)
    let other = TestWindow(40, 12) {
      NavigationStack { Text("content").navigationTitle("Other") }
    }
    #expect(other.draw().contains("Title") && other.draw().contains("Other"))
  }

  @Test(
    "What turns the direction of text is left out",
    arguments: [
      "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}",
      "\u{2068}",
      "\u{2069}",
    ])
  func direction(_ mark: String) {
    let window = TestWindow(40, 12) {
      Text("a\(mark)b").alert("c\(mark)d", isPresented: .constant(true)) { Button("e\(mark)f") {} }
    }
    #expect(!window.draw().unicodeScalars.contains { mark.unicodeScalars.contains($0) })
    #expect(window.draw().contains("cd") && window.draw().contains("ef"))
  }
}

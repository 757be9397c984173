import Foundation
import PlainHost
import SwiftUI
import Synchronization
import Testing

/// Apps that are run whole, with lines from a file.
///
/// The limit is wide, for other tests of the process keep the main actor busy as well.
@Suite("The plain host", .timeLimit(.minutes(10)))
@MainActor
struct PlainHostTests {
  struct NoActions: App {
    struct Content: View {
      @State private var isPresented = true
      @State private var closings = 0
      var body: some View {
        Text("closed \(closings) times")
          .alert("Nothing to choose", isPresented: $isPresented) {}
          .onChange(of: isPresented) { closings += 1 }
      }
    }
    var body: some Scene { WindowGroup { Content() } }
  }

  @Test("gives an alert without actions an OK, and takes it once")
  func noActions() async throws {
    let run = try await PlainRun(NoActions.self, "ok\nok\n")
    #expect(
      run.screens == [
        "== Alert: Nothing to choose ==\n[1] OK (button, default)",
        "== NoActions ==\nclosed 1 times\nNothing here is called “ok”. There is nothing to choose.\n",
      ])
    #expect(run.status == PlainHost.statusOfRefusedInput)
  }

  @Test("answers an alert at the end of the input, and with an empty line")
  func defaultAndEnd() async throws {
    let end = try await PlainRun(NoActions.self, "")
    #expect(end.screens.last == "== NoActions ==\nclosed 1 times\n")
    let empty = try await PlainRun(NoActions.self, "\n")
    #expect(empty.screens.last == "== NoActions ==\nclosed 1 times\n")
  }

  struct Questions: App {
    struct Content: View {
      @State private var isFirst = false
      @State private var isSecond = false
      @State private var log: [String] = []
      var body: some View {
        VStack {
          Text(log.joined(separator: " "))
          Button("Ask") { isFirst = true }
        }
        .alert("First?", isPresented: $isFirst) {
          Button("Yes") {
            log.append("yes")
            isSecond = true
          }
          Button("Leave", role: .cancel) { log.append("left") }
        }
        .alert("Second?", isPresented: $isSecond) {
          Button("Erase", role: .destructive) { log.append("erased") }
          Button("Keep", role: .cancel) { log.append("kept") }
        }
      }
    }
    var body: some Scene { WindowGroup { Content() } }
  }

  @Test(
    "cancels what is still asked when the input ends, gives default answers, and never destroys",
    arguments: [
      ("Ask\nYes\n", "yes kept"),
      ("Ask\n", "left"),
      ("Ask\n\u{1B}\n", "left"),
      ("Ask\n\n\n", "yes kept"),
      ("Ask\nYes\nErase", "yes erased"),
      ("ask\r\nyes\r\nerase\r\n", "yes erased"),
    ])
  func endOfInput(input: String, log: String) async throws {
    let run = try await PlainRun(Questions.self, input)
    #expect(run.screens.last?.contains("== Questions ==\n\(log)\n[1] Ask (button)") == true)
    #expect(run.status == 0)
  }

  @Test("skips a line that is too long for anything, and goes on with the next")
  func longLine() async throws {
    let endless = String(repeating: "x", count: 3 << 20)
    let long = String(repeating: "長い", count: 10_000)
    let run = try await PlainRun(Questions.self, "\(endless)\nAsk\n\(long)\nyes\nkeep\n\(endless)")
    #expect(run.output.contains("That line is too long."))
    #expect(run.output.contains("Nothing here is called “\(long)”."))
    #expect(
      run.output.contains("== Questions ==\nyes kept\n[1] Ask (button)\nThat line is too long."))
  }

  struct Vanishing: App {
    struct Content: View {
      @State private var isThere = true
      @State private var answers = 0
      var body: some View {
        VStack {
          Text("\(answers) answers")
          if isThere { Asking(answers: $answers, isThere: $isThere) }
        }
      }
    }
    struct Asking: View {
      @State private var isPresented = false
      @Binding var answers: Int
      @Binding var isThere: Bool
      var body: some View {
        Button("Ask") { isPresented = true }
          .alert("Still there?", isPresented: $isPresented) { Button("Yes") { answers += 1 } }
          .dialogSuppressionToggle("Stay", isSuppressed: $isThere)
      }
    }
    var body: some Scene { WindowGroup { Content() } }
  }

  struct Insistent: App {
    struct Content: View {
      @State private var isAsking = true
      var body: some View {
        Text("Asked").alert("Again?", isPresented: $isAsking) {
          Button("Cancel", role: .cancel) { Task { isAsking = true } }
        }
      }
    }
    var body: some Scene { WindowGroup("Insistent") { Content() } }
  }

  @Test("says so where alerts do not stop coming at the end of the input")
  func insistent() async throws {
    let run = try await PlainRun(Insistent.self, "")
    #expect(
      run.output.hasSuffix(
        "1000 alerts were cancelled at the end of the input, and more came.\n"))
    #expect(run.status == 0)
  }

  @Test("takes an alert down with its view")
  func viewGone() async throws {
    let run = try await PlainRun(Vanishing.self, "Ask\nStay = off\nYes\n")
    #expect(run.screens[1].contains("[1] Stay (toggle, on)"))
    #expect(
      run.output.hasSuffix(
        "== Vanishing ==\n0 answers\nNothing here is called “Yes”. There is nothing to choose.\n"))
    #expect(run.status == PlainHost.statusOfRefusedInput)
  }

  struct Sheets: App {
    struct Content: View {
      @State private var isPresented = false
      @State private var closings = 0
      var body: some View {
        VStack {
          Text("\(closings) closings")
          Button("Open") { isPresented = true }
        }
        .sheet(isPresented: $isPresented, onDismiss: countClosing) { Inner() }
      }

      private func countClosing() { closings += 1 }
    }
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      @State private var isAsking = false
      var body: some View {
        VStack {
          Button("Done") { dismiss() }
          Button("Ask") { isAsking = true }
        }
        .alert("In the sheet", isPresented: $isAsking) {}
      }
    }
    var body: some Scene { WindowGroup { Content() } }
  }

  @Test("shows a sheet on top, an alert over it, and closes it by button, Esc and code")
  func sheet() async throws {
    let run = try await PlainRun(
      Sheets.self, "Open\nAsk\n\u{1B}\n\u{1B}\nOpen\nClose\nOpen\nDone\n")
    #expect(
      run.screens[1...4] == [
        "== Sheet ==\n[1] Done (button)\n[2] Ask (button)\n[3] Close (button)",
        "== Alert: In the sheet ==\n[1] OK (button, default)",
        "== Sheet ==\n[1] Done (button)\n[2] Ask (button)\n[3] Close (button)",
        "== Sheets ==\n1 closings\n[1] Open (button)",
      ])
    #expect(run.screens.last == "== Sheets ==\n3 closings\n[1] Open (button)\n")
  }

  struct Lifecycle: App {
    static let log = Mutex<[String]>([])
    struct Content: View {
      var body: some View {
        Text("x")
          .onDisappear { Lifecycle.log.withLock { $0.append("gone") } }
          .task {
            try? await Task.sleep(for: .seconds(3600))
            Lifecycle.log.withLock { $0.append("cancelled \(Task.isCancelled)") }
          }
      }
    }
    var body: some Scene { WindowGroup { Content() } }
  }

  @Test("ends in order: views disappear, and what is cancelled comes to its end")
  func order() async throws {
    let run = try await PlainRun(Lifecycle.self, "quit\nx\n")
    #expect(run.status == 0)
    #expect(Lifecycle.log.withLock { $0.sorted() } == ["cancelled true", "gone"])
  }

  struct Editor: App {
    @State private var count = 0
    @State private var isLoud = false
    @State private var isAsking = false
    var body: some Scene {
      WindowGroup {
        Text("count \(count), \(isLoud ? "loud" : "soft")")
          .alert("Sure?", isPresented: $isAsking) { Button("Yes") { count = 0 } }
      }
      .commands {
        CommandGroup(replacing: .newItem) {}
        CommandMenu("Count") {
          Button("Add to \(count)") { count += 1 }
          Toggle("Loud", isOn: $isLoud)
          Button("Never") {}.disabled(true)
          Button("Clear") { isAsking = true }
        }
      }
    }
  }

  @Test("lists the menus of commands under the window, and presses what is in them")
  func commands() async throws {
    let run = try await PlainRun(Editor.self, "add\nloud\nnever\nclear\n\nclose w\n")
    let menus = """
      Editor (menu):
        [1] Quit (button)
      File (menu):
        [2] Close Window (button)
      Count (menu):
      """
    #expect(
      run.screens.first == """
        == Editor ==
        count 0, soft
        \(menus)
          [3] Add to 0 (button)
          [4] Loud (toggle, off)
          [5] Never (button, disabled)
          [6] Clear (button)
        """)
    #expect(run.screens.contains { $0.contains("count 1, loud") && $0.contains("[3] Add to 1") })
    #expect(run.output.contains("“Never” is disabled."))
    #expect(run.screens.contains("== Alert: Sure? ==\n[1] Yes (button, default)"))
    #expect(run.screens.last?.hasPrefix("== Editor ==\ncount 0, loud\n" + menus) == true)
    #expect(run.status == PlainHost.statusOfRefusedInput)
  }
}

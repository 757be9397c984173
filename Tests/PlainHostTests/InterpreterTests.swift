import SwiftUI
import SwiftUICore
import Testing

@testable import PlainHost

@Suite("What a person says to the plain host", .timeLimit(.minutes(10)))
@MainActor
struct InterpreterTests {
  final class Log { var pressed: [String] = [] }

  struct Keys: View {
    let titles: [String]
    let log: Log
    var disabled: Set<Int> = []
    var body: some View {
      VStack {
        ForEach(Array(titles.enumerated()), id: \.offset) { index, title in
          Button(action: { log.pressed.append("\(index)") }) { Text(verbatim: title) }
            .disabled(disabled.contains(index))
        }
      }
    }
  }

  /// Says a line to buttons with these titles; returns what was pressed, or the answer.
  private func say(_ line: String, _ titles: [String], disabled: Set<Int> = []) -> String {
    let log = Log()
    let graph = ViewGraph()
    graph.setRoot(Keys(titles: titles, log: log, disabled: disabled))
    let outcome = Interpreter(Screen(graph, title: "")).interpret(line)
    if case .done = outcome { return log.pressed.joined() }
    #expect(log.pressed.isEmpty)
    switch outcome {
    case .answered(let text): return text
    case .unknown(let text): return text
    default: return "\(outcome)"
    }
  }

  @Test("finds a control by number, name and beginning, whatever the case")
  func names() {
    let titles = ["Save", "Save as…", "Delete", "ÄNDERN"]
    for line in ["1", "#1", "[1]", "Save", "save", "  SAVE \t"] {
      #expect(say(line, titles) == "0")
    }
    for line in ["save a", "Save as…", "2"] { #expect(say(line, titles) == "1") }
    for line in ["d", "del", "DELETE"] { #expect(say(line, titles) == "2") }
    #expect(say("ändern", titles) == "3")
  }

  @Test("takes a name that is a number as a name, and #1 as a number")
  func digits() {
    let titles = ["7", "8", "1"]
    #expect(say("1", titles) == "2")
    #expect(say("#1", titles) == "0")
    #expect(say("2", titles) == "1")
  }

  @Test("answers what it cannot tell apart, does not know or may not press with what can be said")
  func refusals() {
    let titles = ["Open", "Options", "Help"]
    #expect(say("op", titles) == "“op” could be [1] Open, [2] Options.")
    #expect(
      say("Quux", titles)
        == "Nothing here is called “Quux”. You can say: [1] Open, [2] Options, [3] Help.")
    #expect(say("9", titles).hasPrefix("Nothing here is called “9”."))
    #expect(say("-1", titles).hasPrefix("Nothing here is called “-1”."))
    #expect(say("Open", titles, disabled: [0]).hasPrefix("“Open” is disabled."))
    #expect(say("op", titles, disabled: [0]) == "1")
    #expect(say("open = 3", titles) == "“Open” is a button: it takes no value.")
    #expect(say("x", []) == "Nothing here is called “x”. There is nothing to choose.")
  }

  @Test("knows its own words only where no control has them for a name")
  func commands() {
    #expect(say("quit", ["Open"]) == "quit")
    #expect(say("?", ["Open"]).contains("You can say: [1] Open."))
    #expect(say("help", ["Helpful"]).contains("ends the app"))
    #expect(say("help", ["Help"]) == "0")
    #expect(say("quit", ["Quit"]) == "0")
    #expect(say("", ["Open"]) == "look")
    #expect(say("\u{1B}", ["Open"]).hasPrefix("There is nothing to cancel."))
  }

  struct Form: View {
    @State var isOn = false
    @State var text = ""
    let log: Log
    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn)
        TextField("a = b", text: $text).onSubmit { log.pressed.append(text) }
      }
    }
  }

  @Test("sets toggles and fields, whose names may contain an equals sign")
  func values() {
    let log = Log()
    let graph = ViewGraph()
    graph.setRoot(Form(log: log))
    func say(_ line: String) -> [String] {
      let outcome = Interpreter(Screen(graph, title: "")).interpret(line)
      graph.update()
      if case .answered(let text) = outcome { return [text] }
      return Screen(graph, title: "").lines
    }
    #expect(say("wi")[0] == "[1] Wi-Fi (toggle, on)")
    #expect(say("wi-fi=OFF")[0] == "[1] Wi-Fi (toggle, off)")
    #expect(say("1 = yes")[0] == "[1] Wi-Fi (toggle, on)")
    #expect(say("1 = maybe") == ["Say “on” or “off”."])
    #expect(say("a = b = c = d")[1] == "[2] a = b: c = d (field)")
    #expect(say("2 =  two spaces ")[1] == "[2] a = b: two spaces (field)")
    #expect(say("a = b")[1] == "[2] a = b: two spaces (field)")
    #expect(log.pressed == [" two spaces "])
    #expect(say("2=")[1] == "[2] a = b (field, empty)")
  }

  struct Names: View {
    @State var name = ""
    @State var note = ""
    var body: some View {
      VStack {
        Button("Name: clear") { name = "" }
        TextField("Name", text: $name)
        TextField("Notes", text: $note)
        TextField("Notes 2", text: .constant("")).disabled(true)
        Button("Time") {}
      }
    }
  }

  @Test("takes a field's value as it is shown, and says how to fill one in")
  func shownValues() {
    let graph = ViewGraph()
    graph.setRoot(Names())
    func say(_ line: String) -> String {
      let outcome = Interpreter(Screen(graph, title: "")).interpret(line)
      graph.update()
      switch outcome {
      case .done: return Screen(graph, title: "").lines[1...2].joined(separator: "|")
      case .answered(let text), .unknown(let text): return text
      default: return "\(outcome)"
      }
    }
    #expect(say("Name: ann") == "[2] Name: ann (field)|[3] Notes (field, empty)")
    #expect(say("name: a: b = c").hasPrefix("[2] Name: a: b = c (field)"))
    #expect(say("no: x").hasSuffix("[3] Notes: x (field)"))
    #expect(say("3:y").hasSuffix("[3] Notes: y (field)"))
    #expect(say("Notes = p: q").hasSuffix("[3] Notes: p: q (field)"))
    #expect(say("name: clear").hasPrefix("[2] Name (field, empty)"))
    for line in ["Time: 5", "n: 5", "what: 5", ": 5"] {
      #expect(say(line).hasPrefix("Nothing here is called “\(line)”."))
      #expect(say(line).hasSuffix("Say “Name = …” to fill in a field."))
    }
  }
}

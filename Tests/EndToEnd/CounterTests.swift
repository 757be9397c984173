import Foundation
import Testing

/// The built Counter, driven from outside.
@Suite("The Counter as a program", .timeLimit(.minutes(10)))
struct CounterTests {
  private let counter = Program(name: "Counter")

  @Test("asks before it counts, and counts after Yes")
  func yes() async throws {
    let result = try await counter.run("Increase\nYes\n")
    #expect(
      result.output == """
        == ActionInBlog ==
        0
        [1] Increase (button)

        == Alert: Do you want to increase count? ==
        [1] Yes (button, default)
        [2] Cancel (button, destructive)

        == ActionInBlog ==
        1
        [1] Increase (button)

        """)
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }

  @Test(
    "counts the answers that say yes, however they are said and whatever the lines end with",
    arguments: [
      ("", "0", nil),
      ("Increase", "0", nil),
      ("increase\r\nCANCEL\r\n", "0", nil),
      ("Increase\nYes\nYes\n", "1", "Yes"),
      ("inc\ny\n1\n1\n1\n\n", "3", nil),
      ("Increase\n\u{1B}\nYes", "1", nil),
      ("Increase\nquit\nYes\n", "0", nil),
      ("削除\nIncrease\nyes", "1", "削除"),
    ] as [(String, String, String?)])
  func answers(input: String, count: String, refused: String?) async throws {
    let result = try await counter.run(input)
    let counts = result.output.split(separator: "\n").filter { Int($0) != nil }
    #expect(counts.last.map(String.init) == count)
    #expect(result.status == (refused == nil ? 0 : 65))
    #expect(result.errors.isEmpty == (refused == nil))
    #expect(refused.map { result.errors.contains("Nothing here is called “\($0)”.") } ?? true)
  }

  @Test("tells a program what can be said, apart from the screen, and with the status")
  func unknown() async throws {
    let result = try await counter.run("Decrease\n")
    #expect(
      result.errors == "Nothing here is called “Decrease”. You can say: [1] Increase.\n")
    #expect(!result.output.contains("Decrease"))
    #expect(result.status == 65)
  }

  @Test("takes input, output or errors that are closed for such that are empty or unread")
  func closedDescriptors() async throws {
    let noInput = try await counter.run(script: #""$0" <&-"#)
    #expect(noInput.output == "== ActionInBlog ==\n0\n[1] Increase (button)\n")
    #expect(noInput.status == 0)
    let noOutput = try await counter.run(script: #"echo Increase | "$0" >&-"#)
    #expect(noOutput.output.isEmpty && noOutput.errors.isEmpty && noOutput.status == 0)
    let nothing = try await counter.run(script: #""$0" <&- >&- 2>&-"#)
    #expect(nothing.output.isEmpty && nothing.status == 0)
  }

  @Test("says why what it shows cannot be written")
  func fullDisk() async throws {
    let result = try await counter.run(script: #"echo Increase | "$0" >/dev/full"#)
    #expect(result.errors == "write error: No space left on device\n")
    #expect(result.status == 1)
  }

  @Test("takes bytes that are no text, and a flood of lines")
  func flood() async throws {
    let lines = String(repeating: "Increase\nYes\n", count: 1000)
    let result = try await counter.run("\u{0}\u{7}\u{9B}?\n" + lines)
    #expect(result.output.hasSuffix("== ActionInBlog ==\n1,000\n[1] Increase (button)\n"))
    #expect(result.errors.contains("Nothing here is called “\\u{0}\\u{7}\\u{9B}?”."))
    #expect(result.status == 65)
  }

  @Test("reads pipes, files and devices, and writes to files")
  func files() async throws {
    let result = try await counter.run(
      script: """
        set -e
        file=$(mktemp); trap 'rm -f "$file"' EXIT
        printf 'Increase\\nYes\\n' > "$file"
        "$0" < "$file" | grep -x 1
        "$0" < /dev/null | grep -x 0
        "$0" < "$file" > "$file.out"; grep -x 1 "$file.out"; rm "$file.out"
        (printf 'Incr'; printf 'ease\\nYes\\n') | "$0" | grep -x 1
        """)
    #expect(result.output == "1\n0\n1\n1\n")
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }

  @Test("ends when nobody reads what it writes")
  func closedOutput() async throws {
    let result = try await counter.run(
      script: """
        yes 2> /dev/null | "$0" | head -n 1
        echo "${PIPESTATUS[1]}"
        """)
    #expect(result.output == "== ActionInBlog ==\n141\n")
  }

  @Test("says in one line that a host is not there, and fails")
  func unknownHost() async throws {
    let result = try await counter.run("", environment: ["SWIFTUI_HOST": "hologram"])
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("hologram"))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.status == 64)
  }

  @Test(
    "prompts at a terminal, and colours nothing there against a person's will",
    arguments: [
      (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": ""], true),
      (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "dumb"], false),
    ])
  func terminal(environment: [String: String], isStyled: Bool) throws {
    let plain = environment.merging(["SWIFTUI_HOST": "plain"]) { $1 }
    let terminal = try Terminal(counter, environment: plain)
    try terminal.wait(for: "> ")
    try terminal.type("Increase\n")
    try terminal.wait(for: "Do you want to increase count?")
    try terminal.wait(for: "> ")
    try terminal.type("\n")
    #expect(try terminal.wait(for: "> ").contains("\n1\n[1] Increase (button)\n"))
    try terminal.type("Decrease\n")
    #expect(try terminal.wait(for: "> ").contains("Nothing here is called “Decrease”."))
    try terminal.type("\u{4}")
    #expect(terminal.end() == 0)
    #expect(terminal.shown.contains("\u{1B}") == isStyled)
  }

  @Test(
    "ends in order on a signal, with the status that shells expect",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(signal: Int32) throws {
    let terminal = try Terminal(counter, environment: ["SWIFTUI_HOST": "plain"])
    try terminal.wait(for: "> ")
    terminal.send(signal: signal)
    #expect(terminal.end() == 128 + signal)
  }
}

import Foundation
import Testing

/// The built Tour, driven from outside: the whole way from a button to an answered alert.
@Suite("The Tour as a program", .timeLimit(.minutes(10)))
struct TourTests {
  private let tour = Program(name: "Tour")

  private func run(_ lines: String...) async throws -> Program.Result { try await run(lines) }

  private func run(_ lines: [String]) async throws -> Program.Result {
    try await withHome { try await run(lines, home: $0) }
  }

  /// A home in which remembered answers are kept.
  private func withHome<Result>(_ body: (String) async throws -> Result) async throws -> Result {
    let home = NSTemporaryDirectory() + "tour-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: home) }
    return try await body(home)
  }

  private func run(
    _ lines: [String], home: String, isRefused: Bool = false
  ) async throws -> Program.Result {
    let result = try await tour.run(
      lines.map { $0 + "\n" }.joined(),
      environment: ["HOME": home, "CFFIXED_USER_HOME": home, "XDG_CONFIG_HOME": home])
    #expect(result.status == (isRefused ? 65 : 0))
    #expect(result.errors.isEmpty != isRefused)
    return result
  }

  /// The last answer that the window shows.
  private func answer(_ lines: String...) async throws -> String? {
    let result = try await run(lines)
    return result.output.split(separator: "\n").last { $0.hasPrefix("Last answer: ") }
      .map { String($0.dropFirst("Last answer: ".count)) }
  }

  @Test("calls the pressed button's closure and no other")
  func callback() async throws {
    let result = try await run("From a view model", "Button 2")
    #expect(result.output.contains("Button 2 pressed"))
    #expect(!result.output.contains("Button 1 pressed"))
    #expect(result.output.contains("== Alert: Title ==\nMessage\n[1] Button 1 (button, default)\n"))
  }

  @Test("returns the pressed button's value", arguments: [("Button 1", "10"), ("Button 2", "20")])
  func awaited(button: String, value: String) async throws {
    #expect(try await answer("Await a number", button) == value)
  }

  @Test("shows an alert from a menu of the app")
  func menu() async throws {
    let result = try await run("From a menu", "OK")
    #expect(result.output.contains("Alerts (menu):\n  ["))
    #expect(result.output.contains("== Alert: Hello ==\nA menu shows this, or its keys do.\n"))
  }

  @Test("shows one alert after the other, and an urgent one before the one that is up")
  func order() async throws {
    #expect(try await answer("Two at once", "Next", "Enough") == "enough")
    #expect(try await answer("Urgent", "Run", "Thanks") == "tea")
  }

  @Test("shows what a background task asks, even when the input has ended")
  func background() async throws {
    #expect(try await answer("From a background task", "Use it") == "500500")
    #expect(try await answer("From a background task") == "unused")
  }

  @Test("shows an error, and an alert over a sheet")
  func errorAndSheet() async throws {
    let result = try await run("An error", "", "Over a sheet", "Ask here", "", "Done")
    #expect(
      result.output.contains(
        "== Alert: The server does not answer ==\nCheck the connection, then try again.\n"))
    let headings = result.output.split(separator: "\n").filter { $0.hasPrefix("== ") }
    #expect(
      headings.suffix(4) == [
        "== Sheet ==", "== Alert: Over the sheet ==", "== Sheet ==", "== Tour ==",
      ])
  }

  @Test("takes texts, and keeps an action from being pressed until they will do")
  func fields() async throws {
    #expect(try await answer("Rename", "Name = 日本 🎌", "rename") == "日本 🎌")
    #expect(try await answer("Rename", "\u{1B}") == "no name")
    let lines = ["Sign in", "User = Ann", "Password = short", "Sign in"]
    let refused = try await withHome { try await run(lines, home: $0, isRefused: true) }
    #expect(refused.errors.contains("“Sign in” is disabled."))
    let answered = try await answer(
      "Sign in", "User = Ann", "Password = long enough", "Sign in")
    #expect(answered == "welcome Ann")
    #expect(!refused.output.contains("short"))
  }

  @Test("offers a choice, and remembers an answer that is not to be asked for again")
  func choices() async throws {
    #expect(try await answer("Choose a size", "large") == "large")
    #expect(try await answer("Choose a size") == "no size")
    let result = try await run("12", "Don", "delete", "12", "Forget", "12", "keep")
    let asked = result.output.components(separatedBy: "Delete the note?").count - 1
    // Once, again with the toggle on, and once more after the answer was forgotten.
    #expect(asked == 3)
    #expect(result.output.contains("Don’t ask again (toggle, on)"))
    #expect(result.output.contains("Last answer: deleted\n"))
    #expect(result.output.contains("Last answer: kept\n"))
  }

  @Test("remembers an answer in the next run")
  func remembered() async throws {
    try await withHome { home in
      let first = try await run(["12", "1", "delete"], home: home)
      #expect(first.output.contains("Delete the note?"))
      let second = try await run(["12"], home: home)
      #expect(!second.output.contains("Delete the note?"))
      #expect(second.output.contains("Last answer: deleted"))
    }
  }
}

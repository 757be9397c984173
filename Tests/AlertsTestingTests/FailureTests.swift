import Foundation
import Testing

#if os(Linux)
  /// Starts tests that fail, and reads whether each failure is told as it should be: at the line above
  /// which it stands in `Tests/FailingAlertTests`, in those words, once.
  @Suite("Wrong tests are told what is wrong with them", .timeLimit(.minutes(10)))
  struct FailureTests {
    @Test("In Swift Testing") func swiftTesting() async throws {
      let run = try await ChildRun.ofSwiftTesting()
      try compare(run, isXCTest: false)
    }

    @Test("In XCTest") func xcTest() async throws {
      let run = try await ChildRun.ofXCTest()
      try compare(run, isXCTest: true)
    }

    private func compare(_ run: ChildRun, isXCTest: Bool) throws {
      #expect(run.unfinished.isEmpty, "These tests hang.")
      #expect(run.finished > 0, "\(run.output)")
      #expect(run.exitCode == 1, "\(run.output.suffix(2000))")
      var told = run.failures
      for expected in try ExpectedFailures.all(isXCTest: isXCTest) {
        if let position = told.firstIndex(where: { $0.satisfies(expected) }) {
          told.remove(at: position)
        } else {
          Issue.record("Not told: \(expected)")
        }
      }
      for failure in told { Issue.record("Told, but not asked for: \(failure)") }
    }
  }
#endif

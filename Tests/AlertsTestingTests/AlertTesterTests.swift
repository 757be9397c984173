import Alerts
import SwiftUI
import Testing
import XCTest

@testable import AlertsTesting

@MainActor
private final class Failures {
  var messages: [String] = []
  var lines: [UInt] = []

  var reporter: FailureReporter {
    FailureReporter { [self] message, location in
      messages.append(message)
      lines.append(location.line)
    }
  }
}

private let here = TestLocation(fileID: #fileID, filePath: #filePath, line: 1, column: 1)

/// Code under test that knows nothing of tests.
private final class Model {
  @ShowAlert private var showAlert

  @MainActor func delete() async -> Bool {
    await showAlert.confirm("Delete?", message: "For ever.", action: "Delete", role: .destructive)
  }

  @MainActor func rename() async -> String? {
    await showAlert.ask("Rename", placeholder: "Name")
  }

  func deleteFromAnotherTask() async -> Bool {
    let show = showAlert
    return await Task.detached { await show.confirm("Delete?", action: "Delete") }.value
  }

  func deleteLater() -> Task<Bool, Never> {
    let box = showAlert
    return Task.detached { await box.confirm("Delete?", action: "Delete") }
  }
}

@Suite("Testing alerts without a view")
@MainActor
struct AlertTesterTests {
  @Test("A flow reads like prose")
  func flow() async throws {
    try await withAlerts { alerts in
      async let deleted = Model().delete()
      let question = try await alerts.next("Delete?")
      #expect(question.message == "For ever.")
      #expect(question.actions == ["Delete", "Cancel"])
      #expect(question.role(of: "Delete") == .destructive)
      try question.press("Delete")
      #expect(await deleted)
      alerts.expectNone()
    }
  }

  @Test("Text is typed into a field, and the action stays disabled until it will do")
  func typing() async throws {
    try await withAlerts { alerts in
      async let name = Model().rename()
      let question = try await alerts.next("Rename")
      #expect(!question.isEnabled("OK"))
      try question.type("Notes", into: "Name")
      #expect(question.isEnabled("OK"))
      try question.press("OK")
      #expect(await name == "Notes")
    }
  }

  @Test("Rules answer alerts as they come", arguments: [true, false])
  func scripted(yes: Bool) async {
    await withAlerts { alerts in
      alerts.answer("Delete?", with: yes ? "Delete" : "Cancel")
      for _ in 0..<3 { #expect(await Model().delete() == yes) }
    }
  }

  @Test("An object made in the test shows its alerts there, also from detached tasks")
  func detached() async throws {
    try await withAlerts { alerts in
      async let first = Model().deleteFromAnotherTask()
      try await alerts.press("Delete", on: "Delete?")
      #expect(await first)
      let later = Model().deleteLater()
      try await alerts.press("Cancel", on: "Delete?")
      #expect(await later.value == false)
    }
  }

  @Test("Tests that run at once do not see each other's alerts")
  func parallel() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<50 {
        group.addTask {
          await withAlerts { alerts in
            let isOwn = AlertCoordinator.shared === alerts.coordinator
            alerts.showAlert(Alert(title: .verbatim("\(number)")))
            await Task.yield()
            let titles = [alerts.presented?.title].compactMap { $0 } + alerts.waiting
            alerts.coordinator.dismissAll()
            return isOwn && titles == ["\(number)"]
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    #expect(AlertTester.current == nil)
  }

  @Test("The trait gives a test its own coordinator", .alerts)
  func trait() async throws {
    let alerts = try #require(AlertTester.current)
    async let deleted = Model().delete()
    try await alerts.press("Cancel", on: "Delete?")
    #expect(await deleted == false)
  }

  @Test("An alert left unanswered fails the test, with its name and where it was shown")
  func unanswered() async {
    let failures = Failures()
    let tester = AlertTester(patience: .seconds(5), location: here, reporter: failures.reporter)
    await run(tester) { alerts in
      alerts.showAlert(
        Alert(title: "Forgotten", actions: [.init(title: "Do"), .init(title: "Don’t")]))
      alerts.showAlert(Alert(title: "Behind"))
    }
    #expect(failures.messages.count == 2)
    #expect(failures.messages[0].contains("“Forgotten” [Do] [Don’t], shown at AlertsTestingTests/"))
    #expect(failures.messages[1].contains("“Behind”, shown at AlertsTestingTests/"))
    #expect(!tester.coordinator.isPresented)
  }

  @Test("What cannot be done says why, what is up, and at which line")
  func messages() async throws {
    let failures = Failures()
    let tester = AlertTester(patience: .seconds(5), location: here, reporter: failures.reporter)
    try await run(tester) { alerts in
      alerts.showAlert(
        Alert(
          title: "Save?",
          actions: [.init(title: "Save").enabled { _ in false }, .init(title: "No")]))
      let alert = try await alerts.next()
      let line: UInt = #line + 1
      #expect(throws: AlertTestFailure.self) { try alert.press("Yes") }
      #expect(throws: AlertTestFailure.self) { try alert.press("Save") }
      #expect(throws: AlertTestFailure.self) { try alert.type("x") }
      await #expect(throws: AlertTestFailure.self) { try await alerts.next("Load?") }
      try alert.press("No")
      #expect(throws: AlertTestFailure.self) { try alert.press("No") }
      #expect(failures.lines == [line, line + 1, line + 2, line + 3, line + 5])
    }
    #expect(failures.messages[0].contains("There is no action “Yes” on this alert: “Save?”"))
    #expect(failures.messages[0].contains("[Save] (disabled) [No]"))
    #expect(failures.messages[1].contains("“Save” is disabled"))
    #expect(failures.messages[2].contains("no text field"))
    #expect(failures.messages[3].contains("Expected the alert “Load?”, but another is up: “Save?”"))
    #expect(failures.messages[4].contains("no longer up. None is up."))
  }

  @Test("Waiting for an alert that does not come ends, and says so")
  func bounded() async {
    let failures = Failures()
    let tester = AlertTester(
      patience: .milliseconds(1), location: here, reporter: failures.reporter)
    await run(tester) { alerts in
      await #expect(throws: AlertTestFailure.self) { try await alerts.next("Never") }
    }
    #expect(failures.messages.first?.contains("for the alert “Never”, and none came up") == true)
  }

  @Test("A test that awaits an alert nobody answers fails instead of hanging")
  func watchdog() async {
    let failures = Failures()
    let tester = AlertTester(
      patience: .milliseconds(1), location: here, reporter: failures.reporter)
    let number = await run(tester) { alerts in
      await alerts.showAlert(
        AsyncAlert(
          title: "Stuck", actions: [.init(title: "1", value: 1), .init(title: "2", value: 2)]))
    }
    #expect(number == 1)
    #expect(failures.messages.first?.contains("Nobody has answered this alert") == true)
  }

  @Test("An alert's time is over when the test says so")
  func timeOut() async throws {
    try await withAlerts { alerts in
      async let outcome = alerts.showAlert.outcome(
        of: AsyncAlert(title: "Quick", actions: [.init(title: "Now", value: 1)]).timeout(
          .seconds(1)))
      try await alerts.next("Quick").timeOut()
      #expect(await outcome == .dismissed(.timedOut))
    }
  }
}

/// The same in XCTest.
final class AlertTesterXCTests: XCTestCase {
  func testFlow() async throws {
    try await withAlerts { alerts in
      async let deleted = Model().delete()
      try await alerts.press("Delete", on: "Delete?")
      let isDeleted = await deleted
      XCTAssertTrue(isDeleted)
      alerts.expectNone()
    }
  }
}

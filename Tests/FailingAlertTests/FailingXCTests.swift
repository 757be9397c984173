import Alerts
import AlertsTesting
import SwiftUI
import XCTest

/// The same in XCTest, which tells failures in another way.
final class FailingXCTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(Failing.isWanted, "These tests fail; others read how.")
  }

  func testNoSuchAction() async throws {
    try await withAlerts { alerts in
      async let deleted = Notes().delete()
      // fails: There is no action “Yes” on this alert: “Delete?” [Delete] [Cancel], shown at
      try await alerts.press("Yes", on: "Delete?")
      _ = await deleted
    }
  }

  func testNoSuchActionInATestWithAResult() async throws {
    let isDeleted = try await withAlerts { alerts in
      async let deleted = Notes().delete()
      // fails: There is no action “Yes” on this alert: “Delete?” [Delete] [Cancel], shown at
      try await alerts.press("Yes", on: "Delete?")
      return await deleted
    }
    XCTAssertTrue(isDeleted)
  }

  func testNoneComesUp() async throws {
    try await withAlerts(patience: .milliseconds(50)) { alerts in
      // fails: Waited 0.05 seconds for the alert “Delete?”, and none came up.
      _ = try await alerts.next("Delete?")
    }
  }

  func testUnanswered() async throws {
    // fails: The test ended, and this alert is up, unanswered: “Saved” [OK]
    // fails: The test ended, and this alert waits for its turn: “Sent”
    await withAlerts { alerts in
      alerts.showAlert(Alert(title: "Saved"))
      alerts.showAlert(Alert(title: "Sent"))
    }
  }

  func testUnansweredFromADetachedTask() async {
    // fails: Nobody has answered this alert for 0.1 seconds: “Delete?”
    await withAlerts(patience: .milliseconds(50)) { _ in
      _ = await Notes().deleteDetached().value
    }
  }

  func testWaitsForAnAlertThatNoTestHasShown() async {
    // fails: After 0.1 seconds, this alert waits on another coordinator than the test's, and nobody presents it there: “Nobody's”, shown at
    await withAlerts(patience: .milliseconds(50)) { _ in
      await Task.detached { await AlertCoordinator().showAlert.acknowledge("Nobody's") }.value
    }
  }

  func testUnansweredFromADispatchQueue() async {
    // fails: The test ended, and this alert is up, unanswered: “Too many notes”
    await withAlerts { _ in
      let notes = Notes()
      DispatchQueue.global().async {
        DispatchQueue.main.async { notes.offerToDelete() }
      }
    }
  }

  func testRuleInADetachedTask() async {
    await withAlerts { alerts in
      // fails: There is no action “Yes” on this alert: “Delete?”
      alerts.answer("Delete?", with: "Yes")
      _ = await Notes().deleteDetached().value
    }
  }

  func testTheHandlerStartsATaskThatAsks() async throws {
    try await withAlerts { alerts in
      Notes().offerToDelete()
      try await alerts.press("Tidy Up")
      // fails: Expected no alert, but this alert is up, unanswered: “Delete?”
      await alerts.expectNone()
    }
  }

  func testZ1OneComesAfterTheEnd() async {
    // XCTest puts it down to the test that runs by then; the text says whose it is.
    // fails in testZ2OpensTheGate: An alert came up after the test had ended that began at FailingAlertTests/
    await withAlerts { _ in
      let notes = Notes()
      Late.task = Task.detached {
        await Late.gate.opened()
        return await notes.delete()
      }
    }
  }

  func testZ2OpensTheGate() async {
    Late.gate.open()
    let isDeleted = await Late.task?.value
    XCTAssertEqual(isDeleted, false)
  }

  @MainActor private enum Late {
    static nonisolated let gate = Gate()
    static var task: Task<Bool, Never>?
  }
}

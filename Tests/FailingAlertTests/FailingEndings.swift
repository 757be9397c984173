import Alerts
import AlertsTesting
import SwiftUI
import Testing

@Suite("Alerts that are left over", .enabled(if: Failing.isWanted), .timeLimit(.minutes(1)))
@MainActor
struct FailingEndings {
  @Test func unanswered() async {
    // fails: The test ended, and this alert is up, unanswered: “Saved” [OK], shown at FailingAlertTests/
    // fails: The test ended, and this alert waits for its turn: “Sent”, shown at FailingAlertTests/
    await withAlerts { alerts in
      alerts.showAlert(Alert(title: "Saved"))
      alerts.showAlert(Alert(title: "Sent"))
    }
  }

  // fails: The test ended, and this alert is up, unanswered: “Delete?” [Delete] [Cancel]
  @Test(.alerts) func unansweredWithTheTrait() async {
    Task { await Notes().delete() }
  }

  // fails: this alert is up, unanswered: “1”
  // fails: this alert is up, unanswered: “2”
  @Test(.alerts, arguments: [1, 2]) func unansweredForEachArgument(number: Int) async throws {
    let alerts = try #require(AlertTester.current)
    alerts.showAlert(Alert(title: .verbatim("\(number)")))
  }

  @Test func unansweredFromADetachedTask() async {
    // fails: The test ended, and this alert is up, unanswered: “Delete?”
    await withAlerts { _ in
      _ = Notes().deleteDetached()
    }
  }

  /// Where Swift Testing cannot tell the test, the run fails for all that.
  @Test func unansweredInATestThatRunsInADetachedTask() async {
    await Task.detached {
      // fails in nobody: The test ended, and this alert is up, unanswered: “Saved”
      await withAlerts { alerts in
        _ = alerts.showAlert(Alert(title: "Saved"))
      }
    }.value
  }

  @Test func unansweredOnACoordinatorOfItsOwn() async {
    let own = AlertCoordinator()
    // fails: The test ended, and this alert waits on another coordinator than the test's, and nobody presents it there: “Saved”, shown at FailingAlertTests/
    await withAlerts { _ in
      own.showAlert(Alert(title: "Sent"))
      own.dismissAll()
      own.showAlert(Alert(title: "Saved"))
    }
    #expect(own.waitingCount == 0)
  }

  @Test func waitsForAnAlertOnACoordinatorOfItsOwn() async {
    // fails: After 0.1 seconds, this alert waits on another coordinator than the test's, and nobody presents it there: “Own”, shown at FailingAlertTests/
    await withAlerts(patience: .milliseconds(50)) { _ in
      await AlertCoordinator().showAlert.acknowledge("Own")
    }
  }

  @Test func waitsForAnAlertThatNoTestHasShown() async {
    await withAlerts(patience: .milliseconds(50)) { _ in
      await Task.detached {
        // fails in nobody: this alert waits on another coordinator than the test's, and nobody presents it there: “Nobody's”, shown at
        await AlertCoordinator().showAlert.acknowledge("Nobody's")
      }.value
    }
  }

  @Test func releasesACoordinatorOfItsOwnWithAnUnansweredAlert() async {
    // fails: The test ended, and nobody has answered this alert, on another coordinator than the test's, which is gone: “Lost”, shown at FailingAlertTests/
    await withAlerts { _ in
      let own = AlertCoordinator()
      own.showAlert("Answered")
      own.dismissAll()
      own.showAlert("Lost")
    }
  }

  @Test func unansweredFromADispatchQueue() async {
    // fails: The test ended, and this alert is up, unanswered: “Too many notes”
    await withAlerts { _ in
      let notes = Notes()
      DispatchQueue.global().async {
        DispatchQueue.main.async { notes.offerToDelete() }
      }
    }
  }

  @Test func theHandlerStartsATaskThatAsks() async throws {
    try await withAlerts { alerts in
      Notes().offerToDelete()
      try await alerts.press("Tidy Up")
      // fails: Expected no alert, but this alert is up, unanswered: “Delete?”
      await alerts.expectNone()
    }
  }

  @Test func theHandlerStartsATaskThatAsksAndTheTestEnds() async throws {
    // fails: The test ended, and this alert is up, unanswered: “Delete?”
    try await withAlerts { alerts in
      Notes().offerToDelete()
      try await alerts.press("Tidy Up")
    }
  }

  @Test func aLongChainOfTasksAsks() async {
    // fails: The test ended, and this alert is up, unanswered: “Delete?”
    await withAlerts { _ in
      let notes = Notes()
      Task.detached(priority: .background) {
        for _ in 0..<8 { await Task { @MainActor in }.value }
        _ = await notes.delete()
      }
    }
  }

  @Test func oneComesAfterTheEnd() async {
    let gate = Gate()
    var late: Task<Bool, Never>?
    // fails: An alert came up after the test had ended that began at FailingAlertTests/FailingEndings.swift
    await withAlerts { _ in
      let notes = Notes()
      late = Task.detached {
        await gate.opened()
        return await notes.delete()
      }
    }
    gate.open()
    #expect(await late?.value == false)
  }

  @Test func finishedByHand() async {
    await withAlerts { alerts in
      alerts.showAlert(Alert(title: "Saved"))
      // fails: The test ended, and this alert is up, unanswered: “Saved”
      await alerts.finish()
    }
  }

  @Test func aStepAfterTheEnd() async throws {
    try await withAlerts { alerts in
      alerts.showAlert(Alert(title: "Saved"))
      let alert = try await alerts.next()
      try alert.press("OK")
      await alerts.finish()
      // fails: Cannot press “OK” on the alert “Saved”: it is no longer up.
      try alert.press("OK")
    }
  }

  @Test func itNeverComesToRest() async {
    let saving = Saving()
    // fails: Alerts were still coming after 0.05 seconds. The last one: “Saving”
    await withAlerts(patience: .milliseconds(50)) { alerts in
      saving.go(on: alerts.coordinator)
    }
    saving.isOver = true
  }

  @Test func aCheckOfItsOwnFails() async throws {
    try await withAlerts { alerts in
      alerts.showAlert(Alert(title: "Saved"))
      // fails: Expectation failed
      try #require(alerts.waiting == ["Saved"])
    }
  }

  // fails: Caught error: Trouble()
  @Test func anErrorOfItsOwn() async throws {
    try await withAlerts { alerts in
      alerts.showAlert(Alert(title: "Saved"))
      throw Trouble()
    }
  }
}

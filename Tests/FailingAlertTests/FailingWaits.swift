import Alerts
import AlertsTesting
import SwiftUI
import Testing

@Suite("Waiting in vain", .enabled(if: Failing.isWanted), .timeLimit(.minutes(1)))
@MainActor
struct FailingWaits {
  @Test func noneComesUp() async throws {
    try await withAlerts(patience: .milliseconds(50)) { alerts in
      // fails: Waited 0.05 seconds for the alert “Delete?”, and none came up.
      _ = try await alerts.next("Delete?")
    }
  }

  @Test func noneThatSaysSo() async throws {
    try await withAlerts(patience: .milliseconds(50)) { alerts in
      // fails: Waited 0.05 seconds for an alert that says “notes”, and none came up.
      _ = try await alerts.next(containing: "notes")
    }
  }

  @Test func anotherIsUp() async throws {
    try await withAlerts { alerts in
      alerts.showAlert(Alert(title: "Saved"))
      // fails: Expected the alert “Delete?”, but another is up: “Saved” [OK], shown at
      _ = try await alerts.next("Delete?")
    }
  }

  @Test func theOneThatIsUpSaysSomethingElse() async throws {
    try await withAlerts { alerts in
      alerts.showAlert(Alert(title: "Saved", message: "3 notes"))
      // fails: Expected an alert that says “4 notes”, but another is up: “Saved” – “3 notes” [OK]
      _ = try await alerts.next(containing: "4 notes")
    }
  }

  @Test func itCameUpOnAnotherCoordinator() async throws {
    try await withAlerts(patience: .milliseconds(500)) { alerts in
      let elsewhere = AlertCoordinator()
      Task { elsewhere.showAlert(Alert(title: "Lost")) }
      // fails: “Lost”, shown at FailingAlertTests/FailingWaits.swift
      _ = try await alerts.next("Lost")
    }
  }

  /// Made in the first test, and nobody's: where a task that has left its test uses it, nothing says
  /// for which test that is.
  @Test func aGlobalObjectAsksInADetachedTask() async throws {
    await withAlerts { _ in _ = Service.shared }
    try await withAlerts(patience: .milliseconds(500)) { alerts in
      Task.detached { await Service.shared.synchronize() }
      // fails: “Synchronize?”, shown at FailingAlertTests/Failing.swift
      _ = try await alerts.next("Synchronize?")
    }
  }

  @Test func nobodyAnswers() async {
    // fails: Nobody has answered this alert for 0.1 seconds: “Delete?” [Delete] [Cancel], shown at
    await withAlerts(patience: .milliseconds(50)) { _ in
      #expect(await !Notes().delete())
    }
  }

  @Test func nobodyAnswersInADetachedTask() async {
    // fails: Nobody has answered this alert for 0.1 seconds: “Delete?” [Delete] [Cancel], shown at
    await withAlerts(patience: .milliseconds(50)) { _ in
      #expect(await !Notes().deleteDetached().value)
    }
  }

  @Test func nobodyAnswersWhatMustBeAnswered() async {
    // fails: Nobody has answered this alert for 0.1 seconds: “How many?” [One] [Two]
    await withAlerts(patience: .milliseconds(50)) { alerts in
      _ = await alerts.showAlert(
        AsyncAlert(
          title: "How many?",
          actions: [.init(title: "One", value: 1), .init(title: "Two", value: 2)]
        ))
    }
  }

  @Test func noActionIsPressedWhereNobodyAnswers() async {
    var pressed: [String] = []
    // fails: Nobody has answered this alert
    await withAlerts(patience: .milliseconds(50)) { alerts in
      await withCheckedContinuation { continuation in
        alerts.showAlert(
          Alert(
            title: "Erase?",
            actions: [
              .init(title: "Erase") { pressed.append("Erase") },
              .init(title: "Cancel", role: .cancel) { pressed.append("Cancel") },
            ]
          ).onEnd { _ in continuation.resume() })
      }
    }
    #expect(pressed == [])
  }

  /// Whoever asks again after the failure is not kept waiting.
  @Test func whatComesAfterTheFailureEndsAtOnce() async {
    // fails: Nobody has answered this alert
    await withAlerts(patience: .milliseconds(50)) { _ in
      for _ in 0..<100 { _ = await Notes().delete() }
    }
  }
}

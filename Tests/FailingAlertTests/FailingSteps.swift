import Alerts
import AlertsTesting
import SwiftUI
import Testing

@Suite("Steps that cannot be done", .enabled(if: Failing.isWanted), .timeLimit(.minutes(1)))
@MainActor
struct FailingSteps {
  @Test func noSuchAction() async throws {
    try await withAlerts { alerts in
      async let deleted = Notes().delete()
      let question = try await alerts.next("Delete?")
      // fails: There is no action “Yes” on this alert: “Delete?” [Delete] [Cancel], shown at
      try question.press("Yes")
      #expect(await deleted)
    }
  }

  @Test func noSuchActionInATestWithAResult() async throws {
    let isDeleted = try await withAlerts { alerts in
      async let deleted = Notes().delete()
      // fails: There is no action “Yes” on this alert
      try await alerts.press("Yes", on: "Delete?")
      return await deleted
    }
    #expect(isDeleted)
  }

  @Test(.alerts) func noSuchActionInATestWithTheTrait() async throws {
    let alerts = try #require(AlertTester.current)
    async let deleted = Notes().delete()
    // fails: There is no action “Yes” on this alert
    try await alerts.press("Yes", on: "Delete?")
    #expect(await deleted)
  }

  @Test func noSuchActionInADetachedTask() async throws {
    try await withAlerts { alerts in
      let step = Task.detached {
        // fails: There is no action “Yes” on this alert
        try await alerts.press("Yes", on: "Delete?")
      }
      _ = await Notes().delete()
      try await step.value
    }
  }

  @Test func onlyTheFirstFailureIsTold() async {
    await withAlerts { alerts in
      alerts.showAlert(Alert(title: "First"))
      alerts.showAlert(Alert(title: "Second"))
      let first = alerts.presented
      // fails: There is no action “Yes”
      try? first?.press("Yes")
      try? first?.press("OK")
      try? await alerts.press("No", on: "Second")
      await alerts.expectNone()
    }
  }

  @Test func disabledAction() async throws {
    try await withAlerts { alerts in
      async let name = Notes().name()
      let question = try await alerts.next("Name?")
      // fails: The action “OK” is disabled on this alert: “Name?” Name: “” [OK] (disabled) [Cancel]
      try question.press("OK")
      #expect(await name == nil)
    }
  }

  @Test func twoActionsOfOneTitle() async throws {
    try await withAlerts { alerts in
      alerts.showAlert(Alert(title: "Sort", actions: [.init(title: "Up"), .init(title: "Up")]))
      // fails: There are 2 actions “Up” on this alert. Give each an identifier, and say that
      try await alerts.press("Up")
    }
  }

  @Test func readingAnActionThatIsNotThere() async throws {
    try await withAlerts { alerts in
      alerts.showAlert(Alert(title: "Saved"))
      // fails: There is no action “Save”
      let isEnabled = try await alerts.next().isEnabled("Save")
      #expect(!isEnabled)
    }
  }

  @Test func readingTheRoleOfAnActionThatIsNotThere() async throws {
    try await withAlerts { alerts in
      alerts.showAlert(Alert(title: "Saved"))
      // fails: There is no action “Save”
      let role = try await alerts.next().role(of: "Save")
      #expect(role == nil)
    }
  }

  @Test func noTextField() async throws {
    try await withAlerts { alerts in
      alerts.showAlert(Alert(title: "Saved"))
      // fails: There is no text field on this alert: “Saved” [OK]
      try await alerts.next().type("x")
    }
  }

  @Test func noSuchTextField() async throws {
    try await withAlerts { alerts in
      alerts.showAlert(
        Alert(title: "Name?").textField(AlertTextField("First name", id: "first")))
      // fails: There is no field “Last” on this alert: “Name?” first (“First name”): “” [OK]
      try await alerts.next().type("x", into: "Last")
    }
  }

  @Test func noToggle() async throws {
    try await withAlerts { alerts in
      alerts.showAlert(Alert(title: "Saved"))
      // fails: There is no toggle on this alert
      try await alerts.next().suppress()
    }
  }

  @Test func returnPressesNothing() async throws {
    try await withAlerts { alerts in
      alerts.showAlert(
        Alert(title: "Erase?", actions: [.init(title: "Erase", role: .destructive)]))
      // fails: Return presses nothing on this alert
      try await alerts.next().pressReturn()
    }
  }

  @Test func noTimeout() async throws {
    try await withAlerts { alerts in
      alerts.showAlert(Alert(title: "Saved"))
      // fails: This alert has no timeout
      try await alerts.next().timeOut()
    }
  }

  @Test func aTimeoutThatEndsNothing() async throws {
    try await withAlerts { alerts in
      async let answer = alerts.showAlert(
        AsyncAlert(
          title: "How many?",
          actions: [.init(title: "One", value: 1), .init(title: "Two", value: 2)]
        ).timeout(.seconds(3)))
      // fails: This alert's time is over, but it stays until one of its actions is pressed
      try await alerts.next("How many?").timeOut()
      _ = await answer
    }
  }

  @Test func dismissingWhatMustBeAnswered() async throws {
    try await withAlerts { alerts in
      async let answer = alerts.showAlert(
        AsyncAlert(
          title: "How many?",
          actions: [.init(title: "One", value: 1), .init(title: "Two", value: 2)]
        ))
      // fails: This alert cannot be dismissed, only answered with one of its actions
      try await alerts.next("How many?").dismiss()
      _ = await answer
    }
  }

  @Test func pressingTwice() async throws {
    try await withAlerts { alerts in
      alerts.showAlert(Alert(title: "Saved"))
      let alert = try await alerts.next()
      try alert.press("OK")
      // fails: Cannot press “OK” on the alert “Saved”: it is no longer up. None is up.
      try alert.press("OK")
    }
  }

  @Test func pressingWhatIsInterrupted() async throws {
    try await withAlerts { alerts in
      alerts.showAlert(Alert(title: "Saved"))
      let alert = try await alerts.next("Saved")
      alerts.showAlert(Alert(title: "Fire").priority(.critical, interrupts: true))
      _ = try await alerts.next("Fire")
      // fails: alert “Saved”: it has been interrupted, and waits for its return. This one is up: “Fire”
      try alert.press("OK")
    }
  }
}

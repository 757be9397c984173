import Alerts
import AlertsTesting
import SwiftUI
import Testing

@Suite("Rules that cannot be followed", .enabled(if: Failing.isWanted), .timeLimit(.minutes(1)))
@MainActor
struct FailingRules {
  @Test func noSuchAction() async {
    await withAlerts { alerts in
      // fails: There is no action “Yes” on this alert: “Delete?” [Delete] [Cancel]
      alerts.answer("Delete?", with: "Yes")
      _ = await Notes().delete()
    }
  }

  @Test func noSuchActionInADetachedTask() async {
    await withAlerts { alerts in
      // fails: There is no action “Yes” on this alert: “Delete?” [Delete] [Cancel]
      alerts.answer("Delete?", with: "Yes")
      _ = await Notes().deleteDetached().value
    }
  }

  @Test func neverUsed() async {
    await withAlerts { alerts in
      // fails: The rule that answers “Delete” with “Delete” was never used.
      alerts.answer("Delete", with: "Delete")
      // fails: The rule that answers any alert with “OK” was never used.
      alerts.answer(with: "OK")
    }
  }

  @Test func forEver() async {
    await withAlerts { alerts in
      // fails: with “Later” has answered the alert “Rate us” 1000 times, and it came up again: “Rate us”
      alerts.answer("Rate us", with: "Later")
      Notes().nag()
    }
  }

  @Test func untilContent() async {
    await withAlerts { alerts in
      // fails: The rule that answers any alert with “Cancel” has answered the alert “Delete?” 1000 times
      alerts.answer(with: "Cancel")
      for _ in 0..<2_000 where await Notes().delete() { break }
    }
  }

  @Test func typingIntoAFieldThatIsNotThere() async {
    await withAlerts { alerts in
      alerts.answer("Name?", with: "OK") {
        // fails: There is no field “Title” on this alert
        try $0.type("Bob", into: "Title")
      }
      _ = await Notes().name()
    }
  }

  @Test func throwing() async {
    await withAlerts { alerts in
      // fails: The rule that answers “Name?” with “OK” threw an error: Trouble()
      alerts.answer("Name?", with: "OK") { _ in throw Trouble() }
      _ = await Notes().name()
    }
  }
}

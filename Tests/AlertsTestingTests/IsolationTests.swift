import Alerts
import AlertsTesting
import SwiftUI
import Testing

/// Code under test that there is one of.
@MainActor
private final class Service {
  static let shared = Service()
  @ShowAlert private var showAlert

  var coordinator: AlertCoordinator { showAlert.coordinator }
}

@Suite("Tests that run at once do not see each other's alerts", .timeLimit(.minutes(10)))
@MainActor
struct IsolationTests {
  @Test("Each has a coordinator of its own")
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

  @Test("An object made in a test shows its alerts there, also from detached tasks and queues")
  func detached() async throws {
    try await withAlerts { alerts in
      let notes = Notes()
      let first = notes.deleteDetached()
      try await alerts.press("Delete", on: "Delete?")
      #expect(await first.value)
      DispatchQueue.global().async { notes.deleteDetached() }
      try await alerts.press("Cancel", on: "Delete?")
    }
  }

  @Test("An object keeps to the test that made it while another runs")
  func objectsOfATest() async {
    await withAlerts { first in
      let notes = Notes()
      await withAlerts { second in
        #expect(AlertCoordinator.shared === second.coordinator)
        let used = await Task.detached { await notes.coordinator }.value
        #expect(used === first.coordinator)
      }
    }
  }

  @Test("A global object that a test happens to make belongs to no test")
  func globalObjects() async {
    await withAlerts { first in
      #expect(Service.shared.coordinator === first.coordinator)
      let detached = await Task.detached { await Service.shared.coordinator }.value
      #expect(detached !== first.coordinator)
      await withAlerts { second in
        #expect(Service.shared.coordinator === second.coordinator)
        let detached = await Task.detached { await Service.shared.coordinator }.value
        #expect(detached !== first.coordinator && detached !== second.coordinator)
      }
    }
  }

  @Test("A failure that is known to come counts as known")
  func knownIssues() async {
    await withKnownIssue {
      try await withAlerts { alerts in
        alerts.showAlert(Alert(title: "Saved"))
        try await alerts.press("Save")
      }
    }
  }
}

#if os(Linux)
  @Suite("Code that does not stop asking", .timeLimit(.minutes(10)))
  struct EndlessTests {
    @Test("It ends the run, by name, once its test has failed: nothing else could")
    func endless() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        alarm(30)  // Where it does not end, the signal ends it, without that text.
        await withKnownIssue {
          await withAlerts(patience: .milliseconds(50)) { _ in
            let notes = Notes()
            while await !notes.delete() {}
          }
        }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("does not stop asking. It has asked 10000 times since: “Delete?”"))
    }
  }
#endif

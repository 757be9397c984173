import Alerts
import AlertsTesting
import SwiftUI
import Testing
import XCTest

@Suite("Testing alerts without a view", .timeLimit(.minutes(10)))
@MainActor
struct FlowTests {
  @Test("A flow reads like prose")
  func flow() async throws {
    try await withAlerts { alerts in
      async let deleted = Notes().delete()
      let question = try await alerts.next("Delete?")
      #expect(question.message == "For ever.")
      #expect(question.actions == ["Delete", "Cancel"])
      #expect(question.role(of: "Delete") == .destructive)
      try question.press("Delete")
      #expect(await deleted)
      await alerts.expectNone()
    }
  }

  @Test("Text is typed into a field, and the action stays disabled until it will do")
  func typing() async throws {
    try await withAlerts { alerts in
      async let name = Notes().name()
      let question = try await alerts.next("Name?")
      #expect(!question.isEnabled("OK"))
      try question.type("Bob", into: "Name")
      #expect(question.isEnabled("OK"))
      try question.press("OK")
      #expect(await name == "Bob")
    }
  }

  @Test("A field is found by its name, or else by its label where that is no other's")
  func labels() async throws {
    try await withAlerts { alerts in
      alerts.showAlert(
        Alert(title: "Sign in")
          .textField(AlertTextField("Name", id: "user"))
          .textField(AlertTextField("user", id: "Password", isSecure: true)))
      let question = try await alerts.next("Sign in")
      try question.type("bob", into: "Name")
      try question.type("robert", into: "user")
      try question.type("secret", into: "Password")
      #expect(question.input.texts == ["robert", "secret"])
      try question.press("OK")
    }
  }

  @Test("An alert on a coordinator of the test's own, with a host of its own, is that host's")
  func ownHost() async throws {
    final class Host: AlertHost {
      func present(_ presentation: AlertPresentation) {}
      func dismiss(_ presentation: AlertPresentation) { presentation.didDismiss() }
    }
    let (own, host) = (AlertCoordinator(), Host())
    await withAlerts { alerts in
      own.attach(host)
      own.showAlert(Alert(title: "Saved"))
      await alerts.expectNone()
    }
    #expect(own.current?.title == "Saved")
  }

  @Test("Dismissing stands for the cancel action")
  func dismissing() async throws {
    try await withAlerts { alerts in
      async let deleted = Notes().delete()
      try await alerts.next("Delete?").dismiss()
      #expect(await !deleted)
    }
  }

  @Test("An alert's time is over when the test says so")
  func timeOut() async throws {
    try await withAlerts { alerts in
      async let outcome = alerts.showAlert.outcome(
        of: AsyncAlert(title: "Quick", actions: [.init(title: "Now", value: 1)]).timeout(
          .seconds(1)))
      let alert = try await alerts.next("Quick")
      #expect(alert.timeout == .seconds(1))
      try alert.timeOut()
      #expect(await outcome == .dismissed(.timedOut))
    }
  }

  @Test("The next alert is known by a part of its title or its message")
  func containing() async throws {
    try await withAlerts { alerts in
      async let deleted = Notes().delete()
      #expect(try await alerts.next(containing: "ever").title == "Delete?")
      try await alerts.next(containing: "elet").press("Cancel")
      #expect(await !deleted)
    }
  }

  @Test("Of two actions with one title, each is pressed by its identifier")
  func identifiers() async throws {
    try await withAlerts { alerts in
      var pressed: [Int] = []
      let alert = Alert(
        title: "Which?",
        actions: [
          .init(title: "This") { pressed.append(1) }.identifier("first"),
          .init(title: "This") { pressed.append(2) }.identifier("second"),
        ])
      alerts.showAlert(alert)
      try await alerts.press("second")
      alerts.showAlert(alert)
      try await alerts.press("first")
      #expect(pressed == [2, 1])
    }
  }

  @Test("The trait gives a test its own coordinator", .alerts)
  func trait() async throws {
    let alerts = try #require(AlertTester.current)
    #expect(AlertCoordinator.shared === alerts.coordinator)
    async let deleted = Notes().delete()
    try await alerts.press("Cancel", on: "Delete?")
    #expect(await !deleted)
  }

  @Test("What is started without being waited for has shown its alert when none is expected")
  func rest() async {
    await withAlerts { alerts in
      alerts.answer("Delete?", with: "Delete")
      let notes = Notes()
      for _ in 0..<10 { Task.detached { await notes.delete() } }
      await alerts.expectNone()
      #expect(alerts.shown.count == 10)
      await alerts.finish()
      await alerts.finish()
    }
  }
}

@Suite("Rules answer alerts as they come", .timeLimit(.minutes(10)))
@MainActor
struct RuleTests {
  @Test("By title", arguments: [true, false])
  func byTitle(yes: Bool) async {
    await withAlerts { alerts in
      alerts.answer("Delete?", with: yes ? "Delete" : "Cancel")
      for _ in 0..<3 { #expect(await Notes().delete() == yes) }
    }
  }

  @Test("All that no other rule answers; of two for a title, the last")
  func precedence() async {
    await withAlerts { alerts in
      alerts.answer("Delete?", with: "Cancel")
      #expect(await !Notes().delete())
      alerts.answer("Delete?", with: "Delete")
      alerts.answer(with: "Cancel")
      #expect(await Notes().delete())
      #expect(await Notes().name() == nil)
    }
  }

  @Test("They type, and answer what is up already")
  func typing() async throws {
    try await withAlerts { alerts in
      async let name = Notes().name()
      _ = try await alerts.next("Name?")
      alerts.answer("Name?", with: "OK") { try $0.type("Bob") }
      #expect(await name == "Bob")
    }
  }

  @Test("As often as is documented")
  func bound() async {
    await withAlerts { alerts in
      alerts.answer("Delete?", with: "Delete")
      for _ in 0..<AlertTester.answersPerRule { #expect(await Notes().delete()) }
    }
  }
}

@Suite("An alert in hand stays that alert", .timeLimit(.minutes(10)))
@MainActor
struct ShownAlertTests {
  @Test("After an interruption it is pressed where it comes back")
  func interruption() async throws {
    try await withAlerts { alerts in
      async let name = Notes().name()
      let question = try await alerts.next("Name?")
      try question.type("Bob")
      alerts.showAlert(Alert(title: "Fire").priority(.critical, interrupts: true))
      #expect(!question.isPresented)
      #expect(question.input.text == "Bob")
      try await alerts.press("OK", on: "Fire")
      #expect(try await alerts.next() == question)
      try question.press("OK")
      #expect(await name == "Bob")
      #expect(alerts.shown.map(\.title) == ["Name?", "Fire"])
    }
  }

  @Test("It says what it said, also when another has taken over its place")
  func takeOver() async throws {
    try await withAlerts { alerts in
      alerts.showAlert(Alert(title: "1 %").identity("copy"))
      let first = try await alerts.next("1 %")
      alerts.showAlert(Alert(title: "2 %").identity("copy", ifShown: .takeOver))
      let second = try await alerts.next("2 %")
      #expect(first != second)
      #expect(first.title == "1 %")
      #expect(!first.isPresented)
      #expect(alerts.shown == [first, second])
      try second.press("OK")
      #expect(alerts.shown.map(\.title) == ["1 %", "2 %"])
    }
  }

  @Test("An update in place is read")
  func update() async throws {
    try await withAlerts { alerts in
      let handle = alerts.showAlert(Alert(title: "Copying", message: "1 %"))
      let alert = try await alerts.next()
      handle.update { $0.message = "2 %" }
      #expect(alert.message == "2 %")
      handle.dismiss()
      #expect(alert.message == "2 %")
    }
  }

  @Test("All that it carries can be read, and it describes itself in a line")
  func reading() async throws {
    try await withAlerts { alerts in
      let line: UInt = #line + 1
      alerts.showAlert(
        Alert(
          title: "Empty?", message: "No way back.",
          actions: [
            .init(title: "Empty", role: .destructive).enabled { !$0.text.isEmpty },
            .init(title: "Keep", role: .cancel),
          ]
        ).icon(.system("trash")).severity(.critical).textField("Word", text: ""))
      let alert = try await alerts.next()
      #expect(alert.icon == .system("trash"))
      #expect(alert.severity == .critical)
      #expect(alert.style == .alert)
      #expect(alert.toggle == nil)
      #expect(alert.timeout == nil)
      #expect(alert.fields == ["Word"])
      #expect(alert.defaultAction == "Keep")
      #expect(
        "\(alert)"
          == "“Empty?” – “No way back.” Word: “” [Empty] (disabled) [Keep], shown at \(alert.origin)."
      )
      #expect(alert.origin.line == line)
      try alert.pressReturn()
      #expect(!alert.isEnabled("Keep"))
    }
  }
}

@Suite("Don’t ask again", .timeLimit(.minutes(10)))
@MainActor
struct SuppressionTests {
  @Test("The toggle is read and turned on, and the answer is remembered for the test alone")
  func toggle() async throws {
    try await withAlerts { alerts in
      var pressed = 0
      let alert = Alert(title: "Tip", actions: [.init(title: "OK") { pressed += 1 }])
        .suppressible("tip", title: "Never again")
      alerts.showAlert(alert)
      let shown = try await alerts.next("Tip")
      #expect(shown.toggle == "Never again")
      try shown.suppress()
      #expect(shown.input.isSuppressed)
      try shown.press("OK")
      alerts.showAlert(alert)
      await alerts.expectNone()
      #expect(pressed == 2)
      #expect(alerts.suppressionStore.answer(forKey: "tip") == "OK")
    }
  }
}

/// The same in XCTest.
final class FlowXCTests: XCTestCase {
  func testFlow() async throws {
    let isDeleted = try await withAlerts { alerts in
      async let deleted = Notes().delete()
      try await alerts.press("Delete", on: "Delete?")
      await alerts.expectNone()
      return await deleted
    }
    XCTAssertTrue(isDeleted)
  }
}

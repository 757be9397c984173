import SwiftUI
import Testing

@testable import Alerts

@Suite("Answers that are shared, remembered, disabled or kept open", .timeLimit(.minutes(10)))
@MainActor
struct SharedAnswerTests {
  let stage = Stage()
  var store: AlertSuppressionStore { stage.coordinator.suppressionStore }

  private func name(_ title: LocalizedStringResource = "Name?") -> AsyncAlert<String> {
    AsyncAlert(
      title: title,
      actions: [
        .init(title: "OK", onSubmit: \.text), .init(title: "Cancel", role: .cancel, value: ""),
      ]
    ).textField("Name").identity("name")
  }

  @Test("Who shares an answer shares what was entered")
  func sharedInput() async {
    async let first = stage.show(name())
    await until { stage.up == "Name?" }
    async let second = stage.show(name())
    await until { stage.coordinator.queue.count == 2 }
    stage.host.up?.setText("Bob", ofField: 0)
    stage.host.tap(0)
    #expect(await [first, second] == ["Bob", "Bob"])
  }

  @Test("An alert that ends while it waits gives the text that its field had at first")
  func initialText() async {
    stage.show("Up")
    let alert = AsyncAlert<String>(
      title: "Name?",
      actions: [
        .init(title: "OK", value: ""), .init(title: "Cancel", role: .cancel, onSubmit: \.text),
      ]
    ).textField("Name", text: "Ann")
    async let answer = stage.show(alert)
    await until { stage.waiting == ["Name?"] }
    stage.coordinator.dismissWaiting()
    #expect(await answer == "Ann")
  }

  @Test("An answer is shared by the action's name, in whatever order the actions stand")
  func sharedByName() async {
    func question(_ names: [String]) -> AsyncAlert<String> {
      let actions = names.map { AsyncAlertAction(title: $0, value: $0.lowercased()) }
      return AsyncAlert(title: "File", actions: actions).identity("file")
    }
    async let first = stage.show(question(["Keep", "Delete"]))
    await until { stage.up == "File" }
    async let second = stage.show(question(["Delete", "Keep"]))
    await until { stage.coordinator.queue.count == 2 }
    stage.host.tap(0)
    #expect(await [first, second] == ["keep", "keep"])
  }

  @Test("Other actions, or other fields: nothing is shared, both are asked")
  func differentAnswers() async {
    let alert = Alert(title: "A", actions: [.init(title: "Keep"), .cancel]).identity(1)
    stage.show(alert)
    stage.show(
      Alert(title: "B", actions: [.init(title: "Delete"), .cancel]).identity(1))
    stage.show(
      Alert(title: "C", actions: [.init(title: "Keep"), .cancel]).textField("Why").identity(1))
    #expect(stage.waiting == ["B", "C"])
  }

  @Test("A waiting alert that a more important equal one joins takes that one's place")
  func higherPlace() {
    stage.show("Up")
    stage.show("Normal")
    stage.show(Alert(title: "Low").priority(.low).identity(1))
    stage.show(Alert(title: "Low").priority(.critical).identity(1))
    #expect(stage.waiting == ["Low", "Normal"])
  }

  @Test("A replacement takes the higher of two priorities, whether the old one is up or waits")
  func replacement() {
    stage.show(Alert(title: "Up").priority(.high).identity(1))
    stage.show(Alert(title: "Other").priority(.normal))
    stage.show(Alert(title: "New").priority(.low).identity(1, ifShown: .replace))
    stage.host.up?.didDismiss()
    #expect(stage.up == "New")
    #expect(stage.waiting == ["Other"])
  }

  @Test("An identity of another coordinator ends nothing here")
  func foreignID() {
    let other = Stage()
    let foreign = other.show("Other")
    stage.show("Mine")
    #expect(!stage.coordinator.dismiss(foreign.id))
    #expect(stage.up == "Mine")
    #expect(other.coordinator.dismiss(foreign.id))
  }

  // MARK: What cannot be pressed is never run

  /// A lone action, or a cancel action beside another, that cannot be pressed.
  private func blocked(_ kind: Int) -> Alerts.Alert {
    let log = stage.log
    let action = Alerts.AlertAction("Stop", action: { log.add("run") })
    let lone = Alert(title: "A", actions: [action.keepsOpen { _ in true }])
    return switch kind {
    case 0: Alert(title: "A", actions: [action.enabled { _ in false }])
    case 1: lone
    case 2:
      Alert(title: "A", actions: [action])
        .textField(AlertTextField("Field") { $0 == "right" })
    default:
      Alert(
        title: "A",
        actions: [.init(title: "Go"), .cancel { log.add("run") }.enabled { _ in false }])
    }
  }

  @Test(
    "A dismissal by the user or by the system runs nothing that could not be pressed",
    arguments: 0..<4, [true, false])
  func blockedEscape(kind: Int, byUser: Bool) {
    stage.show(blocked(kind))
    #expect(stage.host.up?.canBeDismissed == (kind == 1))
    if byUser { stage.host.up?.dismiss() }
    stage.host.up?.didDismiss()
    #expect(stage.log.entries.isEmpty)
    #expect(stage.up == "A")
  }

  @Test(
    "A remembered answer whose action cannot be pressed now, or keeps the alert open, asks again",
    arguments: 0..<2)
  func rememberedButBlocked(kind: Int) {
    store.setAnswer("Stop", forKey: "key")
    stage.show(blocked(kind).suppressible("key"))
    #expect(stage.up == "A")
    #expect(stage.log.entries.isEmpty)
  }

  @Test("A question whose answer is typed is always asked, and has no toggle")
  func rememberedWithField() {
    store.setAnswer("OK", forKey: "key")
    var warned = false
    stage.coordinator.observer = {
      if $0.kind == .warned(.suppressibleWithFields) { warned = true }
    }
    stage.show(Alert(title: "Name?", actions: [.ok]).textField("Name").suppressible("key"))
    #expect(stage.up == "Name?")
    #expect(stage.host.up?.suppression == nil)
    #expect(warned)
  }

  @Test("A toggle that is turned once the answer is given remembers nothing")
  func toggledLate() {
    stage.show(Alert(title: "A", actions: [.init(title: "Keep"), .cancel]).suppressible("late"))
    stage.host.up?.press(at: 0)
    stage.host.up?.setSuppressed(true)
    stage.host.up?.didDismiss()
    #expect(store.answer(forKey: "late") == nil)
  }

  @Test("Where there is nothing else to choose, also a cancel is remembered")
  func rememberedTip() {
    let tip = Alert(title: "Tip", actions: [.cancel]).suppressible("tip")
    stage.show(tip)
    stage.host.up?.setSuppressed(true)
    stage.host.tap(0)
    stage.show(tip)
    #expect(stage.host.shown.count == 1)
    #expect(store.answer(forKey: "tip") == "Cancel")
  }

  @Test("An action may remember itself, with no toggle")
  func remembersItself() {
    let log = stage.log
    let alert = Alert(
      title: "Allow?",
      actions: [
        .init(title: "Once") { log.add("once") },
        Alerts.AlertAction("Always") { log.add("always") }.remembersAnswer(),
      ]
    ).suppressible("allow")
    stage.show(alert)
    stage.host.tap(0)
    stage.show(alert)
    stage.host.tap(1)
    stage.show(alert)
    #expect(stage.up == nil)
    #expect(log.entries == ["once", "always", "always"])
  }

  // MARK: Timeouts

  @Test("A timeout that an update adds runs, one that it removes does not end the alert")
  func updatedTimeout() async {
    let clock = TestClock()
    let coordinator = AlertCoordinator(suppressionStore: .inMemory(), clock: clock)
    let host = InstantHost()
    coordinator.attach(host)
    let log = Log()
    let added = coordinator.showAlert(Alert(title: "A").onEnd { log.add("A \($0)") })
    added.update { $0 = $0.timeout(.seconds(1)) }
    await clock.advance()
    await until { !log.entries.isEmpty }
    #expect(log.entries == ["A dismissed(Alerts.AlertDismissal.timedOut)"])

    let removed = coordinator.showAlert(
      Alert(title: "B").timeout(.seconds(1)).onEnd { log.add("B \($0)") })
    removed.update { $0 = $0.timeout(nil) }
    await clock.advance()
    for _ in 0..<100 { await Task.yield() }
    #expect(removed.isPresented)
  }

  @Test("An update that leaves the timeout as it is leaves the time that is running")
  func timeoutGoesOn() async {
    let clock = TestClock()
    let coordinator = AlertCoordinator(suppressionStore: .inMemory(), clock: clock)
    coordinator.attach(stage.host)
    let handle = coordinator.showAlert(Alert(title: "0 %").timeout(.seconds(7)))
    handle.update { $0.title = "100 %" }
    await clock.advance()
    await until { stage.host.isAskedToDismiss }
    #expect(stage.host.isAskedToDismiss)
    #expect(clock.pauses == [.seconds(7)])
    stage.host.up?.didDismiss()
  }

  // MARK: The rest

  @Test("A dialog that must be answered is drawn as an alert, with no way out")
  func demandingDialog() async {
    async let answer = stage.show(stage.demand("Number").style(.confirmationDialog))
    await until { stage.up == "Number" }
    #expect(stage.host.up?.style == .alert)
    #expect(stage.host.up?.addedCancelTitle == nil)
    #expect(stage.host.up?.canBeDismissed == false)
    stage.host.tap(0)
    #expect(await answer == 1)
  }

  @Test("Retrying in a task that is cancelled while it asks throws a cancellation")
  func retryingCancelled() async {
    struct Broken: Error {}
    let stage = stage
    let task = Task { @MainActor in
      try await stage.show.retrying { () async throws -> Int in throw Broken() }
    }
    await until { stage.up != nil }
    task.cancel()
    await until { stage.host.isAskedToDismiss }
    stage.host.up?.didDismiss()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("Which field has the keyboard reaches the host")
  func focus() {
    let alert = Alert(title: "A").textField("First").textField("Second")
    for focus in [AlertTextField.Focus.automatic, .none, .field("Second")] {
      stage.show(alert.focus(focus))
      #expect(stage.host.up?.focus == focus)
      stage.host.tap(0)
    }
  }
}

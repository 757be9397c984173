import SwiftUI
import Testing

@testable import Alerts

@Suite("Answers: exactly one, whatever happens", .timeLimit(.minutes(10)))
@MainActor
struct AnswerTests {
  let stage = Stage()

  @Test("A press gives its value, after the alert is down, and the next line may show the next")
  func press() async {
    let next = Task {
      let first = await stage.show(stage.question("A"))
      return await [first, stage.show(stage.question("B"))]
    }
    await until { stage.up == "A" }
    stage.host.up?.press(at: 0)
    for _ in 0..<10 { await Task.yield() }
    #expect(stage.coordinator.queue.count == 1)
    stage.host.up?.didDismiss()
    await until { stage.up == "B" }
    stage.host.tap(1)
    #expect(await next.value == [1, 2])
  }

  @Test("The binding's false comes before the press: the press still counts")
  func falseFirst() async {
    async let answer = stage.show(stage.question("A"))
    await until { stage.up == "A" }
    stage.host.up?.dismiss()
    stage.host.up?.press(at: 1)
    stage.host.up?.didDismiss()
    #expect(await answer == 2)
  }

  @Test("Closed without a press: the cancel action, with its handler")
  func closed() {
    stage.show(
      Alert(
        title: "A",
        actions: [
          .init(title: "Go") { stage.log.add("go") },
          .init(title: "No", role: .cancel) { stage.log.add("no") },
        ]
      ).onEnd { stage.log.add("\($0)") })
    stage.host.up?.dismiss()
    stage.host.up?.didDismiss()
    #expect(stage.log.entries == ["no", "pressed(No)"])
  }

  @Test("Closed without a press, and without a cancel action: dismissed by the person, once")
  func closedWithoutCancel() {
    stage.show(
      Alert(title: "A", actions: [.init(title: "1"), .init(title: "2")])
        .onEnd { stage.log.add("\($0)") })
    stage.host.up?.didDismiss()
    stage.host.up?.didDismiss()
    #expect(stage.log.entries == ["dismissed(Alerts.AlertDismissal.byUser)"])
  }

  @Test("Pressed twice, or pressed and dismissed, it is answered once")
  func twice() {
    stage.show(stage.logged("A"))
    stage.host.up?.press(at: 0)
    stage.host.up?.press(at: 0)
    stage.coordinator.dismissAll()
    stage.host.up?.didDismiss()
    stage.host.up?.press(at: 0)
    #expect(stage.log.entries == ["A pressed", "A pressed(OK)"])
  }

  @Test("A press after a dismissal by code is ignored, and the next alert comes up")
  func pressAfterDismissal() {
    let handle = stage.show(stage.logged("A"))
    stage.show(stage.logged("B"))
    handle.dismiss()
    stage.host.up?.press(at: 0)
    stage.host.up?.didDismiss()
    #expect(stage.log.entries == ["A dismissed(Alerts.AlertDismissal.byCode)"])
    #expect(stage.up == "B")
  }

  @Test("Every way to end an awaited alert resumes its caller once")
  func everyEnding() async {
    let endings: [(@MainActor () -> Void, AlertOutcome<Int>)] = [
      ({ stage.host.tap(0) }, .answered(1)),
      ({ stage.host.up?.didDismiss() }, .answered(0)),
      ({ stage.coordinator.dismissCurrent() }, .dismissed(.byCode)),
      ({ stage.coordinator.dismissAll() }, .dismissed(.byCode)),
      ({ stage.coordinator.timeOut(stage.host.up!) }, .dismissed(.timedOut)),
    ]
    for (end, expected) in endings {
      async let outcome = stage.show.outcome(of: stage.question("A").timeout(.seconds(60)))
      await until { stage.up == "A" }
      end()
      stage.host.up?.didDismiss()
      #expect(await outcome == expected)
    }
  }

  @Test(
    "Cancelled before it was shown, while it waits, and while it is up: the cancel action's value")
  func cancellation() async {
    func question(_ title: String) -> AsyncAlert<Int> {
      stage.question(title).onEnd { stage.log.add("\(title) \($0)") }
    }
    let before = Task { await stage.show(question("Before")) }
    before.cancel()
    #expect(await before.value == 0)
    #expect(stage.host.shown.isEmpty)

    let up = Task { await stage.show(question("Up")) }
    await until { stage.up == "Up" }
    let waiting = Task { await stage.show(question("Waiting")) }
    await until { stage.coordinator.waitingCount == 1 }
    waiting.cancel()
    #expect(await waiting.value == 0)
    #expect(stage.up == "Up")
    up.cancel()
    await until { stage.host.isAskedToDismiss }
    #expect(stage.up == nil)
    stage.host.up?.didDismiss()
    #expect(await up.value == 0)
    #expect(
      stage.log.entries
        == ["Before", "Waiting", "Up"].map { "\($0) dismissed(Alerts.AlertDismissal.cancelled)" })
  }

  @Test("Cancelled after it was answered: the answer")
  func cancelledTooLate() async {
    let task = Task { await stage.show(stage.question("A")) }
    await until { stage.up == "A" }
    stage.host.up?.press(at: 1)
    task.cancel()
    for _ in 0..<10 { await Task.yield() }
    stage.host.up?.didDismiss()
    #expect(await task.value == 2)
  }

  @Test(
    "Without a cancel action it cannot be cancelled or dismissed away, and comes back if closed")
  func mustBeAnswered() async {
    let task = Task { await stage.show(stage.demand("A")) }
    await until { stage.up == "A" }
    #expect(stage.coordinator.current?.canBeDismissed == false)
    task.cancel()
    for _ in 0..<10 { await Task.yield() }
    stage.coordinator.dismissAll()
    #expect(stage.up == "A")
    stage.host.up?.dismiss()
    stage.host.up?.didDismiss()
    #expect(stage.up == "A")
    #expect(stage.host.shown.count == 2)
    stage.host.tap(1)
    #expect(await task.value == 2)
  }

  @Test("The throwing form throws what happened")
  func throwing() async {
    let cancelled = Task { try await stage.show.answer(to: stage.demand("A")) }
    await until { stage.up == "A" }
    cancelled.cancel()
    await until { stage.host.isAskedToDismiss }
    stage.host.up?.didDismiss()
    await #expect(throws: CancellationError.self) { try await cancelled.value }

    let dismissed = Task { try await stage.show.answer(to: stage.demand("B")) }
    await until { stage.up == "B" }
    stage.coordinator.dismissCurrent()
    stage.host.up?.didDismiss()
    await #expect(throws: AlertDismissal.byCode) { try await dismissed.value }
  }

  @Test("A host that goes away gives its alert back; one that was closed already ends")
  func hostGone() async {
    async let answer = stage.show(stage.question("A"))
    await until { stage.up == "A" }
    stage.coordinator.detach(stage.host)
    #expect(stage.up == nil)
    #expect(stage.waiting == ["A"])
    stage.coordinator.attach(stage.host)
    #expect(stage.up == "A")
    stage.host.up?.dismiss()
    stage.coordinator.detach(stage.host)
    #expect(await answer == 0)
  }

  @Test("A host that was let go without a word does not hold anything up")
  func hostReleased() {
    let stage = Stage(attached: false)
    var host: ManualHost? = ManualHost()
    if let host { stage.coordinator.attach(host) }
    host = nil
    stage.show(stage.logged("A"))
    #expect(stage.waiting == ["A"])
    let other = ManualHost()
    stage.coordinator.attach(other)
    #expect(stage.up == "A")
  }

  @Test("A host that was let go with an alert up does not keep it", arguments: [true, false])
  func hostReleasedWhileUp(isPressed: Bool) {
    let stage = Stage(attached: false)
    var host: InstantHost? = InstantHost()
    if let host { stage.coordinator.attach(host) }
    stage.show(stage.logged("A"))
    let presentation = host?.up
    host = nil
    if isPressed { presentation?.press(at: 0) } else { stage.coordinator.dismissAll() }
    #expect(stage.log.entries.last?.hasPrefix(isPressed ? "A pressed(OK)" : "A dismissed") == true)
    let other = ManualHost()
    stage.coordinator.attach(other)
    stage.show(stage.logged("B"))
    #expect(stage.up == "B")
  }

  @Test("Whoever waits keeps the coordinator alive until it is answered")
  func coordinatorStays() async {
    let host = InstantHost()
    weak var coordinator: AlertCoordinator?
    let task = Task { @MainActor in
      let own = AlertCoordinator()
      coordinator = own
      own.attach(host)
      return await own.showAlert.confirm("A")
    }
    await until { host.up != nil }
    #expect(coordinator != nil)
    host.up?.press(at: 0)
    #expect(await task.value)
    await until { coordinator == nil }
    #expect(coordinator == nil)
  }

  @Test("Called from anywhere, hosts are called on the main actor, in the caller's order")
  func offTheMainActor() async {
    let show = stage.show
    let answer = Task.detached {
      await show(Alert(title: "First"))
      return await show.confirm("Second")
    }
    await until { stage.waiting == ["Second"] }
    stage.host.tap(0)
    stage.host.tap(0)
    #expect(await answer.value)
  }

  @Test("A value need not be Sendable on the main actor")
  func nonSendable() async {
    final class Thing { let number = 7 }
    async let number = { @MainActor in
      await stage.show(AsyncAlert(title: "A", actions: [.init(title: "It", value: Thing())])).number
    }()
    await until { stage.up == "A" }
    stage.host.tap(0)
    #expect(await number == 7)
  }

  @Test("The questions: acknowledge, confirm, ask")
  func questions() async {
    async let acknowledged: Void = stage.show.acknowledge("Done", message: "All of it")
    await until { stage.up == "Done" }
    #expect(stage.host.up?.actions.map(\.title) == ["OK"])
    stage.host.tap(0)
    await acknowledged

    for (action, expected) in [(0, true), (1, false)] {
      async let isSure = stage.show.confirm("Sure?", action: "Yes", role: .destructive)
      await until { stage.up == "Sure?" }
      #expect(stage.host.up?.actions.map(\.title) == ["Yes", "Cancel"])
      #expect(stage.host.up?.defaultAction == "Cancel")
      stage.host.tap(action)
      #expect(await isSure == expected)
    }

    async let nothing = stage.show.ask("Name?", text: "Ann")
    await until { stage.up == "Name?" }
    #expect(stage.host.up?.input.text == "Ann")
    stage.host.up?.setText("", ofField: 0)
    #expect(stage.host.up?.isEnabled(position: 0) == false, "an empty text is no answer")
    stage.host.up?.dismiss()
    stage.host.up?.didDismiss()
    #expect(await nothing == nil)
  }

  @Test("An operation that fails is tried again for as long as the person wants")
  func retrying() async throws {
    struct Failure: Error {}
    var attempts = 0
    let task = Task {
      try await stage.show.retrying {
        attempts += 1
        guard attempts == 3 else { throw Failure() }
        return attempts
      }
    }
    for number in 1...2 {
      await until { stage.host.shown.count == number }
      stage.host.tap(0)
    }
    #expect(try await task.value == 3)
  }

  @Test("The callback form needs no await, and an awaited result may be ignored")
  func discardable() async {
    stage.show(Alert(title: "A"))
    let task = Task { await stage.show(stage.question("B")) }
    stage.host.tap(0)
    await until { stage.up == "B" }
    stage.host.tap(0)
    _ = await task.value
  }
}

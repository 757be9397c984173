import SwiftUI
import Testing

@testable import Alerts

@Suite("One alert at a time, and none lost", .timeLimit(.minutes(10)))
@MainActor
struct QueueTests {
  let stage = Stage()

  @Test("An action shows the next alert, and it comes up at once")
  func chaining() {
    stage.show(stage.logged("A") { stage.show(stage.logged("B")) })
    stage.host.tap(0)
    #expect(stage.up == "B")
    #expect(stage.coordinator.waitingCount == 0)
  }

  @Test("The former alert's late messages do not touch the one that follows")
  func lateMessages() throws {
    stage.show(stage.logged("A") { stage.show(stage.logged("B")) })
    let former = try #require(stage.host.up)
    stage.host.tap(0)
    former.dismiss()
    former.didDismiss()
    former.press(at: 0)
    former.refuse()
    #expect(stage.up == "B")
    #expect(stage.log.entries == ["A pressed", "A pressed(OK)"])
  }

  @Test("What is shown during a dismissal waits for its end, with no delay anywhere")
  func duringDismissal() {
    stage.show(stage.logged("A"))
    stage.host.up?.press(at: 0)
    stage.show(stage.logged("B"))
    #expect(stage.up == nil)
    #expect(stage.log.entries.isEmpty)
    stage.host.up?.didDismiss()
    #expect(stage.up == "B")
  }

  @Test("The queue moves on by itself, in order, and a second show in the same turn waits")
  func order() {
    for title in ["A", "B", "C"] { stage.show(stage.logged(title)) }
    #expect(stage.up == "A")
    #expect(stage.waiting == ["B", "C"])
    stage.host.tap(0)
    stage.host.up?.didDismiss()
    #expect(stage.up == "C")
    #expect(stage.log.entries == ["A pressed", "A pressed(OK)", "B pressed", "B pressed(OK)"])
  }

  @Test("A higher priority goes before those that wait, and leaves up what is up")
  func priority() {
    for title in ["1", "2", "3"] { stage.show(stage.logged(title)) }
    stage.show(stage.logged("4").priority(.high))
    stage.show(stage.logged("5").priority(.low))
    #expect(stage.up == "1")
    #expect(stage.waiting == ["4", "2", "3", "5"])
  }

  @Test("An interrupted alert comes back with its text, and its caller goes on waiting")
  func interruption() async throws {
    async let name = stage.show.ask("Name", placeholder: "Name")
    await until { stage.up == "Name" }
    stage.host.up?.setText("Ann", ofField: 0)
    stage.show(stage.logged("Fire").priority(.critical, interrupts: true))
    #expect(stage.host.isAskedToDismiss)
    stage.host.up?.didDismiss()
    #expect(stage.up == "Fire")
    stage.host.tap(0)
    #expect(stage.up == "Name")
    #expect(stage.host.up?.input.text == "Ann")
    stage.host.tap(0)
    #expect(await name == "Ann")
  }

  @Test("An alert of the same rank is not interrupted")
  func noInterruptionByEquals() {
    stage.show(stage.logged("A").priority(.critical, interrupts: true))
    stage.show(stage.logged("B").priority(.critical, interrupts: true))
    #expect(stage.up == "A")
  }

  @Test("Dismissing all in the same turn ends each alert once")
  func dismissAll() {
    stage.show(stage.logged("A"))
    stage.show(stage.logged("B"))
    stage.coordinator.dismissAll()
    #expect(stage.up == nil)
    stage.host.up?.didDismiss()
    stage.coordinator.dismissAll()
    #expect(
      stage.log.entries == [
        "B dismissed(Alerts.AlertDismissal.byCode)", "A dismissed(Alerts.AlertDismissal.byCode)",
      ])
    #expect(stage.host.shown.count == 1)
  }

  @Test("Dismissing what is up keeps the others")
  func dismissCurrent() {
    for title in ["A", "B", "C"] { stage.show(stage.logged(title)) }
    #expect(stage.coordinator.dismissCurrent())
    stage.host.up?.didDismiss()
    #expect(stage.up == "B")
    #expect(stage.waiting == ["C"])
  }

  @Test("Dismissing those that wait leaves up what is up")
  func dismissWaiting() {
    for title in ["A", "B", "C"] { stage.show(stage.logged(title)) }
    stage.coordinator.dismissWaiting()
    #expect(stage.up == "A" && !stage.host.isAskedToDismiss)
    #expect(
      stage.log.entries == [
        "B dismissed(Alerts.AlertDismissal.byCode)", "C dismissed(Alerts.AlertDismissal.byCode)",
      ])
  }

  @Test("An action may clear those that wait")
  func clearInAction() {
    stage.show(stage.logged("A") { stage.coordinator.dismissWaiting() })
    stage.show(stage.logged("B"))
    stage.host.tap(0)
    #expect(stage.up == nil)
    #expect(stage.host.shown.count == 1)
    stage.show(stage.logged("C"))
    #expect(stage.up == "C")
  }

  @Test("An owner's end withdraws what it has waiting, and leaves up what is up")
  func owner() async {
    var owner: AlertOwner? = AlertOwner()
    let owned = ["A", "B"].map { title in owner.map { stage.logged(title).owner($0) } }
    let question = owner.map { stage.question("D").owner($0) }
    for alert in owned { alert.map { _ = stage.show($0) } }
    stage.show(stage.logged("C"))
    let outcome = question.map { question in Task { await stage.show.outcome(of: question) } }
    await until { stage.coordinator.waitingCount == 3 }
    owner = nil
    await until { stage.coordinator.waitingCount == 1 }
    #expect(await outcome?.value == .dismissed(.ownerEnded))
    #expect(stage.up == "A")
    #expect(stage.waiting == ["C"])
  }

  @Test("A host that is busy gets the alert again when it is ready")
  func busyHost() {
    stage.show(stage.logged("A"))
    stage.host.up?.refuse()
    #expect(stage.up == nil)
    #expect(stage.waiting == ["A"])
    stage.show(stage.logged("B"))
    #expect(stage.up == nil)
    stage.coordinator.hostIsReady(stage.host)
    #expect(stage.up == "A")
    #expect(stage.log.entries.isEmpty)
  }

  @Test("Without an identity, the same words are shown each time")
  func noCoalescingUnasked() {
    stage.show(stage.logged("A"))
    stage.show(stage.logged("A"))
    #expect(stage.waiting == ["A"])
  }

  @Test("A hold on an alert says where it is, and takes it down wherever it is")
  func handles() {
    let a = stage.show(stage.logged("A"))
    let b = stage.show(stage.logged("B"))
    #expect(a.isPresented && !a.isWaiting && !a.hasEnded)
    #expect(!b.isPresented && b.isWaiting)
    #expect(b.dismiss())
    #expect(!b.dismiss())
    #expect(a.dismiss())
    #expect(!a.isPresented && !a.hasEnded)
    stage.host.up?.didDismiss()
    #expect(a.hasEnded && b.hasEnded)
  }

  @Test("What is up is updated in place, and its new actions are pressed")
  func update() {
    let handle = stage.show(stage.logged("0 %"))
    let presentation = stage.host.up
    #expect(presentation?.actions.map(\.title) == ["OK"])
    handle.update {
      $0.title = "100 %"
      $0.actions = [.init(title: "Open") { stage.log.add("opened") }, .init(title: "Done")]
    }
    #expect(stage.host.up === presentation)
    #expect(stage.up == "100 %")
    #expect(presentation?.actions.map(\.title) == ["Open", "Done"])
    #expect(presentation?.actions.map(\.id) == ["Open", "Done"])
    stage.host.tap(0)
    #expect(stage.log.entries == ["opened", "0 % pressed(Open)"])
    #expect(!handle.update { $0.title = "x" })
  }

  @Test("An update gives its actions other names, also where there are as many as before")
  func updatedNames() {
    let handle = stage.show(stage.logged("A"))
    #expect(stage.host.up?.actions.map(\.id) == ["OK"])
    handle.update { $0.actions = [.init(title: "Open") { stage.log.add("opened") }] }
    #expect(stage.host.up?.actions.map(\.id) == ["Open"])
    #expect(stage.host.up?.press("OK") == false)
    stage.host.up?.press("Open")
    stage.host.up?.didDismiss()
    #expect(stage.log.entries == ["opened", "A pressed(Open)"])
  }

  @Test("What is being dismissed takes no update: it stays as it was answered")
  func lateUpdate() {
    let ways: [@MainActor (AlertPresentation) -> Void] = [
      { $0.press(at: 0) }, { $0.dismiss() }, { _ in stage.coordinator.dismissAll() },
    ]
    for dismiss in ways {
      let handle = stage.show(stage.logged("A"))
      stage.host.up.map(dismiss)
      #expect(!handle.update { $0.title = "x" })
      #expect(stage.host.up?.title == "A")
      stage.host.up?.didDismiss()
    }
  }

  @Test("An update keeps what was typed while the fields are the same")
  func updatedFields() {
    let handle = stage.show(stage.logged("A").textField("Name"))
    stage.host.up?.setText("Ann", ofField: 0)
    handle.update { $0.title = "B" }
    #expect(stage.host.up?.input["Name"] == "Ann")
    handle.update { $0 = Alert(title: "C").textField("Town", text: "Rome") }
    #expect(stage.host.up?.input.texts == ["Rome"])
  }

  @Test("The name of an alert that has ended is not that of a later one in its place")
  func staleName() {
    let ended = stage.show("A")
    stage.host.tap(0)
    stage.show("B")
    #expect(ended.hasEnded && !ended.isPresented)
    #expect(!ended.dismiss() && !ended.update { $0.title = "x" })
    #expect(stage.up == "B" && !stage.host.isAskedToDismiss)
  }

  @Test("A replaced alert ends as replaced, and the new one has its place")
  func replace() {
    let a = stage.show(stage.logged("A"))
    let b = stage.show(stage.logged("B"))
    stage.show(stage.logged("C"))
    b.replace(with: stage.logged("B2"))
    #expect(stage.waiting == ["B2", "C"])
    a.replace(with: stage.logged("A2"))
    #expect(stage.up == nil)
    stage.host.up?.didDismiss()
    #expect(stage.up == "A2")
    #expect(
      stage.log.entries == [
        "B dismissed(Alerts.AlertDismissal.replaced)",
        "A dismissed(Alerts.AlertDismissal.replaced)",
      ])
  }
}

@Suite("Alerts that repeat", .timeLimit(.minutes(10)))
@MainActor
struct RepeatTests {
  let stage = Stage()

  @Test("Skip: however often it is asked for, up or waiting, it is there once")
  func skip() async {
    stage.show(stage.logged("Up"))
    for _ in 0..<3 { stage.show(stage.logged("Offline").identity("offline")) }
    #expect(stage.waiting == ["Offline"])
    stage.host.tap(0)
    stage.show(stage.logged("Offline").identity("offline"))
    #expect(stage.up == "Offline")
    #expect(stage.waiting == [])
  }

  @Test("Skip: all that ask get the answer of the one that is there")
  func skipSharesAnswer() async {
    let question = stage.question("Q").identity(1)
    async let first = stage.show(question)
    async let second = stage.show(question)
    async let third = stage.show(question)
    await until { stage.coordinator.queue.count == 3 }
    stage.host.tap(1)
    #expect(await [first, second, third] == [2, 2, 2])
  }

  @Test("Skip: when the first caller gives up, the second one's question stays up")
  func heir() async {
    let question = stage.question("Q").identity(1)
    let first = Task { await stage.show(question) }
    await until { stage.up == "Q" }
    async let second = stage.show(question)
    await until { stage.coordinator.queue.count == 2 }
    first.cancel()
    #expect(await first.value == 0)
    #expect(stage.up == "Q")
    stage.host.tap(0)
    #expect(await second == 1)
  }

  @Test("Skip: when the first caller gives up, all the others share the answer of its heir")
  func heirs() async throws {
    let question = stage.question("Q").identity(1)
    let first = Task { await stage.show(question) }
    await until { stage.up == "Q" }
    let others = (0..<3).map { _ in Task { await stage.show(question) } }
    await until { stage.coordinator.queue.count == 4 }
    first.cancel()
    #expect(await first.value == 0)
    stage.host.tap(1)
    // Who is forgotten here would wait for ever.
    try #require(stage.coordinator.queue.count == 0)
    for other in others { #expect(await other.value == 2) }
    #expect(stage.host.shown.count == 1)
  }

  @Test("Skip: who has given up is no heir when the heir gives up, too")
  func heirsOfHeirs() async throws {
    let question = stage.question("Q").identity(1)
    var callers: [Task<Int, Never>] = []
    for count in 1...4 {
      callers.append(Task { await stage.show(question) })
      await until { stage.coordinator.queue.count == count }
    }
    // The first hands on to the second; the third goes before the second does.
    for (position, left) in [(0, 3), (2, 2), (1, 1)] {
      callers[position].cancel()
      await until { stage.coordinator.queue.count == left }
      // Who is forgotten here would wait for ever.
      try #require(stage.coordinator.queue.count == left)
    }
    stage.host.tap(1)
    try #require(stage.coordinator.queue.count == 0)
    var answers: [Int] = []
    for caller in callers { answers.append(await caller.value) }
    #expect(answers == [0, 0, 0, 2])
    #expect(stage.host.shown.count == 1)
  }

  @Test("Replace: the former caller ends as replaced, and a press answers only the new one")
  func replace() async {
    async let former = stage.show.outcome(of: stage.question("Old").identity(1))
    await until { stage.up == "Old" }
    async let new = stage.show(stage.question("New").identity(1, ifShown: .replace))
    await until { stage.host.isAskedToDismiss }
    stage.host.up?.press(at: 0)
    stage.host.up?.didDismiss()
    #expect(await former == .dismissed(.replaced))
    #expect(stage.up == "New")
    stage.host.tap(1)
    #expect(await new == 2)
  }

  @Test("Take over: the new one is there without a flicker, and the former caller is told")
  func takeOver() async {
    async let former = stage.show.outcome(of: stage.question("Old").identity(1))
    await until { stage.up == "Old" }
    let presentation = stage.host.up
    async let new = stage.show(stage.question("New").identity(1, ifShown: .takeOver))
    #expect(await former == .dismissed(.replaced))
    #expect(stage.up == "New")
    #expect(stage.host.up === presentation && !stage.host.isAskedToDismiss)
    stage.host.tap(0)
    #expect(await new == 1)
  }

  @Test("Show both: each is shown in its turn")
  func showBoth() {
    stage.show(stage.logged("A").identity(1))
    stage.show(stage.logged("B").identity(1, ifShown: .showBoth))
    #expect(stage.waiting == ["B"])
  }

  @Test("One that must be answered is not replaced; the new one waits")
  func mustBeAnswered() async {
    async let former = stage.show(stage.demand("Old").identity(1))
    await until { stage.up == "Old" }
    stage.show(stage.logged("New").identity(1, ifShown: .replace))
    #expect(stage.waiting == ["New"])
    stage.host.tap(0)
    #expect(await former == 1)
    #expect(stage.up == "New")
  }
}

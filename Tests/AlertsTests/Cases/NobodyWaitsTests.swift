import SwiftUI
import Testing

@testable import Alerts

@Suite("Nobody waits in vain", .timeLimit(.minutes(10)))
@MainActor
struct NobodyWaitsTests {
  let stage = Stage()

  // MARK: Windows that go

  @Test("A window's own coordinator ends its alerts with the window, each waiter in its own way")
  func windowGoes() async {
    async let value = stage.show(stage.question("Value"))
    await until { stage.up == "Value" }
    async let outcome = stage.show.outcome(of: stage.question("Outcome"))
    async let thrown = failure { try await stage.show.answer(to: stage.question("Thrown")) }
    async let isSure = stage.show.confirm("Sure?")
    async let acknowledged: Void = stage.show.acknowledge("Noted")
    stage.show(stage.logged("Callback"))
    await until { stage.waiting.count == 5 }
    stage.coordinator.detach(stage.host)
    #expect(await value == 0)
    #expect(await outcome == .dismissed(.abandoned))
    #expect(await thrown as? AlertDismissal == .abandoned)
    #expect(await isSure == false)
    await acknowledged
    #expect(stage.log.entries == ["Callback dismissed(Alerts.AlertDismissal.abandoned)"])
    #expect(stage.coordinator.queue.count == 0)
  }

  private func failure(_ body: () async throws -> Int) async -> (any Error)? {
    do {
      _ = try await body()
      return nil
    } catch {
      return error
    }
  }

  @Test("What was pressed when the window goes is the answer")
  func pressedAsWindowGoes() async {
    async let value = stage.show(stage.question("A"))
    await until { stage.up == "A" }
    stage.host.up?.press(at: 1)
    stage.coordinator.detach(stage.host)
    #expect(await value == 2)
  }

  @Test("What must be answered goes to the shared coordinator, and is answered there")
  func mustBeAnswered() async {
    let shared = AlertCoordinator(suppressionStore: .inMemory())
    let window = ManualHost()
    shared.attach(window)
    await CoordinatorOverride.$current.withValue(shared) {
      async let value = stage.show(stage.demand("Number"))
      await until { stage.up == "Number" }
      stage.coordinator.detach(stage.host)
      await until { window.up != nil }
      #expect(window.up?.title == "Number")
      window.tap(1)
      #expect(await value == 2)
    }
  }

  @Test("A host that follows in the same turn takes the alerts over")
  func replacedHost() async {
    stage.show(stage.logged("A"))
    let other = ManualHost()
    stage.coordinator.detach(stage.host)
    stage.coordinator.attach(other)
    await turns()
    #expect(other.up?.title == "A")
    #expect(stage.log.entries.isEmpty)
  }

  @Test("What is shown to a coordinator whose windows have gone ends too")
  func shownLate() async {
    stage.coordinator.detach(stage.host)
    #expect(await stage.show.outcome(of: stage.question("Late")) == .dismissed(.abandoned))
    #expect(await stage.show.confirm("Late?") == false)
  }

  @Test("The shared coordinator keeps its alerts for the next host")
  func sharedKeeps() async {
    let shared = AlertCoordinator.main
    let host = ManualHost()
    shared.watchesForHosts = true
    shared.attach(host)
    let handle = ShowAlertAction(shared)(stage.logged("Kept"))
    shared.detach(host)
    await turns()
    #expect(handle.isWaiting)
    handle.dismiss()
  }

  @Test("Before a first host has come, alerts wait")
  func notYet() async {
    let stage = Stage(attached: false)
    stage.show(stage.logged("Early"))
    await turns()
    #expect(stage.waiting == ["Early"])
    stage.coordinator.attach(stage.host)
    #expect(stage.up == "Early")
  }

  @Test("Callback alerts of a released coordinator end, and the one on screen is taken down")
  func released() async {
    let log = Log()
    let host = ManualHost()
    weak var gone: AlertCoordinator?
    do {
      let coordinator = AlertCoordinator(suppressionStore: .inMemory())
      gone = coordinator
      coordinator.attach(host)
      for title in ["A", "B"] {
        coordinator.showAlert(Alert(title: title).onEnd { log.add("\(title) \($0)") })
      }
    }
    #expect(gone == nil)
    await until { log.entries.count == 2 }
    #expect(
      log.entries == [
        "A dismissed(Alerts.AlertDismissal.abandoned)",
        "B dismissed(Alerts.AlertDismissal.abandoned)",
      ])
    #expect(host.isAskedToDismiss)
  }

  // MARK: Hosts that are released

  @Test("A released host counts as detached: the next one is asked, with what had been typed")
  func releasedHost() {
    let stage = Stage(attached: false)
    var host: ManualHost? = ManualHost()
    if let host { stage.coordinator.attach(host) }
    stage.show(stage.logged("A").textField("Name"))
    host?.up?.setText("Ann", ofField: 0)
    host = nil
    let next = ManualHost()
    stage.coordinator.attach(next)
    #expect(next.up?.title == "A")
    #expect(next.up?.input.text == "Ann")
  }

  @Test("A released host on top gives way to the one below with the next thing that happens")
  func releasedSheet() {
    var sheet: ManualHost? = ManualHost()
    if let sheet { stage.coordinator.attach(sheet, over: stage.host) }
    stage.show(stage.logged("A"))
    sheet = nil
    stage.show(stage.logged("B"))
    #expect(stage.up == "A")
    #expect(stage.waiting == ["B"])
  }

  @Test("An alert is dismissed at once whose host goes while others are being dismissed")
  func releasedMeanwhile() {
    let stage = Stage(attached: false)
    var host: ManualHost? = ManualHost()
    if let host { stage.coordinator.attach(host) }
    stage.show(stage.logged("A"))
    stage.show(Alert(title: "B").onEnd { _ in host = nil })
    stage.coordinator.dismissAll()
    #expect(host == nil)
    #expect(stage.log.entries == ["A dismissed(Alerts.AlertDismissal.byCode)"])
    #expect(stage.coordinator.queue.count == 0)
  }

  // MARK: Nobody listens

  @Test("Without a host, one line in the log says who waits, where it was shown, what is missing")
  func nobodyListens() async throws {
    let lines = LogLines()
    let clock = TestClock()
    let coordinator = AlertCoordinator(suppressionStore: .inMemory(), clock: clock)
    let line: UInt = 7_331
    AlertLog.$sink.withValue(lines.sink) {
      coordinator.showAlert(Alert(title: "First"), fileID: "App/Feed.swift", line: line)
      coordinator.showAlert(Alert(title: "Second"))
    }
    await clock.advance()
    await until { !lines.all.isEmpty }
    #expect(lines.all.count == 1)
    let text = try #require(lines.all.first)
    for part in ["“First”", "App/Feed.swift:7331", ".alertCoordinator(_:)", "withAlerts"] {
      #expect(text.contains(part), "\(text)")
    }
    coordinator.dismissAll()
  }

  @Test("Where the first alert without a host has ended by itself, the next one is told of")
  func nobodyListensAgain() async {
    let lines = LogLines()
    let clock = TestClock()
    let coordinator = AlertCoordinator(suppressionStore: .inMemory(), clock: clock)
    AlertLog.$sink.withValue(lines.sink) { _ = coordinator.showAlert("Early").dismiss() }
    await clock.advance()
    await until { !coordinator.watchesForHosts }
    #expect(lines.all.isEmpty)
    AlertLog.$sink.withValue(lines.sink) { _ = coordinator.showAlert("Later") }
    await clock.advance()
    await until { !lines.all.isEmpty }
    #expect(lines.all.count == 1)
    #expect(lines.all.first?.contains("“Later”") == true)
    coordinator.dismissAll()
  }

  @Test("A host that comes in time keeps the log silent")
  func hostInTime() async {
    let lines = LogLines()
    let clock = TestClock()
    let coordinator = AlertCoordinator(suppressionStore: .inMemory(), clock: clock)
    AlertLog.$sink.withValue(lines.sink) { coordinator.showAlert("Early") }
    coordinator.attach(stage.host)
    await clock.advance()
    await turns()
    #expect(lines.all.isEmpty)
    coordinator.dismissAll()
  }

  // MARK: Owners

  @Test("An action that releases the owner of a waiting alert keeps it off the screen")
  func ownerReleasedByAction() {
    @MainActor final class Screen {
      let alerts = AlertOwner()
    }
    var screen: Screen? = Screen()
    let log = stage.log
    stage.show(Alert(title: "Leave?", actions: [.init(title: "Leave") { screen = nil }]))
    if let screen {
      stage.show(
        Alert(title: "Unsaved").owner(screen.alerts).onEnd { log.add("\($0)") })
    }
    stage.show("Next")
    stage.host.tap(0)
    #expect(screen == nil)
    #expect(stage.up == "Next")
    #expect(log.entries == ["dismissed(Alerts.AlertDismissal.ownerEnded)"])
  }

  @Test("What must be answered is presented also where its owner is gone")
  func demandOutlivesOwner() async {
    async let value = stage.show(stage.demand("Number").owner(AlertOwner()))
    await until { stage.up == "Number" }
    stage.host.tap(1)
    #expect(await value == 2)
  }

  private func turns() async {
    for _ in 0..<100 { await Task.yield() }
  }
}

import SwiftUI
import Testing

@testable import Alerts

/// A clock that a test moves.
final class ManualClock: Clock, @unchecked Sendable {
  // Safe: every access to the state holds the lock.
  typealias Instant = ContinuousClock.Instant

  private let lock = NSLock()
  private var time = ContinuousClock.now
  private var sleepers: [(deadline: Instant, continuation: CheckedContinuation<Void, Never>)] = []

  var now: Instant { lock.withLock { time } }
  let minimumResolution = Duration.zero
  var sleeperCount: Int { lock.withLock { sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation { continuation in
      lock.withLock { sleepers.append((deadline, continuation)) }
    }
    try Task.checkCancellation()
  }

  func advance(by duration: Duration) {
    let due = lock.withLock {
      time = time.advanced(by: duration)
      let due = sleepers.filter { $0.deadline <= time }
      sleepers.removeAll { $0.deadline <= time }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}

@Suite("Timeouts", .timeLimit(.minutes(10)))
@MainActor
struct TimeoutTests {
  let clock = ManualClock()
  let host = InstantHost()
  let coordinator: AlertCoordinator

  init() {
    coordinator = AlertCoordinator(clock: clock)
    coordinator.attach(host)
  }

  @Test("When its time is over it goes, and its caller gets the cancel action's value")
  func goes() async {
    let question = AsyncAlert(
      title: "Keep these settings?",
      actions: [
        .init(title: "Keep", value: true), .init(title: "Revert", role: .cancel, value: false),
      ]
    ).timeout(.seconds(15))
    async let answer = coordinator.showAlert(question)
    await until { clock.sleeperCount == 1 }
    clock.advance(by: .seconds(14))
    for _ in 0..<10 { await Task.yield() }
    #expect(coordinator.isPresented)
    clock.advance(by: .seconds(1))
    #expect(await answer == false)
    #expect(!coordinator.isPresented)
  }

  @Test("A time that is longer than a clock can count is as none")
  func forEver() async {
    let coordinator = AlertCoordinator()
    coordinator.attach(host)
    for time in [Duration.seconds(Int64.max), .seconds(Int64.max / 2), .nanoseconds(Int64.max)] {
      let handle = coordinator.showAlert(Alert("Up").timeout(time))
      for _ in 0..<20 { await Task.yield() }
      #expect(handle.isPresented)
      handle.dismiss()
    }
  }

  @Test("The time only runs while it is on screen, and an answer ends it")
  func onlyOnScreen() async {
    coordinator.showAlert(Alert(title: "First"))
    coordinator.showAlert(Alert(title: "Second").timeout(.seconds(1)))
    clock.advance(by: .seconds(100))
    #expect(clock.sleeperCount == 0)
    host.up?.press(at: 0)
    await until { clock.sleeperCount == 1 }
    host.up?.press(at: 0)
    coordinator.showAlert(Alert(title: "Third"))
    clock.advance(by: .seconds(100))
    for _ in 0..<10 { await Task.yield() }
    #expect(coordinator.current?.title == "Third")
  }

  @Test("While an interrupted alert goes off screen its time stands still: it comes back")
  func interrupted() async {
    let host = ManualHost()
    coordinator.attach(host)
    let handle = coordinator.showAlert(Alert(title: "Timed").timeout(.seconds(1)))
    await until { clock.sleeperCount == 1 }
    coordinator.showAlert(Alert(title: "Fire").priority(.critical, interrupts: true))
    #expect(host.isAskedToDismiss)
    clock.advance(by: .seconds(100))
    for _ in 0..<100 { await Task.yield() }
    host.up?.didDismiss()
    #expect(coordinator.current?.title == "Fire")
    #expect(handle.isWaiting)
    host.tap(0)
    #expect(coordinator.current?.title == "Timed")
  }

  @Test("An alert that takes over has its own time, whatever the former one had")
  func takeOver() async {
    func alert(_ title: String, _ timeout: Duration?) -> Alerts.Alert {
      Alert(title: .verbatim(title)).timeout(timeout).identity(1, ifShown: .takeOver)
    }
    coordinator.showAlert(alert("None", nil))
    coordinator.showAlert(alert("Timed", .seconds(1)))
    await until { clock.sleeperCount == 1 }
    clock.advance(by: .seconds(1))
    await until { !coordinator.isPresented }
    #expect(!coordinator.isPresented)

    coordinator.showAlert(alert("Timed", .seconds(1)))
    await until { clock.sleeperCount == 1 }
    let handle = coordinator.showAlert(alert("None", nil))
    clock.advance(by: .seconds(100))
    for _ in 0..<100 { await Task.yield() }
    #expect(handle.isPresented)
    // It has none, so one that it gets is new, also where the former one's was as long.
    handle.update { $0 = $0.timeout(.seconds(1)) }
    await until { clock.sleeperCount == 1 }
    clock.advance(by: .seconds(1))
    await until { handle.hasEnded }
    #expect(handle.hasEnded)
  }
}

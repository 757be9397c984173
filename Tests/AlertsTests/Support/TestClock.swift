import Synchronization

/// A clock that moves when the test says so.
final class TestClock: Clock, Sendable {
  typealias Instant = ContinuousClock.Instant

  let now = ContinuousClock.now
  let minimumResolution = Duration.zero
  private let sleepers = Mutex<[CheckedContinuation<Void, Never>]>([])
  private let asked = Mutex<[Duration]>([])

  /// For how long it was asked to sleep, each time.
  var pauses: [Duration] { asked.withLock { $0 } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    asked.withLock { $0.append(now.duration(to: deadline)) }
    await withCheckedContinuation { continuation in
      sleepers.withLock { $0.append(continuation) }
    }
    try Task.checkCancellation()
  }

  /// Lets the time of everybody who sleeps, or is about to, be over.
  ///
  /// On the main actor, where those run who are about to sleep.
  @MainActor
  func advance() async {
    await until { sleepers.withLock { !$0.isEmpty } }
    wake()
  }

  /// Lets the time of everybody who sleeps be over.
  func wake() {
    let all = sleepers.withLock { sleepers in
      defer { sleepers = [] }
      return sleepers
    }
    for sleeper in all { sleeper.resume() }
  }
}

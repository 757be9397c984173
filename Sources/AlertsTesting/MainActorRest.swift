/// Finds out when nothing more is going to happen by itself.
///
/// There is no way to ask an executor what it still has to do. But it takes jobs in order, so a job
/// that is put at its end runs after all that were there. A *turn* does so on the cooperative pool, at
/// the priority of most tasks and at one of the others, and then on the main actor. Whatever was
/// ready to run before some turns has had its chance in them; work that hops from task to task needs
/// a turn or so for each hop. What cannot be seen is a thread that the system holds up in the middle
/// of a job: the more turns, the less likely that is, and what comes of it is told as late.
@MainActor
enum MainActorRest {
  /// How many turns have to pass with nothing happening.
  static let quietTurns = 100
  /// How many turns may pass with something happening, before time counts: on a busy machine they
  /// take long, and nothing is wrong.
  static let busyTurns = 1_000

  /// Waits until nothing has happened for some turns.
  ///
  /// - Parameters:
  ///   - patience: How long to go on at least while things happen.
  ///   - count: How much has happened so far.
  /// - Returns: Whether it came to rest.
  static func settle(patience: Duration, counting count: () -> Int) async -> Bool {
    let start = ContinuousClock.now
    var (seen, quiet, busy) = (count(), 0, 0)
    while quiet < quietTurns {
      await Turns.shared.next()
      if count() == seen {
        quiet += 1
        continue
      }
      (seen, quiet, busy) = (count(), 0, busy + 1)
      guard busy < busyTurns || start.duration(to: .now) < patience else { return false }
    }
    return true
  }
}

/// Takes turns, for all who wait for one at once: many tests may come to their end together.
@MainActor
private final class Turns {
  static let shared = Turns()

  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isTaking = false
  private var number = 0

  /// Waits for a turn that begins after this.
  func next() async {
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      guard !isTaking else { return }
      isTaking = true
      // Detached, for it serves other tests too.
      Task.detached { await self.take() }
    }
  }

  private func take() async {
    while !waiting.isEmpty {
      let served = waiting
      waiting = []
      let others = [TaskPriority.high, .low, .background]
      number += 1
      let rare = Task.detached(priority: others[number % others.count]) {}
      await Task.detached(priority: .medium) {}.value
      await rare.value
      for continuation in served { continuation.resume() }
      // Those who go on wait again by then.
      await Task.yield()
    }
    isTaking = false
  }
}

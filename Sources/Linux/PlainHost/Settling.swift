import Foundation

/// Waits until an app has nothing more to do at once.
///
/// The app is idle when, several times in a row, the main queue and the global one were empty, no
/// screen changed and no other thread of the process ran: by then every task that hops between
/// actors has moved on. What waits for time to pass, for a file or for the network is not busy.
@MainActor
final class Settling {
  /// How often nothing must have happened.
  private static let quietRounds = 3
  /// An app whose screen never rests gets its next line all the same.
  private static let roundLimit = 200

  /// Counts what happened on screen.
  private var changes = 0

  func noteChange() { changes += 1 }

  /// Calls back once the app is idle.
  ///
  /// - Parameter patience: For how many seconds threads may keep it from counting as idle.
  func whenIdle(patience: Double = 0, _ action: @escaping @MainActor () -> Void) {
    let wait = Wait(deadline: .now() + patience, action: action)
    round(wait)
  }

  private struct Wait {
    var quiet = 0
    var total = 0
    let deadline: DispatchTime
    let action: @MainActor () -> Void
  }

  private func round(_ wait: Wait) {
    guard wait.quiet < Self.quietRounds, wait.total < Self.roundLimit else { return wait.action() }
    if wait.deadline > .now(), ThreadActivity.isBusy {
      // Leaves the processor to them.
      return Self.after(0.001) { self.round(wait) }
    }
    let before = changes
    Self.bounce {
      var next = wait
      next.total += 1
      next.quiet = self.changes == before ? wait.quiet + 1 : 0
      self.round(next)
    }
  }

  /// Twice through the main queue and once through the global one: behind all that is there already.
  private static func bounce(_ action: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async {
      DispatchQueue.global(qos: .utility).async {
        DispatchQueue.main.async {
          MainActor.assumeIsolated { action() }
        }
      }
    }
  }

  /// Calls back after a while.
  static func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated { action() }
    }
  }
}

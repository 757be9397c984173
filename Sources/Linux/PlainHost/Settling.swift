import Foundation

/// Waits until an app has nothing more to do at once.
///
/// The app is idle when the main queue was empty, and the global queue had its turn, several times
/// in a row while no screen changed: by then every task that hops between actors has moved on. What
/// waits for time to pass, for a file or for the network does not count as busy.
@MainActor
final class Settling {
  /// How often nothing must have happened.
  private static let quietRounds = 3
  /// An app that never rests gets its next line all the same.
  private static let roundLimit = 200

  /// Counts what happened on screen.
  private var changes = 0

  func noteChange() { changes += 1 }

  func whenIdle(_ action: @escaping @MainActor () -> Void) {
    round(quiet: 0, total: 0, action)
  }

  private func round(quiet: Int, total: Int, _ action: @escaping @MainActor () -> Void) {
    guard quiet < Self.quietRounds, total < Self.roundLimit else { return action() }
    let before = changes
    Self.bounce {
      let isQuiet = self.changes == before
      self.round(quiet: isQuiet ? quiet + 1 : 0, total: total + 1, action)
    }
  }

  /// Twice through the main queue and once through the global one: behind all that is there already.
  private static func bounce(_ action: @escaping @MainActor () -> Void) {
    let box = MainActorAction(action)
    DispatchQueue.main.async {
      DispatchQueue.global(qos: .utility).async {
        DispatchQueue.main.async {
          MainActor.assumeIsolated { box.action() }
        }
      }
    }
  }

  /// Calls back after a while.
  static func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    let box = MainActorAction(action)
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated { box.action() }
    }
  }
}

/// Carries a closure of the main actor through queues that do not run it.
private struct MainActorAction: Sendable {
  let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }
}

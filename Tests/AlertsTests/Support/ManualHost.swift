import SwiftUI

@testable import Alerts

/// A host that does nothing by itself: the test says when an alert is off screen.
@MainActor
final class ManualHost: AlertHost {
  private(set) var shown: [AlertPresentation] = []
  private(set) var isAskedToDismiss = false

  var up: AlertPresentation? { shown.last }

  func present(_ presentation: AlertPresentation) {
    shown.append(presentation)
    isAskedToDismiss = false
  }

  func dismiss(_ presentation: AlertPresentation) {
    if presentation === up { isAskedToDismiss = true }
  }

  func forget() { shown = [] }

  /// A person presses a button, and the platform takes the alert away.
  func tap(_ action: Int) {
    up?.press(at: action)
    up?.didDismiss()
  }
}

/// A host on which every alert goes down at once.
@MainActor
final class InstantHost: AlertHost {
  private(set) var shown: [AlertPresentation] = []

  var up: AlertPresentation? { shown.last }

  func present(_ presentation: AlertPresentation) { shown.append(presentation) }

  func dismiss(_ presentation: AlertPresentation) { presentation.didDismiss() }
}

/// Collects what happens, in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }
}

/// Lets other tasks of the main actor run until something holds; no clock is involved.
@MainActor
func until(_ condition: () -> Bool) async {
  for _ in 0..<100_000 {
    if condition() { return }
    await Task.yield()
  }
}

extension AlertPresentation {
  /// Presses the action at a position in the author's order.
  @discardableResult
  func press(at position: Int) -> Bool {
    let ids = request.actionIDs
    return press(ids.indices.contains(position) ? ids[position] : "no such action")
  }

  func isEnabled(position: Int) -> Bool {
    actions.indices.contains(position) && isEnabled(actions[position].id)
  }
}

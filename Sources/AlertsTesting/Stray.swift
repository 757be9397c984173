import Alerts
import SwiftUI

/// An alert that a test has shown on another coordinator than its own.
///
/// Where a host presents it, it is in other hands; where none does, the test has lost it.
@MainActor
struct Stray {
  let event: AlertEvent
  weak var coordinator: AlertCoordinator?

  /// What to say of it where it still waits; nil where it has ended, or somebody presents it.
  var complaint: String? {
    guard coordinator?.isUnattended(event.id) == true else { return nil }
    return "this alert waits on another coordinator than the test's, and nobody presents it there: "
      + event.origin.naming(event.title?.string()) + "."
  }

  /// So that nobody who waits for it hangs.
  func end() {
    guard let coordinator, coordinator.isUnattended(event.id) else { return }
    coordinator.endAll(.abandoned)
  }
}

extension AlertTester {
  /// The test has shown an alert on another coordinator.
  func strayed(_ event: AlertEvent, on coordinator: AlertCoordinator) {
    guard !hasFinished else { return }
    strays.append(Stray(event: event, coordinator: coordinator))
  }
}

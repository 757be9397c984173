import Alerts
import SwiftUI

/// Ends the alerts of a test that has failed or ended; and the run, where they never stop coming.
@MainActor
final class Abandoning {
  /// How many are ended. Code that goes on asking after that would keep its test from ever returning,
  /// and no time limit can end it: the run has to.
  private static let limit = 10_000
  private var count = 0

  func end(_ presentation: AlertPresentation, of coordinator: AlertCoordinator) {
    count += 1
    guard count <= Self.limit else {
      let summary = AlertContent(presentation).summary(isEnabled: presentation.isEnabled)
      fatalError(
        "A test of alerts has failed, and what it tests does not stop asking. It has asked "
          + "\(Self.limit) times since: \(summary)")
    }
    coordinator.endAll(.abandoned)
  }
}

import Alerts
import SwiftUI

/// Ends the alerts that come after a test's end, and tells the test.
///
/// The coordinator keeps it alive: who still has the coordinator can still show something.
@MainActor
final class LateAlerts {
  /// How many are told. Code that asks again and again would otherwise never come to an end.
  private static let limit = 10

  private let reporter: FailureReporter
  private let location: TestLocation
  private let abandoning: Abandoning
  private let host = HeadlessHost()
  private var left: Int

  /// - Parameter isSilent: Whether the test has failed already, so that these follow from that.
  init(
    reporter: FailureReporter, location: TestLocation, abandoning: Abandoning, isSilent: Bool
  ) {
    self.reporter = reporter
    self.location = location
    self.abandoning = abandoning
    left = isSilent ? 0 : Self.limit
  }

  func takeOver(_ coordinator: AlertCoordinator, from other: HeadlessHost) {
    host.onPresent = { [weak self, weak coordinator] in
      guard let self, let coordinator else { return }
      tell($0)
      abandoning.end($0, of: coordinator)
    }
    coordinator.observer = { _ in withExtendedLifetime(self) {} }
    coordinator.attach(host)
    coordinator.detach(other)
  }

  private func tell(_ presentation: AlertPresentation) {
    guard left > 0 else { return }
    left -= 1
    let summary = AlertContent(presentation).summary(isEnabled: presentation.isEnabled)
    reporter.reportLate(
      "An alert came up after the test had ended that began at \(location): \(summary) It was shown by "
        + "work that the test did not wait for, or by an object that the test has made and others use.",
      at: location)
  }
}

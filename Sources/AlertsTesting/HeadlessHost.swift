import Alerts
import SwiftUI

/// A host that draws nothing: every alert is on screen at once, and off screen at once.
@MainActor
final class HeadlessHost: AlertHost {
  var onPresent: (AlertPresentation) -> Void = { _ in }

  func present(_ presentation: AlertPresentation) { onPresent(presentation) }

  func dismiss(_ presentation: AlertPresentation) { presentation.didDismiss() }
}

/// A clock whose time stands still, so that a test says itself when an alert's time is over.
struct StoppedClock: Clock {
  typealias Instant = ContinuousClock.Instant

  let now = ContinuousClock.now
  let minimumResolution = Duration.zero

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let stream = AsyncStream<Never> { _ in }
    for await _ in stream {}
    try Task.checkCancellation()
  }
}

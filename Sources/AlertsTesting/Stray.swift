import Alerts
import SwiftUI

/// An alert that was shown while a test ran, on a coordinator that is no test's.
///
/// Where a host presents it, it is in other hands; where none does, nobody will ever answer it.
@MainActor
final class Stray {
  private let event: AlertEvent
  private weak var coordinator: AlertCoordinator?
  /// Whether it has ended, or is on a screen.
  private var isInOtherHands = false

  init(_ event: AlertEvent, on coordinator: AlertCoordinator) {
    self.event = event
    self.coordinator = coordinator
  }

  /// Something has happened to an alert on a coordinator that is no test's.
  func follow(_ other: AlertEvent) {
    guard other.id == event.id else { return }
    switch other.kind {
    case .presented, .ended, .handedOver: isInOtherHands = true
    case .returned: isInOtherHands = false
    case .queued, .joined, .dismissing, .updated, .suppressed, .warned: break
    }
  }

  /// Whether it waits, and nobody presents it.
  var isUnattended: Bool { coordinator?.isUnattended(event.id) == true }

  /// What to say of it where nobody has answered it; nil where it has ended, or is on a screen.
  var complaint: String? {
    guard !isInOtherHands else { return nil }
    let name = event.origin.naming(event.title?.string())
    guard coordinator != nil else {
      return
        "nobody has answered this alert, on another coordinator than the test's, which is gone: \(name)."
    }
    guard isUnattended else { return nil }
    return
      "this alert waits on another coordinator than the test's, and nobody presents it there: \(name)."
  }

  /// Where it was shown.
  var origin: AlertOrigin { event.origin }

  /// So that nobody who waits for it hangs.
  func end() {
    guard isUnattended else { return }
    coordinator?.endAll(.abandoned)
  }
}

extension AlertTester {
  /// The test has shown an alert on another coordinator.
  func strayed(_ event: AlertEvent, on coordinator: AlertCoordinator) {
    let stray = Stray(event, on: coordinator)
    strays.append(stray)
    let patience = failure == nil ? patience * 2 : .zero
    Task { [weak self] in
      try? await Task.sleep(for: patience, clock: .continuous)
      self?.giveUp(on: stray)
    }
  }

  private func giveUp(on stray: Stray) {
    guard stray.isUnattended, let complaint = stray.complaint else { return }
    if !hasFinished { _ = fail("After \(patience * 2), \(complaint)", at: location) }
    stray.end()
  }
}

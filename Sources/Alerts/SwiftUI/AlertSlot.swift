import Observation
import SwiftUI

/// The host in a SwiftUI view: what the view's alert modifiers show.
///
/// SwiftUI writes `false` into the binding when the person presses a button, before or after it
/// calls the button's action, or when the person closes the alert otherwise. Off screen the alert
/// is when the view has been evaluated with that `false`.
@MainActor
@Observable
final class AlertSlot: AlertHost {
  /// Counts the closings, each of which is to be confirmed once the view has been evaluated.
  private(set) var closings = 0
  @ObservationIgnored private let alert = AlertAnchor()
  @ObservationIgnored private let suppressibleAlert = AlertAnchor()
  @ObservationIgnored private let dialog = AlertAnchor()
  @ObservationIgnored private let suppressibleDialog = AlertAnchor()
  /// What is up, or was up last.
  @ObservationIgnored private var presentation: AlertPresentation?
  @ObservationIgnored private var isUp = false
  /// A press that does not close the alert, which SwiftUI closes all the same.
  @ObservationIgnored private var isKept = false
  @ObservationIgnored private weak var coordinator: AlertCoordinator?

  nonisolated init() {}

  func attach(to coordinator: AlertCoordinator) {
    if self.coordinator !== coordinator { self.coordinator?.detach(self) }
    self.coordinator = coordinator
    coordinator.attach(self)
  }

  func detach() {
    setUp(false)
    coordinator?.detach(self)
    coordinator = nil
  }

  func anchor(_ kind: AlertAnchor.Kind) -> AlertAnchor {
    switch kind {
    case .alert: alert
    case .suppressibleAlert: suppressibleAlert
    case .dialog: dialog
    case .suppressibleDialog: suppressibleDialog
    }
  }

  func present(_ presentation: AlertPresentation) {
    self.presentation?.onChange = nil
    self.presentation = presentation
    // An update may give it another style.
    presentation.onChange = { [weak self] in self?.refreshAnchors() }
    isKept = false
    setUp(true)
  }

  func dismiss(_ presentation: AlertPresentation) {
    guard presentation === self.presentation else { return }
    setUp(false)
    closings += 1
  }

  /// SwiftUI has written into the binding of a presentation.
  func setPresented(_ isPresented: Bool, _ presentation: AlertPresentation?) {
    guard !isPresented, isUp, let presentation, presentation === self.presentation else { return }
    setUp(false)
    if isKept { presentation.putBack() } else { presentation.close() }
  }

  /// SwiftUI has called a button's action.
  func press(_ action: Int, of presentation: AlertPresentation) {
    guard !presentation.press(action), presentation === self.presentation else { return }
    isKept = isUp
  }

  /// The view has been evaluated without the alert.
  func confirmDismissal() {
    guard !isUp else { return }
    presentation?.didDismiss()
  }

  private func setUp(_ isUp: Bool) {
    self.isUp = isUp
    refreshAnchors()
  }

  private func refreshAnchors() {
    let current = presentation.map { AlertAnchor.Kind($0) }
    for kind in AlertAnchor.Kind.allCases {
      let isCurrent = kind == current
      anchor(kind).show(isCurrent ? presentation : nil, isUp: isCurrent && isUp)
    }
  }
}

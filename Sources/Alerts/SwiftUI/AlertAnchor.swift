import Observation

/// What one of a view's alert modifiers shows. Each observes its own, so that only the one that has
/// something to show is evaluated.
@MainActor
@Observable
final class AlertAnchor {
  /// The modifiers that can present an alert.
  enum Kind: Int, CaseIterable {
    case alert, suppressibleAlert, dialog, suppressibleDialog

    @MainActor
    init(_ presentation: AlertPresentation) {
      let isSuppressible = presentation.suppression != nil
      switch presentation.style {
      case .alert: self = isSuppressible ? .suppressibleAlert : .alert
      case .confirmationDialog: self = isSuppressible ? .suppressibleDialog : .dialog
      }
    }
  }

  /// What is shown, or was shown last: it stays while the alert is being dismissed, so that nothing
  /// goes blank.
  private(set) var presentation: AlertPresentation?
  /// Whether SwiftUI is to show it.
  private(set) var isUp = false

  nonisolated init() {}

  /// Shows a presentation, or nothing. What stays the same is not touched.
  func show(_ presentation: AlertPresentation?, isUp: Bool) {
    if self.presentation !== presentation { self.presentation = presentation }
    if self.isUp != isUp { self.isUp = isUp }
  }
}

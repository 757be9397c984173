/// A place that can put an alert on screen.
///
/// `.alertCoordinator(_:)` installs one, and most apps need no other. Write one to
/// show alerts in another way: with UIKit, in a terminal, to a test.
///
/// A host shows what it is given, and reports through the ``AlertPresentation`` what happens to it:
/// ``AlertPresentation/press(_:)``, ``AlertPresentation/dismiss()``, and always, when the alert is
/// off screen, ``AlertPresentation/didDismiss()``. The next alert waits for that.
@MainActor
public protocol AlertHost: AnyObject, Sendable {
  /// Puts an alert on screen, or calls ``AlertPresentation/refuse()`` where that is impossible now.
  func present(_ presentation: AlertPresentation)

  /// Takes an alert off screen, where the platform has not done so by itself, and then calls
  /// ``AlertPresentation/didDismiss()``.
  func dismiss(_ presentation: AlertPresentation)
}

import SwiftUI

/// Gives a view, a view model or any other code the means to show alerts.
///
/// ```swift
/// final class ViewModel {
///   @ShowAlert private var showAlert
///
///   @MainActor func delete() async {
///     if await showAlert.confirm("Delete?", role: .destructive) { store.delete() }
///   }
/// }
/// ```
///
/// In a view it uses the coordinator that `.alertCoordinator(_:)` has put into that view's
/// environment, and its alerts appear in that view's window. In any other code it uses
/// ``AlertCoordinator/shared``. Having one costs a view no evaluation: it observes nothing.
///
/// In a class with the `@Observable` macro, write `@ObservationIgnored @ShowAlert`, as with every
/// property wrapper.
@propertyWrapper
public struct ShowAlert: DynamicProperty {
  @Environment(\.alertCoordinator) private var environment
  @Environment(\.alertHost) private var host
  /// What shows alerts in the view's window; only a view has one.
  private var inView: ShowAlertAction?
  /// The coordinator of the test that made this, for code that has left the test's task since.
  ///
  /// It is kept, so that an alert that comes after the test's end is the test's still, and not that
  /// of whatever test runs by then.
  private let test: AlertCoordinator?

  /// Makes a wrapper; `@ShowAlert private var showAlert` calls it.
  public nonisolated init() {
    test = CoordinatorOverride.ofNewObject
  }

  /// Shows alerts. Call it like a function.
  public nonisolated var wrappedValue: ShowAlertAction {
    inView ?? ShowAlertAction(CoordinatorOverride.current ?? test ?? .shared)
  }

  /// Takes what the view's environment has; SwiftUI calls it before the view's body.
  public mutating func update() {
    inView = environment.map { ShowAlertAction($0, asking: host) }
  }
}

extension EnvironmentValues {
  private struct AlertCoordinatorKey: EnvironmentKey {
    static var defaultValue: AlertCoordinator? { nil }
  }

  private struct AlertHostKey: EnvironmentKey {
    static var defaultValue: AlertHostReference? { nil }
  }

  /// The coordinator that shows alerts in this part of the app, where there is one.
  ///
  /// `.alertCoordinator(_:)` sets it.
  public var alertCoordinator: AlertCoordinator? {
    get { self[AlertCoordinatorKey.self] }
    set { self[AlertCoordinatorKey.self] = newValue }
  }

  /// The host of this part of the app.
  var alertHost: AlertHostReference? {
    get { self[AlertHostKey.self] }
    set { self[AlertHostKey.self] = newValue }
  }
}

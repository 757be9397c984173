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
/// In a view it uses the coordinator of that view's scene, which `.alertCoordinator(_:)` has put
/// into the environment. In any other code it uses ``AlertCoordinator/shared``. Having one costs a
/// view no evaluation: it observes nothing.
///
/// In a class with the `@Observable` macro, write `@ObservationIgnored @ShowAlert`, as with every
/// property wrapper.
@propertyWrapper
public struct ShowAlert: DynamicProperty {
  @Environment(\.alertCoordinator) private var environment
  /// The coordinator of the view's scene; only a view has one.
  private var scene: AlertCoordinator?
  /// The coordinator of the test that made this, for code that has left the test's task since.
  private let test: (@Sendable () -> AlertCoordinator?)?

  /// Makes a wrapper; `@ShowAlert private var showAlert` calls it.
  public nonisolated init() {
    if let current = CoordinatorOverride.current {
      test = { [weak current] in current }
    } else {
      test = nil
    }
  }

  /// Shows alerts. Call it like a function.
  public nonisolated var wrappedValue: ShowAlertAction {
    ShowAlertAction(scene ?? CoordinatorOverride.current ?? test?() ?? .shared)
  }

  /// Takes the coordinator of the view's scene; SwiftUI calls it before the view's body.
  public mutating func update() {
    scene = environment
  }
}

extension EnvironmentValues {
  private struct AlertCoordinatorKey: EnvironmentKey {
    static var defaultValue: AlertCoordinator? { nil }
  }

  /// The coordinator that shows alerts in this part of the app, where there is one.
  ///
  /// `.alertCoordinator(_:)` sets it.
  public var alertCoordinator: AlertCoordinator? {
    get { self[AlertCoordinatorKey.self] }
    set { self[AlertCoordinatorKey.self] = newValue }
  }
}

import SwiftUI

extension AlertAction {
  /// An OK that does nothing, titled as ``AlertCoordinator/okTitle`` says.
  public static var ok: Self { Self(button: .ok, effect: .nothing) }

  /// An OK, titled as ``AlertCoordinator/okTitle`` says.
  ///
  /// - Parameter action: Called on the main actor once the alert is off screen.
  public static func ok(action: @escaping @MainActor () -> Void) -> Self {
    Self(button: .ok, effect: .plain(action))
  }

  /// A cancel action that does nothing, titled as ``AlertCoordinator/cancelTitle`` says.
  public static var cancel: Self { Self(button: .cancel, effect: .nothing) }

  /// A cancel action, titled as ``AlertCoordinator/cancelTitle`` says.
  ///
  /// - Parameter action: Called on the main actor once the alert is off screen.
  public static func cancel(action: @escaping @MainActor () -> Void) -> Self {
    Self(button: .cancel, effect: .plain(action))
  }

  /// A cancel action with a title of its own.
  public static func cancel(
    _ title: LocalizedStringResource, action: (@MainActor () -> Void)? = nil
  ) -> Self {
    Self(title: title, role: .cancel, onPressed: action)
  }

  /// A cancel action with a title made at run time.
  @_disfavoredOverload
  public static func cancel(
    _ title: some AlertTextConvertible, action: (@MainActor () -> Void)? = nil
  ) -> Self {
    Self(title: title, role: .cancel, onPressed: action)
  }

  /// An action that destroys something.
  ///
  /// ```swift
  /// Alert(title: "Delete?", actions: [.destructive("Delete") { store.delete(note) }, .cancel])
  /// ```
  public static func destructive(
    _ title: LocalizedStringResource, action: (@MainActor () -> Void)? = nil
  ) -> Self {
    Self(title: title, role: .destructive, onPressed: action)
  }

  /// An action that destroys something, with a title made at run time.
  @_disfavoredOverload
  public static func destructive(
    _ title: some AlertTextConvertible, action: (@MainActor () -> Void)? = nil
  ) -> Self {
    Self(title: title, role: .destructive, onPressed: action)
  }
}

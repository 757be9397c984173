import SwiftUI

extension AsyncAlertAction {
  /// An OK with a value, titled as ``AlertCoordinator/okTitle`` says.
  public static func ok(value: Value) -> Self { Self(button: .ok, source: .value(value)) }

  /// A cancel action with a value, titled as ``AlertCoordinator/cancelTitle`` says.
  public static func cancel(value: Value) -> Self { Self(button: .cancel, source: .value(value)) }

  /// An action that destroys something, with a value.
  public static func destructive(_ title: LocalizedStringResource, value: Value) -> Self {
    Self(title: title, role: .destructive, value: value)
  }

  /// An action that destroys something, with a value and a title made at run time.
  @_disfavoredOverload
  public static func destructive(_ title: some AlertTextConvertible, value: Value) -> Self {
    Self(title: title, role: .destructive, value: value)
  }
}

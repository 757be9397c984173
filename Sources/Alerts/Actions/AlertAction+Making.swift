import SwiftUI

// Inlinable, and so is what they call: making an alert is to cost what its closures cost.
extension AlertAction {
  /// Makes an action that calls back.
  ///
  /// - Parameters:
  ///   - title: The title, a localized key.
  ///   - role: What pressing means: nothing special, cancel, or destroy.
  ///   - onPressed: Called on the main actor once the alert is off screen, so that it may show the
  ///     next.
  @inlinable
  public init(
    title: LocalizedStringResource, role: ButtonRole? = nil,
    onPressed: (@MainActor () -> Void)? = nil
  ) {
    self.init(title: AlertText(title), role: role, onPressed: onPressed)
  }

  /// Makes an action that calls back, with a title made at run time.
  @_disfavoredOverload
  public init(
    title: some AlertTextConvertible, role: ButtonRole? = nil,
    onPressed: (@MainActor () -> Void)? = nil
  ) {
    self.init(title: AlertText(title), role: role, onPressed: onPressed)
  }

  /// Makes an action that calls back, from a text.
  @_disfavoredOverload
  @inlinable
  public init(
    title: AlertText, role: ButtonRole? = nil,
    onPressed: (@MainActor () -> Void)? = nil
  ) {
    // Not by `map`, which would wrap the closure in another one.
    let effect: Effect = if let onPressed { .plain(onPressed) } else { .nothing }
    self.init(button: AlertButton(title: title, role: role), effect: effect)
  }

  /// Makes an action that calls back.
  @inlinable
  public init(
    _ title: LocalizedStringResource, role: ButtonRole? = nil,
    action: (@MainActor () -> Void)? = nil
  ) {
    self.init(title: AlertText(title), role: role, onPressed: action)
  }

  /// Makes an action that calls back, with a title made at run time.
  @_disfavoredOverload
  public init(
    _ title: some AlertTextConvertible, role: ButtonRole? = nil,
    action: (@MainActor () -> Void)? = nil
  ) {
    self.init(title: AlertText(title), role: role, onPressed: action)
  }

  /// Makes an action that calls back, from a text.
  @_disfavoredOverload
  @inlinable
  public init(
    _ title: AlertText, role: ButtonRole? = nil,
    action: (@MainActor () -> Void)? = nil
  ) {
    self.init(title: title, role: role, onPressed: action)
  }
}

extension AlertAction {
  /// Makes an action that is given what the user entered.
  ///
  /// - Parameters:
  ///   - title: The title, a localized key.
  ///   - role: What pressing means: nothing special, cancel, or destroy.
  ///   - onSubmit: Called on the main actor once the alert is off screen, with the texts of its
  ///     fields.
  public init(
    title: LocalizedStringResource, role: ButtonRole? = nil,
    onSubmit: @escaping @MainActor (AlertInput) -> Void
  ) {
    self.init(title: AlertText(title), role: role, onSubmit: onSubmit)
  }

  /// Makes an action that is given what the user entered, with a title made at run time.
  @_disfavoredOverload
  public init(
    title: some AlertTextConvertible, role: ButtonRole? = nil,
    onSubmit: @escaping @MainActor (AlertInput) -> Void
  ) {
    self.init(title: AlertText(title), role: role, onSubmit: onSubmit)
  }

  /// Makes an action that is given what the user entered, from a text.
  @_disfavoredOverload
  public init(
    title: AlertText, role: ButtonRole? = nil,
    onSubmit: @escaping @MainActor (AlertInput) -> Void
  ) {
    self.init(button: AlertButton(title: title, role: role), effect: .withInput(onSubmit))
  }

  /// Makes an action that is given what the user entered.
  public init(
    _ title: LocalizedStringResource, role: ButtonRole? = nil,
    onSubmit: @escaping @MainActor (AlertInput) -> Void
  ) {
    self.init(title: AlertText(title), role: role, onSubmit: onSubmit)
  }

  /// Makes an action that is given what the user entered, with a title made at run time.
  @_disfavoredOverload
  public init(
    _ title: some AlertTextConvertible, role: ButtonRole? = nil,
    onSubmit: @escaping @MainActor (AlertInput) -> Void
  ) {
    self.init(title: AlertText(title), role: role, onSubmit: onSubmit)
  }

  /// Makes an action that is given what the user entered, from a text.
  @_disfavoredOverload
  public init(
    _ title: AlertText, role: ButtonRole? = nil,
    onSubmit: @escaping @MainActor (AlertInput) -> Void
  ) {
    self.init(title: title, role: role, onSubmit: onSubmit)
  }
}

import SwiftUI

extension AsyncAlertAction {
  /// Makes an action with a fixed value.
  ///
  /// - Parameters:
  ///   - title: The title, a localized key.
  ///   - role: What pressing means: nothing special, cancel, or destroy.
  ///   - value: What the awaiting call returns when the action is pressed.
  public init(
    title: LocalizedStringResource, role: ButtonRole? = nil,
    value: Value
  ) {
    self.init(title: AlertText(title), role: role, value: value)
  }

  /// Makes an action with a fixed value, with a title made at run time.
  @_disfavoredOverload
  public init(
    title: some AlertTextConvertible, role: ButtonRole? = nil,
    value: Value
  ) {
    self.init(title: AlertText(title), role: role, value: value)
  }

  /// Makes an action with a fixed value, from a text.
  @_disfavoredOverload
  public init(
    title: AlertText, role: ButtonRole? = nil,
    value: Value
  ) {
    self.init(button: AlertButton(title: title, role: role), source: .value(value))
  }

  /// Makes an action with a fixed value.
  public init(
    _ title: LocalizedStringResource, role: ButtonRole? = nil,
    value: Value
  ) {
    self.init(title: AlertText(title), role: role, value: value)
  }

  /// Makes an action with a fixed value, with a title made at run time.
  @_disfavoredOverload
  public init(
    _ title: some AlertTextConvertible, role: ButtonRole? = nil,
    value: Value
  ) {
    self.init(title: AlertText(title), role: role, value: value)
  }

  /// Makes an action with a fixed value, from a text.
  @_disfavoredOverload
  public init(
    _ title: AlertText, role: ButtonRole? = nil,
    value: Value
  ) {
    self.init(title: title, role: role, value: value)
  }
}

extension AsyncAlertAction {
  /// Makes an action whose value comes from what the user entered.
  ///
  /// - Parameters:
  ///   - title: The title, a localized key.
  ///   - role: What pressing means: nothing special, cancel, or destroy.
  ///   - onSubmit: Makes the value from the texts of the fields, on the main actor, once the alert
  ///     is off screen.
  public init(
    title: LocalizedStringResource, role: ButtonRole? = nil,
    onSubmit: @escaping @MainActor @Sendable (AlertInput) -> Value
  ) {
    self.init(title: AlertText(title), role: role, onSubmit: onSubmit)
  }

  /// Makes an action whose value comes from what the user entered, with a title made at run time.
  @_disfavoredOverload
  public init(
    title: some AlertTextConvertible, role: ButtonRole? = nil,
    onSubmit: @escaping @MainActor @Sendable (AlertInput) -> Value
  ) {
    self.init(title: AlertText(title), role: role, onSubmit: onSubmit)
  }

  /// Makes an action whose value comes from what the user entered, from a text.
  @_disfavoredOverload
  public init(
    title: AlertText, role: ButtonRole? = nil,
    onSubmit: @escaping @MainActor @Sendable (AlertInput) -> Value
  ) {
    self.init(button: AlertButton(title: title, role: role), source: .input(onSubmit))
  }

  /// Makes an action whose value comes from what the user entered.
  public init(
    _ title: LocalizedStringResource, role: ButtonRole? = nil,
    onSubmit: @escaping @MainActor @Sendable (AlertInput) -> Value
  ) {
    self.init(title: AlertText(title), role: role, onSubmit: onSubmit)
  }

  /// Makes an action whose value comes from what the user entered, with a title made at run time.
  @_disfavoredOverload
  public init(
    _ title: some AlertTextConvertible, role: ButtonRole? = nil,
    onSubmit: @escaping @MainActor @Sendable (AlertInput) -> Value
  ) {
    self.init(title: AlertText(title), role: role, onSubmit: onSubmit)
  }

  /// Makes an action whose value comes from what the user entered, from a text.
  @_disfavoredOverload
  public init(
    _ title: AlertText, role: ButtonRole? = nil,
    onSubmit: @escaping @MainActor @Sendable (AlertInput) -> Value
  ) {
    self.init(title: title, role: role, onSubmit: onSubmit)
  }
}

import SwiftUI

/// An alert that is awaited: each of its actions has a value, and the call returns the pressed
/// one's.
///
/// ```swift
/// let sides = await showAlert(
///   AsyncAlert(
///     title: "Print",
///     actions: [
///       .init(title: "Single-sided", value: 1),
///       .init(title: "Double-sided", value: 2),
///     ]
///   )
/// )
/// ```
///
/// An action with the cancel role gives the value for every other way to end the alert: Escape, a
/// dismissal by code, a cancelled task. Without one, the alert stays until an action is pressed. To
/// tell a dismissal from an answer, use ``ShowAlertAction/outcome(of:fileID:line:)``.
///
/// An alert whose `Value` is `Void` may have no actions and then gets an OK; any other without
/// actions could never be answered, and showing it is a programmer's error that stops the program.
public struct AsyncAlert<Value>: ConfigurableAlert {
  /// The title; nil or empty means that there is none.
  public var title: AlertText?
  /// The text under the title; nil or empty means that there is none.
  public var message: AlertText?
  /// The actions, in the author's order.
  public var actions: [Action]
  var rareOptions: AlertOptions.Box?

  /// Makes an alert. Literals are looked up.
  public init(title: AlertText? = nil, message: AlertText? = nil, actions: [Action]) {
    self.title = title
    self.message = message
    self.actions = actions
  }

  /// Makes an alert with a title made at run time.
  @_disfavoredOverload
  public init(title: some AlertTextConvertible, message: AlertText? = nil, actions: [Action]) {
    self.init(title: title.alertText, message: message, actions: actions)
  }

  /// Makes an alert with a message made at run time.
  @_disfavoredOverload
  public init(title: AlertText? = nil, message: some AlertTextConvertible, actions: [Action]) {
    self.init(title: title, message: message.alertText, actions: actions)
  }

  /// Not offered, for Swift would read a literal beside a `String` as a `String` too.
  @available(
    *, unavailable,
    message: "Where both texts are made at run time, write 'title: .verbatim(title)'."
  )
  @_disfavoredOverload
  public init(
    title: some AlertTextConvertible, message: some AlertTextConvertible, actions: [Action]
  ) {
    self.init(title: title.alertText, message: message.alertText, actions: actions)
  }

  /// Everything else that an alert can carry; see ``ConfigurableAlert`` for the modifiers.
  public var options: AlertOptions {
    get { rareOptions?.options ?? AlertOptions() }
    set { rareOptions = AlertOptions.Box(newValue) }
  }
}

extension AsyncAlert: Sendable where Value: Sendable {}

extension AsyncAlert {
  /// One of the answers of an ``AsyncAlert``, with its value.
  public struct Action: ConfigurableAction {
    /// What a person sees of the action.
    public var button: AlertButton
    let source: Source

    enum Source {
      case value(Value)
      case input(@MainActor @Sendable (AlertInput) -> Value)
    }

    /// Makes an action with a fixed value.
    ///
    /// - Parameters:
    ///   - title: The title; a literal is looked up.
    ///   - role: What pressing means: nothing special, cancel, or destroy.
    ///   - value: What the awaiting call returns when the action is pressed.
    public init(title: AlertText, role: ButtonRole? = nil, value: Value) {
      button = AlertButton(title: title, role: role)
      source = .value(value)
    }

    /// Makes an action with a title made at run time.
    @_disfavoredOverload
    public init(title: some AlertTextConvertible, role: ButtonRole? = nil, value: Value) {
      self.init(title: AlertText(title), role: role, value: value)
    }

    /// Makes an action whose value comes from what the person entered.
    ///
    /// - Parameters:
    ///   - title: The title; a literal is looked up.
    ///   - role: What pressing means: nothing special, cancel, or destroy.
    ///   - onSubmit: Makes the value from the texts of the fields, on the main actor.
    public init(
      title: AlertText, role: ButtonRole? = nil,
      onSubmit: @escaping @MainActor @Sendable (AlertInput) -> Value
    ) {
      button = AlertButton(title: title, role: role)
      source = .input(onSubmit)
    }

    @MainActor func value(_ input: AlertInput) -> Value {
      switch source {
      case .value(let value): value
      case .input(let make): make(input)
      }
    }
  }
}

extension AsyncAlert.Action: Sendable where Value: Sendable {}
extension AsyncAlert.Action.Source: Sendable where Value: Sendable {}

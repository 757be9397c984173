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
///
/// Two alerts are equal when they say the same and can be answered with the same values; of
/// closures only whether there are any is compared.
public struct AsyncAlert<Value>: ConfigurableAlert {
  /// One of the answers, with its value.
  public typealias Action = AsyncAlertAction<Value>

  /// The title; nil or empty means that there is none.
  public var title: AlertText?
  /// The text under the title; nil or empty means that there is none.
  public var message: AlertText?
  /// The actions, in the author's order.
  public var actions: [Action]
  @usableFromInline var rareOptions: AlertOptions.Box?

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - title: The title, a localized key; nil or empty means that there is none.
  ///   - message: The text under the title, a localized key.
  ///   - actions: The actions, in your order.
  public init(
    title: LocalizedStringResource? = nil, message: LocalizedStringResource? = nil,
    actions: [Action]
  ) {
    self.init(title: title.alertText, message: message.alertText, actions: actions)
  }

  /// Makes an alert from texts that there are.
  @_disfavoredOverload
  public init(title: AlertText?, message: AlertText? = nil, actions: [Action]) {
    self.title = title
    self.message = message
    self.actions = actions
  }

  /// Makes an alert with a title made at run time, which is shown as it is.
  @_disfavoredOverload
  public init(
    title: some AlertTextConvertible, message: LocalizedStringResource? = nil, actions: [Action]
  ) {
    self.init(title: title.alertText, message: message.alertText, actions: actions)
  }

  /// Makes an alert with a message made at run time, which is shown as it is.
  @_disfavoredOverload
  public init(
    title: LocalizedStringResource? = nil, message: some AlertTextConvertible, actions: [Action]
  ) {
    self.init(title: title.alertText, message: message.alertText, actions: actions)
  }

  /// Not offered, for Swift would read a literal beside a `String` as a `String` too.
  @available(
    *, unavailable,
    message:
      "Where both texts are made at run time, write 'title: .verbatim(title), message: .verbatim(message)'."
  )
  @_disfavoredOverload
  public init(
    title: some AlertTextConvertible, message: some AlertTextConvertible, actions: [Action]
  ) {
    self.init(
      title: title.alertText, message: message.alertText, actions: actions)
  }

  /// Everything else that an alert can carry; see ``ConfigurableAlert`` for the modifiers.
  public var options: AlertOptions {
    get { rareOptions?.options ?? AlertOptions() }
    set { rareOptions = AlertOptions.Box(newValue) }
  }
}

extension AsyncAlert {
  /// Makes an alert whose actions are listed in a builder.
  ///
  /// ```swift
  /// let copies = await showAlert(
  ///   AsyncAlert("Print") {
  ///     AsyncAlertAction("One copy", value: 1)
  ///     AsyncAlertAction("Two copies", value: 2)
  ///     AsyncAlertAction.cancel(value: 0)
  ///   })
  /// ```
  public init(
    _ title: LocalizedStringResource, message: LocalizedStringResource? = nil,
    @AlertActionBuilder<Action> actions: () -> [Action]
  ) {
    self.init(title: title.alertText, message: message.alertText, actions: actions())
  }

  /// Makes an alert whose actions are listed in a builder, with a title made at run time.
  @_disfavoredOverload
  public init(
    _ title: some AlertTextConvertible, message: LocalizedStringResource? = nil,
    @AlertActionBuilder<Action> actions: () -> [Action]
  ) {
    self.init(title: title.alertText, message: message.alertText, actions: actions())
  }
}

extension AsyncAlert: Sendable where Value: Sendable {}

extension AsyncAlert: Equatable where Value: Equatable {
  /// Compares texts, actions, values and options; of closures only whether there are any.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.actions == rhs.actions
      && lhs.options == rhs.options
  }
}

extension AsyncAlert {
  // Inlinable, so that an await is compiled for the type of its value.
  /// The value of the answer; nil where the alert ended without one.
  @inlinable @MainActor func value(_ answer: AlertAnswer) -> Value? {
    guard let position = answer.position else { return nil }
    guard position < actions.count else { return () as? Value }
    return actions[position].value(answer.input)
  }

  /// What an `await` returns whose alert ended without an answer.
  @usableFromInline @MainActor func valueWithoutAnswer(_ answer: AlertAnswer) -> Value {
    guard let value = cancelValue(answer.input) ?? substituteValue(answer.input) else {
      // Only an alert without actions has none, and that is refused.
      preconditionFailure("The alert “\(title?.source ?? "")” ended without an answer.")
    }
    return value
  }

  /// The value of the cancel action's value, or
  /// nothing where that is a value.
  @MainActor private func cancelValue(_ input: AlertInput) -> Value? {
    if Value.self == Void.self { return () as? Value }
    return actions.first { $0.button.role == .cancel }?.value(input)
  }

  /// What an `await` returns whose test has ended, where nobody can ever answer any more: the value
  /// of an action that destroys nothing, best a fixed one. No handler is called.
  @MainActor private func substituteValue(_ input: AlertInput) -> Value? {
    let harmless = actions.filter { $0.role != .destructive } + actions
    for action in harmless {
      if case .value(let value) = action.source { return value }
    }
    return harmless.first?.value(input)
  }
}

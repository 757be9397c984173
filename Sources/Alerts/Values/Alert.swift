import SwiftUI

/// An alert that calls back: what it says, and what can be answered.
///
/// ```swift
/// showAlert(
///   Alert(
///     title: "Delete this note?",
///     message: "You cannot undo this.",
///     actions: [
///       .destructive("Delete") { store.delete(note) },
///       .cancel,
///     ]
///   )
/// )
/// ```
///
/// An alert is a value. Making one shows nothing and looks nothing up, and the same one can be
/// shown as often as you like, each time afresh. Without actions it gets an OK.
///
/// Two alerts are equal when they say the same and can be answered with the same: texts, roles and
/// options are compared. Closures cannot be; only whether there are any counts.
///
/// SwiftUI has an old type of the same name. An expression finds the right one by its arguments;
/// where you need the *type* in a file that imports both, write `Alerts.Alert`.
public struct Alert: ConfigurableAlert, Sendable {
  /// One of the answers, with what to do when it is pressed.
  public typealias Action = AlertAction

  /// The title; nil or empty means that there is none.
  public var title: AlertText?
  /// The text under the title; nil or empty means that there is none.
  public var message: AlertText?
  /// The actions, in the author's order.
  public var actions: [Action]
  @usableFromInline var rareOptions: AlertOptions.Box?

  // Inlinable, and so are the parts of it: making an alert is to cost what its closures cost.
  /// Makes an alert from texts that there are.
  @_disfavoredOverload
  @inlinable
  public init(title: AlertText?, message: AlertText? = nil, actions: [Action]? = nil) {
    self.title = title
    self.message = message
    self.actions = actions ?? []
  }

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - title: The title, a localized key; nil or empty means that there is none.
  ///   - message: The text under the title, a localized key.
  ///   - actions: The actions, in your order; none means an OK.
  @inlinable
  public init(
    title: LocalizedStringResource? = nil, message: LocalizedStringResource? = nil,
    actions: [Action]? = nil
  ) {
    var text: AlertText?
    if let title { text = AlertText(title) }
    self.init(title: text, actions: actions)
    if let message { self.message = AlertText(message) }
  }

  /// Makes an alert with a title made at run time, which is shown as it is.
  @_disfavoredOverload
  public init(
    title: some AlertTextConvertible, message: LocalizedStringResource? = nil,
    actions: [Action]? = nil
  ) {
    self.init(title: AlertText(title), message: message.alertText, actions: actions)
  }

  /// Makes an alert with a message made at run time, which is shown as it is.
  @_disfavoredOverload
  public init(
    title: LocalizedStringResource? = nil, message: some AlertTextConvertible,
    actions: [Action]? = nil
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
    title: some AlertTextConvertible, message: some AlertTextConvertible, actions: [Action]? = nil
  ) {
    self.init(title: AlertText(title), message: message.alertText)
  }

  /// Everything else that an alert can carry; see ``ConfigurableAlert`` for the modifiers.
  public var options: AlertOptions {
    get { rareOptions?.options ?? AlertOptions() }
    set { rareOptions = AlertOptions.Box(newValue) }
  }
}

extension Alert {
  /// Makes an alert whose actions are listed in a builder.
  ///
  /// ```swift
  /// Alert("Save changes?") {
  ///   AlertAction("Save") { save() }
  ///   AlertAction.destructive("Discard") { discard() }
  ///   AlertAction.cancel
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title, a localized key.
  ///   - message: The text under the title, a localized key.
  ///   - actions: The actions; none means an OK.
  public init(
    _ title: LocalizedStringResource, message: LocalizedStringResource? = nil,
    @AlertActionBuilder<AlertAction> actions: () -> [Action] = { [] }
  ) {
    self.init(title: AlertText(title), message: message.alertText, actions: actions())
  }

  /// Makes an alert whose actions are listed in a builder, with a title made at run time.
  @_disfavoredOverload
  public init(
    _ title: some AlertTextConvertible, message: LocalizedStringResource? = nil,
    @AlertActionBuilder<AlertAction> actions: () -> [Action] = { [] }
  ) {
    self.init(title: AlertText(title), message: message.alertText, actions: actions())
  }

  /// Makes an alert whose actions are listed in a builder, with a message made at run time.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, message: some AlertTextConvertible,
    @AlertActionBuilder<AlertAction> actions: () -> [Action] = { [] }
  ) {
    self.init(title: AlertText(title), message: message.alertText, actions: actions())
  }

  /// Makes an alert whose actions are listed in a builder, from texts that there are.
  @_disfavoredOverload
  public init(
    _ title: AlertText, message: AlertText? = nil,
    @AlertActionBuilder<AlertAction> actions: () -> [Action] = { [] }
  ) {
    self.init(title: title, message: message, actions: actions())
  }

  /// Not offered, for Swift would read a literal beside a `String` as a `String` too.
  @available(
    *, unavailable,
    message: "Where both texts are made at run time, write 'Alert(title).message(message)'."
  )
  @_disfavoredOverload
  public init(
    _ title: some AlertTextConvertible, message: some AlertTextConvertible,
    @AlertActionBuilder<AlertAction> actions: () -> [Action] = { [] }
  ) {
    self.init(title: AlertText(title), message: message.alertText)
  }
}

extension Alert {
  /// Makes an alert with its actions in an array.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, message: LocalizedStringResource? = nil, actions: [Action]
  ) {
    self.init(title: title.alertText, message: message.alertText, actions: actions)
  }

  /// Makes an alert with its actions in an array, with a title made at run time.
  @_disfavoredOverload
  public init(
    _ title: some AlertTextConvertible, message: LocalizedStringResource? = nil,
    actions: [Action]
  ) {
    self.init(title: title.alertText, message: message.alertText, actions: actions)
  }
}

extension Alert: Equatable {
  /// Compares texts, actions and options; of closures only whether there are any.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.options == rhs.options
      && lhs.actions == rhs.actions
  }
}

/// What an awaited alert says, whatever the type of its value.
@usableFromInline
struct AlertQuestion {
  let title: AlertText?
  let message: AlertText?
  let buttons: [AlertButton]
  let rareOptions: AlertOptions.Box?
  let isOfVoid: Bool

  @usableFromInline
  init(
    title: AlertText?, message: AlertText?, buttons: [AlertButton],
    rareOptions: AlertOptions.Box?, isOfVoid: Bool
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.rareOptions = rareOptions
    self.isOfVoid = isOfVoid
  }

  @inlinable
  init<Value>(_ alert: AsyncAlert<Value>) {
    self.init(
      title: alert.title, message: alert.message, buttons: alert.actions.map { $0.button },
      rareOptions: alert.rareOptions, isOfVoid: Value.self == Void.self)
  }
}

/// How an alert ended and what had been entered by then.
@usableFromInline
struct AlertAnswer: Sendable {
  let ending: AlertEnding
  /// The position of the pressed action; nil where none was.
  @usableFromInline let position: Int?
  @usableFromInline let input: AlertInput
}

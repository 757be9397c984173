import SwiftUI

/// An alert that calls back: what it says, and what can be answered.
///
/// ```swift
/// showAlert(
///   Alert(
///     title: "Delete this note?",
///     message: "You cannot undo this.",
///     actions: [
///       .init(title: "Delete", role: .destructive) { store.delete(note) },
///       .init(title: "Cancel", role: .cancel),
///     ]
///   )
/// )
/// ```
///
/// An alert is a value. Making one shows nothing and looks nothing up, and the same one can be
/// shown as often as you like, each time afresh. Without actions it gets an OK.
///
/// SwiftUI has an old type of the same name. An expression finds the right one by its arguments;
/// where you need the *type* in a file that imports both, write `Alerts.Alert`.
public struct Alert: ConfigurableAlert, Sendable {
  /// The title; nil or empty means that there is none.
  public var title: AlertText?
  /// The text under the title; nil or empty means that there is none.
  public var message: AlertText?
  /// The actions, in the author's order.
  public var actions: [Action]
  @usableFromInline var rareOptions: AlertOptions.Box?

  // Inlinable, and so are the parts of it: making an alert is to cost what its closures cost.
  /// Makes an alert. Literals are looked up.
  @inlinable
  public init(title: AlertText? = nil, message: AlertText? = nil, actions: [Action]? = nil) {
    self.title = title
    self.message = message
    self.actions = actions ?? []
  }

  /// Makes an alert with a title made at run time.
  @_disfavoredOverload
  public init(
    title: some AlertTextConvertible, message: AlertText? = nil, actions: [Action]? = nil
  ) {
    self.init(title: title.alertText, message: message, actions: actions)
  }

  /// Makes an alert with a message made at run time.
  @_disfavoredOverload
  public init(
    title: AlertText? = nil, message: some AlertTextConvertible, actions: [Action]? = nil
  ) {
    self.init(title: title, message: message.alertText, actions: actions)
  }

  /// Not offered, for Swift would read a literal beside a `String` as a `String` too.
  @available(
    *, unavailable,
    message: "Where both texts are made at run time, write 'title: .verbatim(title)'."
  )
  @_disfavoredOverload
  public init(
    title: some AlertTextConvertible, message: some AlertTextConvertible, actions: [Action]? = nil
  ) {
    self.init(title: title.alertText, message: message.alertText, actions: actions)
  }

  /// Everything else that an alert can carry; see ``ConfigurableAlert`` for the modifiers.
  public var options: AlertOptions {
    get { rareOptions?.options ?? AlertOptions() }
    set { rareOptions = AlertOptions.Box(newValue) }
  }
}

extension Alert {
  /// One of the answers of an ``Alert``, with what to do when it is pressed.
  public struct Action: ConfigurableAction, Sendable {
    /// What pressing does, with what the person entered.
    public typealias Handler = @MainActor (AlertInput) -> Void

    /// What a person sees of the action.
    public var button: AlertButton
    @usableFromInline let effect: Effect

    @usableFromInline enum Effect: Sendable {
      case nothing
      case plain(@MainActor () -> Void)
      case withInput(Handler)
    }

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: The title; a literal is looked up.
    ///   - role: What pressing means: nothing special, cancel, or destroy.
    ///   - onPressed: Called on the main actor once the alert is down, so that it may show the
    ///     next.
    @inlinable
    public init(
      title: AlertText, role: ButtonRole? = nil, onPressed: (@MainActor () -> Void)? = nil
    ) {
      button = AlertButton(title: title, role: role)
      // Not by `map`, which would wrap the closure in another one.
      if let onPressed { effect = .plain(onPressed) } else { effect = .nothing }
    }

    /// Makes an action with a title made at run time.
    @_disfavoredOverload
    public init(
      title: some AlertTextConvertible, role: ButtonRole? = nil,
      onPressed: (@MainActor () -> Void)? = nil
    ) {
      self.init(title: AlertText(title), role: role, onPressed: onPressed)
    }

    /// Makes an action that is given what the person entered.
    ///
    /// - Parameters:
    ///   - title: The title; a literal is looked up.
    ///   - role: What pressing means: nothing special, cancel, or destroy.
    ///   - onSubmit: Called on the main actor once the alert is down, with the texts of its fields.
    public init(title: AlertText, role: ButtonRole? = nil, onSubmit: @escaping Handler) {
      button = AlertButton(title: title, role: role)
      effect = .withInput(onSubmit)
    }

    @MainActor func perform(_ input: AlertInput) {
      switch effect {
      case .nothing: break
      case .plain(let handler): handler()
      case .withInput(let handler): handler(input)
      }
    }
  }
}

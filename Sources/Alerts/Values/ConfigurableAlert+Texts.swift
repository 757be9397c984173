import SwiftUI

extension ConfigurableAlert {
  /// The same alert with another title, a localized key.
  public func title(_ title: LocalizedStringResource) -> Self { titled(AlertText(title)) }

  /// The same alert with a title made at run time, which is shown as it is.
  @_disfavoredOverload
  public func title(_ title: some AlertTextConvertible) -> Self { titled(AlertText(title)) }

  /// The same alert with another title; nil takes it away.
  @_disfavoredOverload
  public func title(_ title: AlertText?) -> Self { titled(title) }

  /// The same alert with another message, a localized key.
  public func message(_ message: LocalizedStringResource) -> Self {
    saying(AlertText(message))
  }

  /// The same alert with a message made at run time, which is shown as it is.
  ///
  /// ```swift
  /// Alert(file.name).message(error.localizedDescription)
  /// ```
  @_disfavoredOverload
  public func message(_ message: some AlertTextConvertible) -> Self {
    saying(AlertText(message))
  }

  /// The same alert with another message; nil takes it away.
  @_disfavoredOverload
  public func message(_ message: AlertText?) -> Self { saying(message) }

  private func titled(_ title: AlertText?) -> Self {
    var copy = self
    copy.title = title
    return copy
  }

  private func saying(_ message: AlertText?) -> Self {
    var copy = self
    copy.message = message
    return copy
  }
}

// So that `alert.message = text` takes a `String` and a resource as well. A literal goes to the
// alert's own property and is looked up. They stand in two protocols, for one cannot have two
// properties of one name.
extension ConfigurableAlert {
  /// The title as text made at run time, which is shown as it is; nil takes it away.
  @_disfavoredOverload
  public var title: String? {
    get { title?.string() }
    set { title = newValue.alertText }
  }

  /// The message as text made at run time, which is shown as it is; nil takes it away.
  @_disfavoredOverload
  public var message: String? {
    get { message?.string() }
    set { message = newValue.alertText }
  }
}

extension AlertTexts {
  /// The title as a resource, which is looked up.
  @_disfavoredOverload
  public var title: LocalizedStringResource {
    get { title.resource }
    set { title = newValue.alertText }
  }

  /// The message as a resource, which is looked up.
  @_disfavoredOverload
  public var message: LocalizedStringResource {
    get { message.resource }
    set { message = newValue.alertText }
  }
}

extension AlertText? {
  /// A resource that says the same.
  fileprivate var resource: LocalizedStringResource {
    if case .resource(let resource)? = self?.content { return resource.value }
    return "\(self?.string() ?? "")"
  }
}

extension ConfigurableAlert {
  /// Adds a text field below those that are there.
  public func textField(_ field: AlertTextField) -> Self {
    with { $0.fields.append(field) }
  }

  /// Adds a plain text field below those that are there.
  ///
  /// - Parameters:
  ///   - label: What the field is for, a localized key.
  ///   - text: What it contains at first.
  public func textField(_ label: LocalizedStringResource, text: String = "") -> Self {
    textField(AlertTextField(AlertText(label), text: text))
  }

  /// Adds a plain text field below those that are there, with a label made at run time.
  @_disfavoredOverload
  public func textField(_ label: some AlertTextConvertible, text: String = "") -> Self {
    textField(AlertTextField(AlertText(label), text: text))
  }

  /// Adds a plain text field below those that are there, from a text.
  @_disfavoredOverload
  public func textField(_ label: AlertText, text: String = "") -> Self {
    textField(AlertTextField(label, text: text))
  }

  /// Says which text field has the keyboard when the alert is presented.
  ///
  /// A wish: some systems give it to the first field whatever is asked for.
  public func focus(_ focus: AlertTextField.Focus) -> Self {
    with { $0.focus = focus }
  }

  /// Adds a "don't ask again" toggle and remembers the answer given with it.
  ///
  /// Once an answer is remembered, every later alert with the same key, from every caller, ends at
  /// once with that answer and is not shown. Only an action's press is remembered, and a cancel
  /// action's only where there is no other. An alert with text fields is always shown, for its
  /// answer is what is typed; so is one whose remembered action cannot be pressed now.
  ///
  /// The toggle is drawn on macOS and on Linux. An action with ``ConfigurableAction/remembersAnswer(_:)``
  /// works everywhere.
  ///
  /// - Parameter key: Under what the answer is stored.
  public func suppressible(_ key: String) -> Self {
    with { $0.suppression = AlertSuppression(key: key) }
  }

  /// Adds a "don't ask again" toggle with a title of its own.
  public func suppressible(_ key: String, title: LocalizedStringResource) -> Self {
    with { $0.suppression = AlertSuppression(key: key, title: AlertText(title)) }
  }

  /// Adds a "don't ask again" toggle with a title made at run time.
  @_disfavoredOverload
  public func suppressible(_ key: String, title: some AlertTextConvertible) -> Self {
    with { $0.suppression = AlertSuppression(key: key, title: AlertText(title)) }
  }

  /// Adds a "don't ask again" toggle with a title of its own, from a text.
  @_disfavoredOverload
  public func suppressible(_ key: String, title: AlertText) -> Self {
    with { $0.suppression = AlertSuppression(key: key, title: title) }
  }
}

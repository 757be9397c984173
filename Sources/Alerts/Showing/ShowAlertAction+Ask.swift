import SwiftUI

extension ShowAlertAction {
  /// Asks for a text.
  ///
  /// ```swift
  /// if let name = await showAlert.ask("Name of the folder", placeholder: "Folder") {
  ///   folders.add(name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question, a localized key.
  ///   - message: What else there is to know, a localized key.
  ///   - text: What the field contains at first.
  ///   - placeholder: What the field shows while it is empty, a localized key.
  ///   - action: What the action says that gives the text; nil means ``AlertCoordinator/okTitle``.
  ///   - isSecure: Whether the text is hidden.
  ///   - isValid: Whether a text will do; nil means every text but an empty one.
  /// - Returns: The text, or nil where the user does not give one.
  @MainActor
  public func ask(
    _ title: LocalizedStringResource, message: LocalizedStringResource? = nil, text: String = "",
    placeholder: LocalizedStringResource? = nil, action: LocalizedStringResource? = nil,
    isSecure: Bool = false, isValid: AlertTextField.Validation? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async -> String? {
    await ask(
      AlertText(title), message: message.alertText, text: text,
      placeholder: placeholder.alertText, action: action.alertText, isSecure: isSecure,
      isValid: isValid, fileID: fileID, line: line)
  }

  /// Asks for a text, from texts that there are.
  ///
  /// - Returns: The text, or nil where the user does not give one.
  @_disfavoredOverload
  @MainActor
  public func ask(
    _ title: AlertText, message: AlertText? = nil, text: String = "",
    placeholder: AlertText? = nil, action: AlertText? = nil, isSecure: Bool = false,
    isValid: AlertTextField.Validation? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) async -> String? {
    var yes = AsyncAlertAction<String?>(title: action ?? coordinator.okTitle, onSubmit: \.text)
    if action == nil { yes.button.standardTitle = .ok }
    let field = AlertTextField(
      placeholder, text: text, prompt: placeholder, isSecure: isSecure,
      isValid: isValid ?? { !$0.isEmpty })
    let alert = AsyncAlert<String?>(
      title: title, message: message, actions: [yes, .cancel(value: nil)])
    return await self(alert.textField(field), fileID: fileID, line: line)
  }

  /// Asks for a text, with a question made at run time.
  ///
  /// - Returns: The text, or nil where the user does not give one.
  @_disfavoredOverload
  @MainActor
  public func ask(
    _ title: some AlertTextConvertible, message: LocalizedStringResource? = nil, text: String = "",
    placeholder: LocalizedStringResource? = nil, action: LocalizedStringResource? = nil,
    isSecure: Bool = false, isValid: AlertTextField.Validation? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async -> String? {
    await ask(
      AlertText(title), message: message.alertText, text: text,
      placeholder: placeholder.alertText, action: action.alertText, isSecure: isSecure,
      isValid: isValid, fileID: fileID, line: line)
  }

  /// Asks for a text, with a message made at run time.
  ///
  /// - Returns: The text, or nil where the user does not give one.
  @_disfavoredOverload
  @MainActor
  public func ask(
    _ title: LocalizedStringResource, message: some AlertTextConvertible, text: String = "",
    placeholder: LocalizedStringResource? = nil, action: LocalizedStringResource? = nil,
    isSecure: Bool = false, isValid: AlertTextField.Validation? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async -> String? {
    await ask(
      AlertText(title), message: message.alertText, text: text,
      placeholder: placeholder.alertText, action: action.alertText, isSecure: isSecure,
      isValid: isValid, fileID: fileID, line: line)
  }

  /// Asks for a text, with a placeholder made at run time.
  ///
  /// - Returns: The text, or nil where the user does not give one.
  @_disfavoredOverload
  @MainActor
  public func ask(
    _ title: LocalizedStringResource, message: LocalizedStringResource? = nil, text: String = "",
    placeholder: some AlertTextConvertible, action: LocalizedStringResource? = nil,
    isSecure: Bool = false, isValid: AlertTextField.Validation? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async -> String? {
    await ask(
      AlertText(title), message: message.alertText, text: text,
      placeholder: placeholder.alertText, action: action.alertText, isSecure: isSecure,
      isValid: isValid, fileID: fileID, line: line)
  }

  /// Asks for a text, with the action's title made at run time.
  ///
  /// - Returns: The text, or nil where the user does not give one.
  @_disfavoredOverload
  @MainActor
  public func ask(
    _ title: LocalizedStringResource, message: LocalizedStringResource? = nil, text: String = "",
    placeholder: LocalizedStringResource? = nil, action: some AlertTextConvertible,
    isSecure: Bool = false, isValid: AlertTextField.Validation? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async -> String? {
    await ask(
      AlertText(title), message: message.alertText, text: text,
      placeholder: placeholder.alertText, action: action.alertText, isSecure: isSecure,
      isValid: isValid, fileID: fileID, line: line)
  }

  /// Not offered, for Swift would read a literal beside a `String` as a `String` too.
  @available(
    *, unavailable,
    message: "Where several texts are made at run time, write '.verbatim(text)' for each of them."
  )
  @_disfavoredOverload
  @MainActor
  public func ask<
    Message: AlertTextConvertible, Placeholder: AlertTextConvertible,
    Action: AlertTextConvertible
  >(
    _ title: some AlertTextConvertible, message: Message = AlertText?.none, text: String = "",
    placeholder: Placeholder = AlertText?.none, action: Action = AlertText?.none,
    isSecure: Bool = false, isValid: AlertTextField.Validation? = nil
  ) async -> String? {
    await ask(
      AlertText(title), message: message.alertText, text: text,
      placeholder: placeholder.alertText, action: action.alertText)
  }
}

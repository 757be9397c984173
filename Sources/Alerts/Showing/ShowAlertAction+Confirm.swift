import SwiftUI

extension ShowAlertAction {
  /// Asks whether to do something.
  ///
  /// ```swift
  /// if await showAlert.confirm("Empty the trash?", action: "Empty", role: .destructive) {
  ///   trash.empty()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question, a localized key.
  ///   - message: What else there is to know, a localized key.
  ///   - action: What the action says that does it; nil means ``AlertCoordinator/okTitle``.
  ///   - role: Whether doing it destroys something.
  /// - Returns: Whether to do it. Escape, a dismissal and a cancelled task mean no.
  @MainActor
  public func confirm(
    _ title: LocalizedStringResource, message: LocalizedStringResource? = nil,
    action: LocalizedStringResource? = nil, role: ButtonRole? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async -> Bool {
    await confirm(
      AlertText(title), message: message.alertText, action: action.alertText, role: role,
      fileID: fileID, line: line)
  }

  /// Asks whether to do something, from texts that there are.
  ///
  /// - Returns: Whether to do it. Escape, a dismissal and a cancelled task mean no.
  @_disfavoredOverload
  @MainActor
  public func confirm(
    _ title: AlertText, message: AlertText? = nil, action: AlertText? = nil,
    role: ButtonRole? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) async -> Bool {
    var yes = AsyncAlertAction.ok(value: true)
    if let action { yes = AsyncAlertAction(title: action, value: true) }
    yes.button.role = role
    let alert = AsyncAlert(
      title: title, message: message, actions: [yes, .cancel(value: false)])
    return await self(alert, fileID: fileID, line: line)
  }

  /// Asks whether to do something, with a question made at run time.
  ///
  /// - Returns: Whether to do it. Escape, a dismissal and a cancelled task mean no.
  @_disfavoredOverload
  @MainActor
  public func confirm(
    _ title: some AlertTextConvertible, message: LocalizedStringResource? = nil,
    action: LocalizedStringResource? = nil, role: ButtonRole? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async -> Bool {
    await confirm(
      AlertText(title), message: message.alertText, action: action.alertText, role: role,
      fileID: fileID, line: line)
  }

  /// Asks whether to do something, with a message made at run time.
  ///
  /// - Returns: Whether to do it. Escape, a dismissal and a cancelled task mean no.
  @_disfavoredOverload
  @MainActor
  public func confirm(
    _ title: LocalizedStringResource, message: some AlertTextConvertible,
    action: LocalizedStringResource? = nil, role: ButtonRole? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async -> Bool {
    await confirm(
      AlertText(title), message: message.alertText, action: action.alertText, role: role,
      fileID: fileID, line: line)
  }

  /// Asks whether to do something, with the action's title made at run time.
  ///
  /// - Returns: Whether to do it. Escape, a dismissal and a cancelled task mean no.
  @_disfavoredOverload
  @MainActor
  public func confirm(
    _ title: LocalizedStringResource, message: LocalizedStringResource? = nil,
    action: some AlertTextConvertible, role: ButtonRole? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) async -> Bool {
    await confirm(
      AlertText(title), message: message.alertText, action: action.alertText, role: role,
      fileID: fileID, line: line)
  }

  /// Not offered, for Swift would read a literal beside a `String` as a `String` too.
  @available(
    *, unavailable,
    message: "Where several texts are made at run time, write '.verbatim(text)' for each of them."
  )
  @_disfavoredOverload
  @MainActor
  public func confirm<Message: AlertTextConvertible, Action: AlertTextConvertible>(
    _ title: some AlertTextConvertible, message: Message = AlertText?.none,
    action: Action = AlertText?.none, role: ButtonRole? = nil
  ) async -> Bool {
    await confirm(
      AlertText(title), message: message.alertText, action: action.alertText, role: role)
  }
}

import SwiftUI

extension ShowAlertAction {
  /// Says something, and returns when the person has taken note.
  ///
  /// Cancelling the task takes the alert down and returns as well.
  @MainActor
  public func acknowledge(
    _ title: AlertText, message: AlertText? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    await self(
      AsyncAlert<Void>(title: title, message: message, actions: []), fileID: fileID, line: line)
  }

  /// Asks whether to do something.
  ///
  /// ```swift
  /// if await showAlert.confirm("Empty the trash?", action: "Empty", role: .destructive) {
  ///   trash.empty()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: What else there is to know.
  ///   - action: What the action says that does it; nil means ``AlertCoordinator/okTitle``.
  ///   - role: Whether doing it destroys something.
  /// - Returns: Whether to do it. Escape, a dismissal and a cancelled task mean no.
  @MainActor
  public func confirm(
    _ title: AlertText, message: AlertText? = nil, action: AlertText? = nil,
    role: ButtonRole? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) async -> Bool {
    await self(
      AsyncAlert(
        title: title, message: message,
        actions: [
          .init(title: action ?? coordinator.okTitle, role: role, value: true),
          .init(title: coordinator.cancelTitle, role: .cancel, value: false),
        ]), fileID: fileID, line: line)
  }

  /// Asks for a text.
  ///
  /// ```swift
  /// if let name = await showAlert.ask("Name of the folder", placeholder: "Folder") {
  ///   folders.add(name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: What else there is to know.
  ///   - text: What the field contains at first.
  ///   - placeholder: What the field shows while it is empty.
  ///   - action: What the action says that gives the text; nil means ``AlertCoordinator/okTitle``.
  ///   - isSecure: Whether the text is hidden.
  ///   - isValid: Whether a text will do; nil means every text but an empty one.
  /// - Returns: The text, or nil where the person does not give one.
  @MainActor
  public func ask(
    _ title: AlertText, message: AlertText? = nil, text: String = "",
    placeholder: AlertText? = nil, action: AlertText? = nil, isSecure: Bool = false,
    isValid: AlertTextField.Validation? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) async -> String? {
    let alert = AsyncAlert<String?>(
      title: title, message: message,
      actions: [
        .init(title: action ?? coordinator.okTitle, onSubmit: \.text),
        .init(title: coordinator.cancelTitle, role: .cancel, value: nil),
      ])
    let field = AlertTextField(
      placeholder, text: text, prompt: placeholder, isSecure: isSecure,
      isValid: isValid ?? { !$0.isEmpty })
    return await self(alert.textField(field), fileID: fileID, line: line)
  }

  /// Shows what went wrong, and returns when the person has taken note.
  ///
  /// A `CancellationError` is not shown: nothing went wrong.
  @MainActor
  public func acknowledge(
    _ error: any Error, fileID: StaticString = #fileID, line: UInt = #line
  ) async {
    guard !(error is CancellationError) else { return }
    let (title, message) = Alert.texts(for: error)
    await acknowledge(title, message: message, fileID: fileID, line: line)
  }

  /// Shows what went wrong.
  ///
  /// ```swift
  /// do { try save() } catch { showAlert(error) }
  /// ```
  ///
  /// A `LocalizedError` gives the title and the message. A `CancellationError` is not shown:
  /// nothing went wrong.
  ///
  /// - Returns: A hold on the alert; nil where nothing is shown.
  @MainActor
  @discardableResult
  public func callAsFunction(
    _ error: any Error, actions: [Alert.Action] = [], fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AlertHandle? {
    guard !(error is CancellationError) else { return nil }
    return self(Alert(error: error, actions: actions), fileID: fileID, line: line)
  }

  /// Tries something, and when it fails shows why and offers to try again.
  ///
  /// ```swift
  /// let feed = try await showAlert.retrying { try await server.feed() }
  /// ```
  ///
  /// - Parameters:
  ///   - retryTitle: What the action says that tries again.
  ///   - operation: What to try.
  /// - Returns: What the operation returns when it succeeds.
  /// - Throws: The operation's last error where the person gives up, and a `CancellationError` of
  ///   the operation at once.
  @MainActor
  public func retrying<Success>(
    retryTitle: AlertText = "Retry", fileID: StaticString = #fileID, line: UInt = #line,
    _ operation: @MainActor () async throws -> Success
  ) async throws -> Success {
    while true {
      do {
        return try await operation()
      } catch {
        guard !(error is CancellationError) else { throw error }
        let (title, message) = Alert.texts(for: error)
        let again = await confirm(
          title, message: message, action: retryTitle, fileID: fileID, line: line)
        guard again else { throw error }
      }
    }
  }
}

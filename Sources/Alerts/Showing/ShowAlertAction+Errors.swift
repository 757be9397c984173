import SwiftUI

extension ShowAlertAction {
  /// Shows what went wrong.
  ///
  /// ```swift
  /// do { try save() } catch { showAlert(error) }
  /// ```
  ///
  /// What is said is that of ``Alert/init(error:actions:)``. What somebody cancelled (a
  /// `CancellationError`, `URLError.cancelled`, `CocoaError.userCancelled`) is not shown: nothing
  /// went wrong.
  ///
  /// - Returns: A hold on the alert; nil where nothing is shown.
  @MainActor
  @discardableResult
  public func callAsFunction(
    _ error: any Error, actions: [AlertAction] = [], fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AlertHandle? {
    guard !ErrorTexts.isCancellation(error) else { return nil }
    return self(Alert(error: error, actions: actions), fileID: fileID, line: line)
  }

  /// Shows what went wrong, and returns when the user has taken note.
  ///
  /// What somebody cancelled is not shown: nothing went wrong.
  @MainActor
  public func acknowledge(
    _ error: any Error, fileID: StaticString = #fileID, line: UInt = #line
  ) async {
    guard !ErrorTexts.isCancellation(error) else { return }
    let texts = ErrorTexts(error)
    await acknowledge(texts.title, message: texts.message, fileID: fileID, line: line)
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
  /// - Throws: The operation's last error where the user gives up; what somebody cancelled at once;
  ///   `CancellationError` where the task is cancelled while it asks.
  @MainActor
  public func retrying<Success>(
    retryTitle: LocalizedStringResource = "Retry", fileID: StaticString = #fileID,
    line: UInt = #line, _ operation: @MainActor () async throws -> Success
  ) async throws -> Success {
    try await retrying(AlertText(retryTitle), fileID, line, operation)
  }

  /// Tries something, and when it fails shows why and offers to try again, with a title made at
  /// run time.
  @_disfavoredOverload
  @MainActor
  public func retrying<Success>(
    retryTitle: some AlertTextConvertible, fileID: StaticString = #fileID, line: UInt = #line,
    _ operation: @MainActor () async throws -> Success
  ) async throws -> Success {
    try await retrying(AlertText(retryTitle), fileID, line, operation)
  }

  @MainActor
  private func retrying<Success>(
    _ retryTitle: AlertText, _ fileID: StaticString, _ line: UInt,
    _ operation: @MainActor () async throws -> Success
  ) async throws -> Success {
    while true {
      do {
        return try await operation()
      } catch {
        guard !ErrorTexts.isCancellation(error) else { throw error }
        let texts = ErrorTexts(error)
        let again = await confirm(
          texts.title, message: texts.message, action: retryTitle, fileID: fileID, line: line)
        try Task.checkCancellation()
        guard again else { throw error }
      }
    }
  }
}

import SwiftUI

extension ShowAlertAction {
  /// Says something, and returns when the user has taken note.
  ///
  /// Cancelling the task dismisses the alert and returns as well.
  @MainActor
  public func acknowledge(
    _ title: LocalizedStringResource, message: LocalizedStringResource? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async {
    await acknowledge(
      AlertText(title), message: message.alertText, fileID: fileID, line: line)
  }

  /// Says something from texts that there are, and returns when the user has taken note.
  @_disfavoredOverload
  @MainActor
  public func acknowledge(
    _ title: AlertText, message: AlertText? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    let alert = AsyncAlert<Void>(title: title, message: message, actions: [])
    await self(alert, fileID: fileID, line: line)
  }

  /// Says something made at run time, and returns when the user has taken note.
  @_disfavoredOverload
  @MainActor
  public func acknowledge(
    _ title: some AlertTextConvertible, message: LocalizedStringResource? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async {
    await acknowledge(
      AlertText(title), message: message.alertText, fileID: fileID, line: line)
  }

  /// Says something with a message made at run time, and returns when the user has taken note.
  @_disfavoredOverload
  @MainActor
  public func acknowledge(
    _ title: LocalizedStringResource, message: some AlertTextConvertible,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async {
    await acknowledge(
      AlertText(title), message: message.alertText, fileID: fileID, line: line)
  }

  /// Not offered, for Swift would read a literal beside a `String` as a `String` too.
  @available(
    *, unavailable,
    message: "Where both texts are made at run time, write '.verbatim(text)' for each of them."
  )
  @_disfavoredOverload
  @MainActor
  public func acknowledge(
    _ title: some AlertTextConvertible, message: some AlertTextConvertible
  ) async {
    await acknowledge(AlertText(title), message: message.alertText)
  }
}

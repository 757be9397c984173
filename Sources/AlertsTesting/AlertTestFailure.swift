/// A step of a test could not be done, and the test has been told so, at the step's line.
///
/// You meet it as the error of ``ShownAlert/press(_:fileID:filePath:line:column:)`` and the like. It
/// ends the test, and nothing has to catch it: on its way out of
/// ``withAlerts(patience:fileID:filePath:line:column:_:)`` it gives way to an error that the test
/// framework does not tell a second time.
public struct AlertTestFailure: Error, CustomStringConvertible {
  /// What went wrong, and what is up.
  public let message: String

  /// What went wrong, and what is up.
  public var description: String { message }
}

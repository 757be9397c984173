import Testing
import XCTest

/// A line of a test.
struct TestLocation: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

/// Tells the test framework that runs the test that it has failed, at the caller's line.
struct FailureReporter: Sendable {
  let report: @MainActor @Sendable (String, TestLocation) -> Void

  static let standard = FailureReporter { message, location in
    guard Test.current != nil else {
      return XCTFail(message, file: location.filePath, line: location.line)
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(location.fileID)", filePath: "\(location.filePath)",
        line: Int(location.line), column: Int(location.column)))
  }
}

/// A test did something with an alert that it cannot do; the test framework has been told where.
public struct AlertTestFailure: Error, CustomStringConvertible {
  /// What went wrong, and what is up.
  public let message: String

  /// What went wrong, and what is up.
  public var description: String { message }
}

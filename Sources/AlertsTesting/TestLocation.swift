import Alerts
import Testing

/// A line of a test, as both test frameworks want it.
struct TestLocation: Sendable {
  /// For Swift Testing.
  let source: SourceLocation
  /// For XCTest.
  let filePath: StaticString

  init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    source = SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    self.filePath = filePath
  }

  /// The line at which a test of Swift Testing stands.
  init(_ test: Test) {
    source = test.sourceLocation
    filePath = ""
  }

  /// The line at which an alert was shown.
  init(_ origin: AlertOrigin) {
    self.init(
      fileID: origin.fileID, filePath: origin.fileID, line: origin.line, column: 1)
  }

  var line: UInt { UInt(source.line) }
}

extension TestLocation: CustomStringConvertible {
  var description: String { "\(source.fileID):\(source.line)" }
}

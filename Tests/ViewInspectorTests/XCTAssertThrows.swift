import XCTest

/// Asserts that an expression throws an error with this text.
// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTAssertThrows<T>(
  _ expression: @autoclosure () throws -> T, _ message: String, file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertThrowsError(try expression(), file: file, line: line) { error in
    XCTAssertEqual(error.localizedDescription, message, file: file, line: line)
  }
}

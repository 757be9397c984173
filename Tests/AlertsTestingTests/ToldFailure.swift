import Foundation

/// A failure, as a test framework has told it or as a source asks for it.
struct ToldFailure: CustomStringConvertible {
  /// The name of the test's function, without parentheses.
  let test: String
  let file: String
  let line: Int
  let text: String

  var description: String { "\(file):\(line) in \(test): \(text)" }

  func satisfies(_ expected: ToldFailure) -> Bool {
    test == expected.test && file == expected.file && line == expected.line
      && text.contains(expected.text)
  }
}

/// Reads what a suite of failing tests says about its failures.
enum ExpectedFailures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("FailingAlertTests")

  /// The failures that the files of the folder ask for.
  ///
  /// - Parameter isXCTest: Whether to read the tests of XCTest or those of Swift Testing.
  static func all(isXCTest: Bool) throws -> [ToldFailure] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.contains("XCTests") == isXCTest && $0 != "Failing.swift" }
      .flatMap { try failures(in: $0) }
  }

  private static func failures(in file: String) throws -> [ToldFailure] {
    let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let lines = source.components(separatedBy: "\n")
    let mark = #/// fails(?: in \w+)?: /#
    return lines.indices.compactMap { index in
      guard let found = lines[index].firstRange(of: mark) else { return nil }
      let head = lines[index][found]
      let other = head.firstMatch(of: /fails in (\w+)/).map { $0.1 == "nobody" ? "" : String($0.1) }
      let target = lines[index...].firstIndex { !$0.contains("// fails") } ?? index
      return ToldFailure(
        test: other ?? function(around: target, in: lines), file: file, line: target + 1,
        text: String(lines[index][found.upperBound...]))
    }
  }

  /// The test that a line stands in, or begins.
  private static func function(around line: Int, in lines: [String]) -> String {
    let name = /^  (?:@Test.* )?func (\w+)/
    for candidate in lines[...line].reversed() {
      if let match = candidate.firstMatch(of: name) { return String(match.1) }
    }
    return ""
  }
}

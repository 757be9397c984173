/// Text as it may be sent to a terminal: no character of it commands anything.
enum VisibleText {
  /// The lines of a text, with every control character written out.
  static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { escaped(String($0)) }
  }

  /// A text in one line.
  static func line(_ text: String) -> String {
    lines(text).map { trimmed($0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  static func trimmed(_ text: String) -> String {
    var result = Substring(text)
    while result.first?.isWhitespace == true { result.removeFirst() }
    while result.last?.isWhitespace == true { result.removeLast() }
    return String(result)
  }

  private static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        result.append(" ")
      } else if isControl(scalar) {
        let number = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(number)}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }
}

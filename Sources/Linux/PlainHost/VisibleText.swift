/// Text as it may be sent to a terminal: no character of it commands anything.
enum VisibleText {
  /// The lines of a text, with every character that commands written out.
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
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        result.append(" ")
      } else if isUnsafe(scalar) {
        let number = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(number)}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Control characters, and those that turn the direction of what follows: they could make one
  /// text look like another.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: scalar.properties.generalCategory == .control
    }
  }
}

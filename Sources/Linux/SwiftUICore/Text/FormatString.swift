/// A format taken apart: literal text, specifiers and plural variables.
package struct FormatString: Equatable, Sendable {
  package enum Piece: Equatable, Sendable {
    case literal(String)
    case specifier(FormatSpecifier)
    /// `%#@name@`: a variable of a plural rule.
    case variable(name: String, position: Int?, source: String)
  }

  package let pieces: [Piece]

  package init(_ format: String) {
    var parser = Parser(format)
    pieces = parser.parse()
  }

  private static let known = Cache<String, FormatString>()

  /// The format taken apart once for all the texts that have it: the rows of a list share theirs.
  package static func of(_ format: String) -> FormatString {
    known.value(for: format) { FormatString(format) }
  }
}

private struct Parser {
  private let input: [Character]
  private var index = 0
  private var literal = ""
  private var pieces: [FormatString.Piece] = []

  init(_ format: String) {
    input = Array(format)
  }

  mutating func parse() -> [FormatString.Piece] {
    while index < input.count {
      guard input[index] == "%" else {
        literal.append(input[index])
        index += 1
        continue
      }
      let start = index
      if let piece = parsePiece(from: start) {
        flush()
        pieces.append(piece)
      } else if index == start {
        literal.append("%")
        index += 1
      }
    }
    flush()
    return pieces
  }

  private mutating func flush() {
    guard !literal.isEmpty else { return }
    pieces.append(.literal(literal))
    literal = ""
  }

  // Leaves the index behind what was read, or where it was if this is no specifier.
  private mutating func parsePiece(from start: Int) -> FormatString.Piece? {
    index = start + 1
    if peek == "%" {
      index += 1
      literal.append("%")
      return nil
    }
    let position = parsePosition()
    if peek == "#", index + 1 < input.count, input[index + 1] == "@" {
      index += 2
      return parseVariable(from: start, position: position)
    }
    var specifier = FormatSpecifier(position: position, conversion: "?", source: "")
    specifier.flags = take { "-+ #0'".contains($0) }
    var isForeign = position.map { $0 < 1 } ?? false
    isForeign = takeStar() || isForeign
    specifier.width = Int(take(\.isASCIIDigit))
    if peek == "." {
      index += 1
      isForeign = takeStar() || isForeign
      specifier.precision = Int(take(\.isASCIIDigit)) ?? 0
    }
    _ = take { "hlqLztj".contains($0) }
    guard let conversion = peek, "@diuxXoDUOcfFeEgGaAsSCpn".contains(conversion) else {
      index = start
      return nil
    }
    index += 1
    specifier.conversion = isForeign ? "?" : conversion
    specifier.source = String(input[start..<index])
    return .specifier(specifier)
  }

  private mutating func parseVariable(from start: Int, position: Int?) -> FormatString.Piece? {
    let name = take { $0 != "@" && $0 != "%" }
    guard peek == "@", !name.isEmpty else {
      index = start
      return nil
    }
    index += 1
    let source = String(input[start..<index])
    return .variable(name: name, position: position, source: source)
  }

  // Zero where the place is none that can be: there is no argument 0, nor one past all numbers.
  private mutating func parsePosition() -> Int? {
    let start = index
    let digits = take(\.isASCIIDigit)
    guard !digits.isEmpty, peek == "$" else {
      index = start
      return nil
    }
    index += 1
    return Int(digits) ?? 0
  }

  // A width that is an argument of its own.
  private mutating func takeStar() -> Bool {
    guard peek == "*" else { return false }
    index += 1
    return true
  }

  private var peek: Character? {
    index < input.count ? input[index] : nil
  }

  private mutating func take(_ belongs: (Character) -> Bool) -> String {
    let start = index
    while index < input.count, belongs(input[index]) { index += 1 }
    return String(input[start..<index])
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

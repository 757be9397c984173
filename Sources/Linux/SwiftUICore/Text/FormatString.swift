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
    let flags = take { "-+ #0'".contains($0) }
    let width = Int(take(\.isASCIIDigit))
    var precision: Int?
    if peek == "." {
      index += 1
      precision = Int(take(\.isASCIIDigit)) ?? 0
    }
    _ = take { "hlqLztj".contains($0) }
    guard let conversion = peek, "@diuxXoDUOcfFeEgGaAsSC".contains(conversion) else {
      index = start
      return nil
    }
    index += 1
    return .specifier(
      FormatSpecifier(
        position: position, flags: flags, width: width, precision: precision,
        conversion: conversion, source: String(input[start..<index])))
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

  private mutating func parsePosition() -> Int? {
    let start = index
    if let position = Int(take(\.isASCIIDigit)), position > 0, peek == "$" {
      index += 1
      return position
    }
    index = start
    return nil
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

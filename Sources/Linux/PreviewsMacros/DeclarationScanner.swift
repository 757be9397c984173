/// `var name: type = value`, as written.
struct VariableDeclaration {
  let name: String
  let type: String?
  let value: String?
}

/// Reads just enough of Swift to take a variable's declaration apart.
struct DeclarationScanner {
  private let text: [Character]
  private var position = 0

  init(_ source: String) {
    text = Array(source)
  }

  /// The length in UTF-8 of the space and comments that a source text begins with.
  static func leadingTriviaLength(of source: String) -> Int {
    var scanner = DeclarationScanner(source)
    scanner.skipTrivia()
    return String(scanner.text[..<scanner.position]).utf8.count
  }

  /// The names and keywords of a source text, without comments and strings.
  static func words(in source: String) -> [String] {
    var scanner = DeclarationScanner(source)
    var words: [String] = []
    while !scanner.isAtEnd {
      if let word = scanner.word() {
        words.append(word)
      } else {
        scanner.skipElement()
      }
    }
    return words
  }

  /// The variable that is declared, or nil if it is no `var`, or one with accessors.
  mutating func variable() -> VariableDeclaration? {
    guard skipToVar(), let name = word() else { return nil }
    skipTrivia()
    var type: String?
    if current == ":" {
      position += 1
      type = trimmed(until: ["=", "{"])
    }
    skipTrivia()
    if isAtEnd { return VariableDeclaration(name: name, type: type, value: nil) }
    guard current == "=" else { return nil }
    position += 1
    let value = trimmed(until: [])
    return value.isEmpty ? nil : VariableDeclaration(name: name, type: type, value: value)
  }

  private var isAtEnd: Bool { position >= text.count }
  private var current: Character? { isAtEnd ? nil : text[position] }
  private var following: Character? { position + 1 < text.count ? text[position + 1] : nil }

  /// Skips attributes and modifiers, with their arguments.
  private mutating func skipToVar() -> Bool {
    while !isAtEnd {
      skipTrivia()
      guard let word = word() else {
        skipElement()
        continue
      }
      if word == "var" { return true }
      if word == "let" || word == "func" { return false }
    }
    return false
  }

  private mutating func word() -> String? {
    skipTrivia()
    let start = position
    while let character = current,
      character.isLetter || character.isNumber || "_`".contains(character)
    {
      position += 1
    }
    return start == position ? nil : String(text[start..<position])
  }

  /// The source up to one of some characters outside all brackets, or to the end; without comments
  /// at its ends.
  private mutating func trimmed(until stops: Set<Character>) -> String {
    skipTrivia()
    let start = position
    var end = position
    while let character = current, !stops.contains(character) {
      skipElement()
      end = position
      skipTrivia()
    }
    return String(text[start..<end])
  }

  private mutating func skipTrivia() {
    while let character = current {
      if character.isWhitespace {
        position += 1
      } else if character == "/", following == "/" {
        while let character = current, !character.isNewline { position += 1 }
      } else if character == "/", following == "*" {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      switch (current, following) {
      case ("/", "*"): (depth, position) = (depth + 1, position + 2)
      case ("*", "/"): (depth, position) = (depth - 1, position + 2)
      default: position += 1
      }
    } while depth > 0 && !isAtEnd
  }

  /// Skips a string, a bracket with all it holds, or one character.
  private mutating func skipElement() {
    switch current {
    case "\"", "#": skipString()
    case "(", "[", "{": skipBracket()
    default: position += 1
    }
  }

  private mutating func skipBracket() {
    position += 1
    while !isAtEnd {
      skipTrivia()
      if let character = current, ")]}".contains(character) {
        position += 1
        return
      }
      skipElement()
    }
  }

  /// Skips a string literal: plain, raw or of several lines. A `#` before no quote is one character.
  private mutating func skipString() {
    let start = position
    while current == "#" { position += 1 }
    let hashes = position - start
    guard current == "\"" else {
      position = max(position, start + 1)
      return
    }
    let isLong = text[position...].prefix(3).elementsEqual("\"\"\"")
    let quote = Array(repeating: Character("\""), count: isLong ? 3 : 1)
    let end = quote + Array(repeating: "#", count: hashes)
    let escape = ["\\"] + Array(repeating: Character("#"), count: hashes)
    position += quote.count
    while !isAtEnd {
      if text[position...].starts(with: end) {
        position += end.count
        return
      }
      guard text[position...].starts(with: escape) else {
        position += 1
        continue
      }
      position += escape.count
      // An interpolation may hold strings of its own.
      if current == "(" { skipBracket() } else { position += 1 }
    }
  }
}

/// The first pass over inline markdown: code, links, escapes and delimiter runs.
struct MarkdownScanner {
  private let input: [FormatToken]
  private var index = 0
  private var nodes: [MarkdownNode] = []
  private var plain: [FormatToken] = []
  /// The nodes at which a `[` that may open a link stands.
  private var brackets: [Int] = []
  /// For each length, where backtick runs of it start, in descending order.
  private var backticks: [Int: [Int]] = [:]

  init(_ input: [FormatToken]) {
    self.input = input
    indexBackticks()
  }

  mutating func scan() -> [MarkdownNode] {
    while index < input.count {
      switch character(at: index) {
      case "\\": scanEscape()
      case "`": scanCode()
      case "*", "_", "~": scanDelimiters()
      case "[": scanOpeningBracket()
      case "]": scanClosingBracket()
      case "<": scanAutolink()
      default: takePlain()
      }
    }
    flush()
    return nodes
  }

  private func character(at index: Int) -> Character? {
    guard input.indices.contains(index), case .character(let character) = input[index]
    else { return nil }
    return character
  }

  private mutating func takePlain(_ count: Int = 1) {
    plain += input[index..<index + count]
    index += count
  }

  private mutating func flush() {
    guard !plain.isEmpty else { return }
    nodes.append(MarkdownNode(tokens: plain))
    plain = []
  }

  private mutating func scanEscape() {
    guard let next = character(at: index + 1), next.isMarkdownPunctuation, next.isASCII else {
      return takePlain()
    }
    plain.append(input[index + 1])
    index += 2
  }
}

// MARK: - Code

extension MarkdownScanner {
  private mutating func indexBackticks() {
    var position = 0
    while position < input.count {
      let length = runLength(of: "`", at: position)
      if length > 0 { backticks[length, default: []].append(position) }
      position += max(1, length)
    }
    for length in backticks.keys { backticks[length]?.reverse() }
  }

  private func runLength(of character: Character, at start: Int) -> Int {
    var end = start
    while self.character(at: end) == character { end += 1 }
    return end - start
  }

  private mutating func scanCode() {
    let length = runLength(of: "`", at: index)
    let start = index + length
    while let first = backticks[length]?.last, first < start { backticks[length]?.removeLast() }
    guard let end = backticks[length]?.last else { return takePlain(length) }
    flush()
    var code = Array(input[start..<end])
    // One space on either side is there to set off backticks within.
    if code.count > 2, code.first == .character(" "), code.last == .character(" "),
      code.contains(where: { $0 != .character(" ") })
    {
      code = Array(code.dropFirst().dropLast())
    }
    nodes.append(MarkdownNode(tokens: code, intent: .code))
    index = end + length
  }
}

// MARK: - Emphasis

extension MarkdownScanner {
  private mutating func scanDelimiters() {
    guard let mark = character(at: index) else { return }
    let length = runLength(of: mark, at: index)
    let before = kind(at: index - 1)
    let after = kind(at: index + length)
    let leftFlanking =
      after != .space && (after != .punctuation || before != .other)
    let rightFlanking =
      before != .space && (before != .punctuation || after != .other)
    var (canOpen, canClose) = (leftFlanking, rightFlanking)
    if mark == "_" {
      canOpen = leftFlanking && (!rightFlanking || before == .punctuation)
      canClose = rightFlanking && (!leftFlanking || after == .punctuation)
    }
    guard canOpen || canClose, mark != "~" || length <= 2 else { return takePlain(length) }
    flush()
    nodes.append(
      MarkdownNode(
        tokens: Array(input[index..<index + length]),
        delimiter: .init(
          character: mark, canOpen: canOpen, canClose: canClose, length: length)))
    index += length
  }

  private enum Kind {
    case space, punctuation, other
  }

  private func kind(at index: Int) -> Kind {
    guard input.indices.contains(index) else { return .space }
    guard let character = character(at: index) else { return .other }
    if character.isWhitespace { return .space }
    return character.isMarkdownPunctuation ? .punctuation : .other
  }
}

// MARK: - Links

extension MarkdownScanner {
  private mutating func scanOpeningBracket() {
    flush()
    brackets.append(nodes.count)
    nodes.append(MarkdownNode(tokens: [input[index]]))
    index += 1
  }

  private mutating func scanClosingBracket() {
    guard let opener = brackets.popLast() else { return takePlain() }
    guard character(at: index + 1) == "(", let target = destination(from: index + 2) else {
      return takePlain()
    }
    flush()
    nodes[opener].tokens = []
    var content = Array(nodes[(opener + 1)...])
    nodes.removeLast(content.count)
    // Emphasis within a link is complete within it.
    MarkdownEmphasis.resolve(&content)
    for var node in content {
      node.destination = target.tokens
      nodes.append(node)
    }
    // A link holds no other link.
    brackets.removeAll()
    index = target.end
  }

  // An address that has no end within this length is none, or hostile text would be read again
  // and again to its end.
  private static let longestAddress = 2048

  // Reads `address "title")` and gives the address and where the text goes on.
  private func destination(from start: Int) -> (tokens: [FormatToken], end: Int)? {
    var position = skipSpaces(from: start)
    var tokens: [FormatToken] = []
    if character(at: position) == "<" {
      position += 1
      while position < input.count, character(at: position) != ">" {
        guard character(at: position)?.isNewline != true, tokens.count < Self.longestAddress
        else { return nil }
        tokens.append(input[position])
        position += 1
      }
      position += 1
    } else {
      var depth = 0
      loop: while position < input.count {
        switch character(at: position) {
        case "(": depth += 1
        case ")" where depth == 0: break loop
        case ")": depth -= 1
        case .some(let character) where character.isWhitespace: break loop
        default: break
        }
        guard depth <= 32, tokens.count < Self.longestAddress else { return nil }
        tokens.append(input[position])
        position += 1
      }
    }
    position = skipTitle(from: skipSpaces(from: position))
    guard character(at: position) == ")" else { return nil }
    return (tokens, position + 1)
  }

  private func skipSpaces(from start: Int) -> Int {
    var position = start
    while let character = character(at: position), character.isWhitespace { position += 1 }
    return position
  }

  private func skipTitle(from start: Int) -> Int {
    guard let quote = character(at: start), quote == "\"" || quote == "'" else { return start }
    let limit = min(input.count, start + Self.longestAddress)
    for position in start + 1..<max(limit, start + 1) where character(at: position) == quote {
      return skipSpaces(from: position + 1)
    }
    return start
  }

  // `<https://example.org>` or `<name@example.org>`.
  private mutating func scanAutolink() {
    var address = ""
    var position = index + 1
    while let character = character(at: position), character != ">", character != "<",
      !character.isWhitespace, position - index < Self.longestAddress
    {
      address.append(character)
      position += 1
    }
    guard character(at: position) == ">", let scheme = Self.scheme(of: address) else {
      return takePlain()
    }
    flush()
    nodes.append(
      MarkdownNode(
        tokens: address.map(FormatToken.character),
        destination: (scheme + address).map(FormatToken.character)))
    index = position + 1
  }

  // What to put before an address, or nil if the text is none.
  private static func scheme(of address: String) -> String? {
    if let colon = address.firstIndex(of: ":") {
      let scheme = address[..<colon]
      let isScheme =
        scheme.count >= 2 && scheme.first?.isLetter == true
        && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
      return isScheme ? "" : nil
    }
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } ? "mailto:" : nil
  }
}

extension Character {
  fileprivate var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }
}

/// The text of a field while it is edited, with its cursor. A plain value: keys in, text out.
struct FieldEditor: Equatable {
  private(set) var characters: [Character]
  /// Before which character typing goes on.
  private(set) var cursor: Int
  let isMultiline: Bool
  private var killed: [Character] = []

  init(_ text: String, isMultiline: Bool = false) {
    characters = Array(text)
    cursor = characters.count
    self.isMultiline = isMultiline
  }

  var text: String { String(characters) }

  /// The app says what the text is; the cursor stays where it makes sense.
  mutating func replace(_ text: String) {
    guard text != self.text else { return }
    let wasAtEnd = cursor == characters.count
    characters = Array(text)
    cursor = wasAtEnd ? characters.count : min(cursor, characters.count)
  }

  mutating func insert(_ text: String) {
    var clean = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    if !isMultiline { clean = clean.replacing("\n", with: " ") }
    clean.removeAll { $0 != "\n" && $0 != "\t" && Glyph($0) == nil && $0.isASCII }
    join(String(characters[..<cursor]) + clean, String(characters[cursor...]))
  }

  /// Puts the cursor between two parts, as one string: a mark belongs to the letter before it.
  private mutating func join(_ before: String, _ after: String) {
    characters = Array(before + after)
    cursor = min(before.count, characters.count)
  }

  mutating func move(to place: Int) { cursor = min(max(0, place), characters.count) }

  /// Takes a key; says whether it is one for fields.
  mutating func handle(_ press: KeyStroke) -> Bool {
    if press.modifiers.contains(.option) { return handleWord(press.key) }
    if press.modifiers.contains(.control) { return handleControl(press.key) }
    switch press.key {
    case .character(let character): insert(String(character))
    case .enter:
      guard isMultiline else { return false }
      insert("\n")
    case .backspace: remove(cursor - 1..<cursor)
    case .delete: remove(cursor..<cursor + 1)
    case .left: move(to: cursor - 1)
    case .right: move(to: cursor + 1)
    case .home: move(to: lineStart)
    case .end: move(to: lineEnd)
    default: return false
    }
    return true
  }

  private mutating func handleWord(_ key: KeyStroke.Key) -> Bool {
    switch key {
    case .left, .character("b"): move(to: wordStart)
    case .right, .character("f"): move(to: wordEnd)
    case .backspace: kill(wordStart..<cursor)
    case .delete, .character("d"): kill(cursor..<wordEnd)
    default: return false
    }
    return true
  }

  private mutating func handleControl(_ key: KeyStroke.Key) -> Bool {
    switch key {
    case .character("a"), .home: move(to: lineStart)
    case .character("e"), .end: move(to: lineEnd)
    case .character("b"): move(to: cursor - 1)
    case .character("f"): move(to: cursor + 1)
    case .left: move(to: wordStart)
    case .right: move(to: wordEnd)
    case .character("d"): remove(cursor..<cursor + 1)
    case .character("h"): remove(cursor - 1..<cursor)
    case .character("w"), .backspace: kill(wordStart..<cursor)
    case .delete: kill(cursor..<wordEnd)
    case .character("u"): kill(lineStart..<cursor)
    case .character("k"): kill(cursor..<lineEnd)
    case .character("y"): insert(String(killed))
    default: return false
    }
    return true
  }

  private mutating func kill(_ range: Range<Int>) {
    killed = Array(characters[range])
    remove(range)
  }

  private mutating func remove(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<characters.count)
    join(String(characters[..<range.lowerBound]), String(characters[range.upperBound...]))
  }

  private var lineStart: Int {
    characters[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
  }

  private var lineEnd: Int { characters[cursor...].firstIndex(of: "\n") ?? characters.count }

  private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private var wordStart: Int {
    var place = cursor
    while place > 0, !isWord(characters[place - 1]) { place -= 1 }
    while place > 0, isWord(characters[place - 1]) { place -= 1 }
    return place
  }

  private var wordEnd: Int {
    var place = cursor
    while place < characters.count, !isWord(characters[place]) { place += 1 }
    while place < characters.count, isWord(characters[place]) { place += 1 }
    return place
  }
}

import Testing

@testable import TerminalHost

@Suite("Characters on the screen", .timeLimit(.minutes(10)))
struct GlyphTests {
  init() { UTF8Locale.use() }

  @Test(
    "Widths are those that terminals give",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("界", 2), ("한", 2), ("ｱ", 1), ("Ａ", 2), ("😀", 2),
      ("👨‍👩‍👧", 2), ("🇫🇷", 2), ("❤️", 2), ("👍🏽", 2), ("\u{301}", 1), ("─", 1), ("…", 1),
    ] as [(Character, Int)])
  func widths(_ character: Character, _ columns: Int) {
    #expect(Glyph(character)?.columns == columns)
  }

  @Test("Every scalar of Unicode is shown or left out, alone, after a letter and in an emoji")
  func everyScalar() {
    // Each of the first three planes, where most are, and some of the others.
    for value in Array(0..<0x30000) + stride(from: 0x30000, to: 0x110000, by: 61) {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      for text in ["\(scalar)", "a\(scalar)", "👩\(scalar)"] {
        for glyph in text.compactMap({ Glyph($0) }) {
          if glyph.columns == 1 || glyph.columns == 2 { continue }
          Issue.record("\(value) takes \(glyph.columns) columns")
        }
      }
    }
  }

  @Test("What has no width and no letter to stand on is shown as something")
  func aloneWithoutWidth() {
    #expect(Glyph("\u{1160}")?.character == "\u{FFFD}")
    #expect(Glyph("\u{11FF}")?.columns == 1)
  }

  @Test("No control character becomes a glyph, alone or with others")
  func controls() {
    let bad = Array(0..<0x20) + Array(0x7F...0x9F) + Array(0x202A...0x202E) + [0x2028, 0x2029]
    for value in bad {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      for text in ["\(scalar)", "a\(scalar)", "\(scalar)\u{301}", "\r\n", "👨\(scalar)👩"] {
        for character in text {
          let scalars = Glyph(character)?.character.unicodeScalars
          #expect(scalars?.contains { bad.contains(Int($0.value)) } != true)
        }
      }
    }
  }
}

@Suite("Characters that stand for symbols", .timeLimit(.minutes(10)))
struct SymbolGlyphTests {
  init() { UTF8Locale.use() }

  private static let names = """
    circle circle.fill checkmark.circle checkmark.circle.fill square checkmark.square star
    star.fill heart heart.fill trash plus plus.circle minus minus.circle xmark xmark.circle pencil
    gear gearshape bell flag tag folder doc doc.text calendar clock person person.circle house
    magnifyingglass info.circle questionmark.circle exclamationmark.triangle arrow.left
    arrow.right arrow.up arrow.down chevron.left chevron.right chevron.up chevron.down ellipsis
    ellipsis.circle square.and.arrow.up list.bullet paperclip lock lock.open eye eye.slash
    bookmark link envelope phone camera photo play pause stop mic wifi bolt sun.max moon cloud
    """

  @Test("The common symbols have one, a column wide")
  func commonSymbols() {
    for name in Self.names.split(whereSeparator: \.isWhitespace) {
      let glyph = SymbolGlyph.character(String(name))
      #expect(glyph.flatMap { Glyph(Character($0)) }?.columns == 1, "\(name)")
    }
    #expect(SymbolGlyph.character("no.such.symbol") == nil)
  }

  @Test(
    "What is to be done does not look like what is done",
    arguments: [("circle", "checkmark.circle"), ("star", "star.fill"), ("square", "square.fill")])
  func states(_ one: String, _ other: String) {
    #expect(SymbolGlyph.character(one) != SymbolGlyph.character(other))
  }
}

@Suite("Breaking text into lines", .timeLimit(.minutes(10)))
struct TextWrappingTests {
  init() { UTF8Locale.use() }

  private func lines(_ text: String, _ width: Int, limit: Int? = nil) -> [String] {
    StyledText(text).lines(width: width, limit: limit).map { line in
      String(line.map(\.glyph.character))
    }
  }

  @Test("Lines break at blanks, after hyphens and between wide characters")
  func breaks() {
    #expect(lines("the quick brown fox", 10) == ["the quick", "brown fox"])
    #expect(lines("well-known facts", 6) == ["well-", "known", "facts"])
    #expect(lines("変更を保存。次", 6) == ["変更を", "保存。", "次"])
    #expect(lines("incomprehensible", 6) == ["incomp", "rehens", "ible"])
    #expect(lines("a\n\nb\tc", 20) == ["a", "", "b   c"])
    #expect(lines("one two three", 8, limit: 1) == ["one two…"])
    #expect(lines("", 5) == [""])
  }

  @Test("No line is too wide, and nothing but blanks is lost")
  func random() {
    var random = SeededGenerator(seed: 3)
    let alphabet: [Character] = ["a", "b", " ", " ", "-", "界", "é", "👨‍👩‍👧", "。"]
    for _ in 0..<500 {
      let text = String((0..<40).map { _ in alphabet.randomElement(using: &random) ?? "a" })
      let width = Int.random(in: 2...12, using: &random)
      let lines = StyledText(text).lines(width: width)
      #expect(lines.allSatisfy { $0.columns <= width })
      let kept = lines.joined().map(\.glyph.character).filter { $0 != " " }
      #expect(String(kept) == text.filter { $0 != " " })
    }
  }
}

/// A character with its look, before it has a place.
struct StyledGlyph: Equatable, Sendable {
  var glyph: Glyph
  var style: CellStyle
}

/// Text as characters with their looks; line feeds separate its paragraphs.
struct StyledText: Equatable, Sendable {
  private(set) var paragraphs: [[StyledGlyph]] = [[]]

  init() {}

  init(_ text: String, style: CellStyle = .plain) {
    append(text, style: style)
  }

  mutating func append(_ text: String, style: CellStyle) {
    for character in text {
      if character.isNewline {
        paragraphs.append([])
      } else if character == "\t" {
        tab(style)
      } else if let glyph = Glyph(character) {
        paragraphs[paragraphs.count - 1].append(StyledGlyph(glyph: glyph, style: style))
      }
    }
  }

  private mutating func tab(_ style: CellStyle) {
    let column = paragraphs[paragraphs.count - 1].columns
    let blanks = 4 - column % 4
    let blank = StyledGlyph(glyph: .blank, style: style)
    paragraphs[paragraphs.count - 1] += Array(repeating: blank, count: blanks)
  }

  /// The paragraphs joined into one, for what has room for a single line.
  var oneLine: StyledText {
    var result = StyledText()
    for paragraph in paragraphs.map({ $0.withoutBlankEnds }) where !paragraph.isEmpty {
      if let last = result.paragraphs[0].last {
        result.paragraphs[0].append(StyledGlyph(glyph: .blank, style: last.style))
      }
      result.paragraphs[0] += paragraph
    }
    return result
  }

  /// The width of the longest paragraph on one line.
  var columns: Int { paragraphs.map(\.columns).max() ?? 0 }

  /// The width of the longest word: narrower than that, words are cut.
  var longestWord: Int {
    paragraphs.reduce(0) { longest, paragraph in
      paragraph.split { $0.glyph == .blank }.reduce(longest) { max($0, $1.columns) }
    }
  }

  /// The text in lines of at most `width` columns, at most `limit` of them.
  func lines(width: Int, limit: Int? = nil) -> [[StyledGlyph]] {
    let lines = paragraphs.flatMap { TextWrapping.wrap($0, width: max(1, width)) }
    guard let limit, lines.count > max(1, limit) else { return lines }
    var kept = Array(lines.prefix(max(1, limit)))
    kept[kept.count - 1] = TextWrapping.truncate(kept[kept.count - 1], width: max(1, width))
    return kept
  }
}

extension String {
  /// The lines of the string joined by spaces, for labels and titles that are a single line.
  var oneLine: String {
    guard contains(where: \.isNewline) else { return self }
    return split(whereSeparator: \.isNewline)
      .map { line in line.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension [StyledGlyph] {
  fileprivate var withoutBlankEnds: Self {
    var rest = self[...]
    while rest.first?.glyph == .blank { rest.removeFirst() }
    while rest.last?.glyph == .blank { rest.removeLast() }
    return Array(rest)
  }
}

extension Sequence where Element == StyledGlyph {
  var columns: Int { reduce(0) { $0 + $1.glyph.columns } }
}

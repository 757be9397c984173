/// Breaks paragraphs into lines.
enum TextWrapping {
  /// Breaks after blanks and hyphens and beside wide characters; a word longer than the line is cut.
  static func wrap(_ text: [StyledGlyph], width: Int) -> [[StyledGlyph]] {
    var lines: [[StyledGlyph]] = []
    var start = 0
    while start < text.count {
      let end = lineEnd(text, from: start, width: width)
      lines.append(trimmed(text[start..<end]))
      start = end
      // The blanks at which a line was broken are not shown.
      if start < text.count {
        while start < text.count, text[start].glyph == .blank { start += 1 }
      }
    }
    return lines.isEmpty ? [[]] : lines
  }

  /// Shortens a line that goes on, with an ellipsis.
  static func truncate(_ line: [StyledGlyph], width: Int) -> [StyledGlyph] {
    var line = line
    while let last = line.last, line.columns + 1 > width || last.glyph == .blank {
      line.removeLast()
    }
    line.append(StyledGlyph(glyph: .ellipsis, style: line.last?.style ?? .plain))
    return line
  }

  private static func lineEnd(_ text: [StyledGlyph], from start: Int, width: Int) -> Int {
    var columns = 0
    var lastBreak: Int?
    var index = start
    while index < text.count {
      let glyph = text[index].glyph
      if index > start, isBreak(text[index - 1].glyph, glyph) { lastBreak = index }
      columns += glyph.columns
      guard columns <= width else {
        if glyph == .blank { return index }
        return lastBreak ?? max(index, start + 1)
      }
      index += 1
    }
    return text.count
  }

  private static func isBreak(_ before: Glyph, _ after: Glyph) -> Bool {
    if after == .blank { return false }
    if before == .blank || before.character == "-" { return true }
    if after.columns == 2 { return !closing.contains(after.character) }
    return before.columns == 2 && !closing.contains(after.character)
  }

  /// What does not begin a line in Chinese, Japanese and Korean.
  private static let closing: Set<Character> = [
    "。", "、", "，", "．", "！", "？", "：", "；", "）", "」", "』", "】", "〉", "》", "〕", "ー", "々",
    ".", ",", "!", "?", ":", ";", ")", "]",
  ]

  private static func trimmed(_ line: ArraySlice<StyledGlyph>) -> [StyledGlyph] {
    var line = line
    while let last = line.last, last.glyph == .blank { line.removeLast() }
    return Array(line)
  }
}

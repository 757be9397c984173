/// The lines of a text that is edited: every character keeps its place, so that the cursor can
/// stand anywhere.
struct FieldLines {
  /// The characters of each line; a line feed belongs to the line that it ends.
  private(set) var lines: [Range<Int>] = []
  private let characters: [Character]

  init(_ characters: [Character], width: Int) {
    self.characters = characters
    let width = max(1, width)
    var start = 0
    var columns = 0
    for (index, character) in characters.enumerated() {
      if character == "\n" {
        lines.append(start..<index + 1)
        start = index + 1
        columns = 0
        continue
      }
      let wide = Glyph(character)?.columns ?? 1
      if columns + wide > width {
        lines.append(start..<index)
        start = index
        columns = 0
      }
      columns += wide
    }
    lines.append(start..<characters.count)
  }

  func place(of cursor: Int) -> CellPoint {
    let row = lines.lastIndex { $0.lowerBound <= cursor } ?? 0
    return CellPoint(x: columns(lines[row].lowerBound..<max(lines[row].lowerBound, cursor)), y: row)
  }

  /// The place in the text above or below the cursor; nil at the first and last line.
  func moved(_ cursor: Int, by rows: Int) -> Int? {
    let place = place(of: cursor)
    guard lines.indices.contains(place.y + rows) else { return nil }
    let line = lines[place.y + rows]
    var index = line.lowerBound
    while index < line.upperBound, characters[index] != "\n",
      columns(line.lowerBound..<index + 1) <= place.x
    {
      index += 1
    }
    return index
  }

  private func columns(_ range: Range<Int>) -> Int {
    characters[range].reduce(0) { $0 + (Glyph($1)?.columns ?? ($1 == "\n" ? 0 : 1)) }
  }
}

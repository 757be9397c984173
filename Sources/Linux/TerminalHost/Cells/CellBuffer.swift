/// One place on the screen, one column wide.
struct Cell: Equatable, Sendable {
  var character: Character = " "
  /// 2 for a wide character; 0 for its right half.
  var columns: UInt8 = 1
  /// Whether terminals disagree about the width of the character.
  var isUncertain = false
  var style = CellStyle.plain

  static let blank = Cell()
}

/// The screen as a grid of styled cells: plain data, no terminal.
struct CellBuffer: Equatable, Sendable {
  let size: CellSize
  private(set) var cells: [Cell]

  init(_ size: CellSize) {
    self.size = CellSize(width: max(0, size.width), height: max(0, size.height))
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
  }

  var bounds: CellRect { CellRect(size) }

  subscript(x: Int, y: Int) -> Cell {
    get { cells[y * size.width + x] }
    set { cells[y * size.width + x] = newValue }
  }

  /// The cells of a row.
  func row(_ y: Int) -> ArraySlice<Cell> {
    cells[(y * size.width)..<((y + 1) * size.width)]
  }

  /// Writes a character where it is within `clip`; of a wide one that is cut, blanks are left.
  /// A style without a background lets that of the cell through.
  mutating func put(_ glyph: Glyph, x: Int, y: Int, style: CellStyle, clip: CellRect) {
    let clip = clip.intersection(bounds)
    guard y >= clip.y, y < clip.maxY else { return }
    if glyph.columns == 2, x < clip.x || x + 1 >= clip.maxX {
      put(.blank, x: x, y: y, style: style, clip: clip)
      put(.blank, x: x + 1, y: y, style: style, clip: clip)
      return
    }
    guard x >= clip.x, x < clip.maxX else { return }
    breakWide(x, y)
    var style = style
    if style.background == .standard { style.background = self[x, y].style.background }
    self[x, y] = Cell(
      character: glyph.character, columns: UInt8(glyph.columns), isUncertain: glyph.isUncertain,
      style: style)
    guard glyph.columns == 2 else { return }
    breakWide(x + 1, y)
    self[x + 1, y] = Cell(columns: 0, style: style)
  }

  /// Writes text on one line and returns the column after it.
  @discardableResult
  mutating func put(
    _ text: String, x: Int, y: Int, style: CellStyle = .plain, clip: CellRect? = nil
  ) -> Int {
    var x = x
    for character in text {
      guard let glyph = Glyph(character) else { continue }
      put(glyph, x: x, y: y, style: style, clip: clip ?? bounds)
      x += glyph.columns
    }
    return x
  }

  mutating func fill(_ rect: CellRect, style: CellStyle = .plain) {
    let rect = rect.intersection(bounds)
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX {
        breakWide(x, y)
        self[x, y] = Cell(style: style)
      }
    }
  }

  mutating func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
    let rect = rect.intersection(bounds)
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { change(&self[x, y].style) }
    }
  }

  /// Where half of a wide character is about to be covered, the other half becomes blank.
  private mutating func breakWide(_ x: Int, _ y: Int) {
    let cell = self[x, y]
    guard cell.columns != 1 else { return }
    let other = cell.columns == 2 ? x + 1 : x - 1
    if other >= 0, other < size.width { self[other, y] = Cell(style: self[other, y].style) }
    self[x, y] = Cell(style: cell.style)
  }

  /// The rows as text, without the blanks at their ends.
  var text: String {
    (0..<size.height).map { y in
      let line = String(row(y).filter { $0.columns > 0 }.map(\.character))
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}

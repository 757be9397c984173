/// Turns the difference of two screens into what has to be written to a terminal: only the cells
/// that changed, each run of them placed absolutely.
struct CellDifference {
  /// The terminal's cursor: where it is to be seen, or nil.
  typealias Cursor = CellPoint

  let depth: ColorDepth
  private var bytes: [UInt8] = []
  private var style: CellStyle?
  /// Where the terminal's cursor is for certain.
  private var position: CellPoint?

  /// An unchanged gap of up to this many cells is written rather than jumped over.
  private static let gap = 4

  private init(depth: ColorDepth) {
    self.depth = depth
  }

  /// The bytes that make a terminal that shows `old` show `new`; empty when nothing differs.
  /// Without `old`, or with one of another size, the screen is cleared first.
  static func bytes(
    from old: CellBuffer?, to new: CellBuffer, cursor: Cursor? = nil, wasCursor: Cursor? = nil,
    depth: ColorDepth
  ) -> [UInt8] {
    var difference = CellDifference(depth: depth)
    var base = old
    if old?.size != new.size {
      difference.append("\u{1B}[0m\u{1B}[2J")
      difference.style = .plain
      base = CellBuffer(new.size)
    }
    if let base, base != new {
      for y in 0..<new.size.height { difference.write(row: y, of: new, over: base) }
    }
    guard !difference.bytes.isEmpty || cursor != wasCursor else { return [] }
    return difference.framed(cursor, isShown: wasCursor != nil)
  }

  // The terminal shows the whole at once, where it knows how to, and the cursor does not run about.
  private func framed(_ cursor: Cursor?, isShown: Bool) -> [UInt8] {
    var frame = Self(depth: depth)
    frame.append("\u{1B}[?2026h")
    if isShown { frame.append("\u{1B}[?25l") }
    frame.bytes += bytes
    if let style, style != .plain { frame.append("\u{1B}[0m") }
    if let cursor {
      frame.move(to: cursor)
      frame.append("\u{1B}[?25h")
    }
    frame.append("\u{1B}[?2026l")
    return frame.bytes
  }

  private mutating func write(row y: Int, of new: CellBuffer, over old: CellBuffer) {
    let row = new.row(y)
    let before = old.row(y)
    guard row != before else { return }
    let start = row.startIndex
    var isDirty = zip(row, before).map { $0 != $1 }
    spread(&isDirty, row, before)
    let blankFrom = trailingBlanks(row)
    var x = 0
    while x < isDirty.count {
      guard isDirty[x] else {
        x += 1
        continue
      }
      if x >= blankFrom, isDirty.count - x > 8 {
        move(to: CellPoint(x: x, y: y))
        set(.plain)
        append("\u{1B}[K")
        return
      }
      x = writeRun(from: x, y, row, isDirty, start)
    }
  }

  /// Writes the changed cells from `x` on, and small gaps between them; returns where it ended.
  private mutating func writeRun(
    from x: Int, _ y: Int, _ row: ArraySlice<Cell>, _ isDirty: [Bool], _ start: Int
  ) -> Int {
    var x = x
    var clean = 0
    while x < isDirty.count {
      let cell = row[start + x]
      if isDirty[x] {
        if clean > 0 {
          for back in (x - clean)..<x { write(row[start + back], at: CellPoint(x: back, y: y)) }
          clean = 0
        }
        write(cell, at: CellPoint(x: x, y: y))
      } else {
        clean += 1
        if clean > Self.gap { return x + 1 }
      }
      x += 1
    }
    return x
  }

  private mutating func write(_ cell: Cell, at point: CellPoint) {
    guard cell.columns > 0 else { return }
    move(to: point)
    set(cell.style)
    if cell.isUncertain {
      // The terminal may show it narrower or wider: blank its place, and trust no position after.
      append("  ")
      position = nil
      move(to: point)
      bytes += cell.character.utf8
      position = nil
    } else {
      bytes += cell.character.utf8
      position?.x += Int(cell.columns)
    }
  }

  /// Marks what a change damages beside itself: the other half of a wide character, and the cells
  /// over which a terminal may have drawn a character of uncertain width.
  private func spread(_ isDirty: inout [Bool], _ row: ArraySlice<Cell>, _ old: ArraySlice<Cell>) {
    let reach = 8
    let base = row.startIndex - old.startIndex
    for index in isDirty.indices where isDirty[index] {
      let now = row[row.startIndex + index]
      let was = old[row.startIndex - base + index]
      if now.columns == 0, index > 0 { isDirty[index - 1] = true }
      if now.isUncertain || was.isUncertain {
        for next in index..<min(index + reach, isDirty.count) { isDirty[next] = true }
      }
    }
  }

  private func trailingBlanks(_ row: ArraySlice<Cell>) -> Int {
    var index = row.endIndex
    while index > row.startIndex, row[index - 1] == .blank { index -= 1 }
    return index - row.startIndex
  }

  private mutating func move(to point: CellPoint) {
    guard position != point else { return }
    append("\u{1B}[\(point.y + 1);\(point.x + 1)H")
    position = point
  }

  private mutating func set(_ new: CellStyle) {
    guard style != new else { return }
    var parameters = ["0"]
    let codes: [(CellStyle.Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
      (.strikethrough, "9"),
    ]
    for (attribute, code) in codes where new.attributes.contains(attribute) {
      parameters.append(code)
    }
    for (paint, isBackground) in [(new.foreground, false), (new.background, true)] {
      if let code = depth.parameters(paint, isBackground: isBackground) { parameters.append(code) }
    }
    append("\u{1B}[" + parameters.joined(separator: ";") + "m")
    style = new
  }

  private mutating func append(_ text: String) { bytes += text.utf8 }
}

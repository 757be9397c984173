import SwiftUICore

/// Text that wraps.
final class TextBlock: Block {
  let text: StyledText
  let alignment: TextAlignment
  let limit: Int?
  private var wrapped: (width: Int, lines: [[StyledGlyph]])?
  private lazy var naturalWidth = text.columns
  private lazy var longestWord = min(text.longestWord, 16)

  init(_ text: StyledText, alignment: TextAlignment = .leading, limit: Int? = nil) {
    self.text = text
    self.alignment = alignment
    self.limit = limit
  }

  convenience init(
    _ text: String, style: CellStyle = .plain, alignment: TextAlignment = .leading,
    limit: Int? = nil
  ) {
    self.init(StyledText(text, style: style), alignment: alignment, limit: limit)
  }

  override var isText: Bool { true }

  private func lines(_ width: Int) -> [[StyledGlyph]] {
    if let wrapped, wrapped.width == width { return wrapped.lines }
    let lines = text.lines(width: width, limit: limit)
    wrapped = (width, lines)
    return lines
  }

  override func flexibility(_ axis: CellAxis, _ proposal: Proposal) -> ClosedRange<Int> {
    if axis == .horizontal { return min(longestWord, naturalWidth)...naturalWidth }
    // Never cut for want of height: what is too high scrolls.
    let height = size(Proposal(width: proposal.width, height: nil)).height
    return height...height
  }

  override func measure(_ proposal: Proposal) -> CellSize {
    let width = max(1, min(proposal.width ?? naturalWidth, naturalWidth))
    let lines = lines(width)
    let used = lines.count == 1 ? lines[0].columns : (lines.map(\.columns).max() ?? 0)
    return CellSize(width: used, height: lines.count)
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    guard rect.intersects(canvas.clip) else { return }
    let lines = lines(max(1, rect.width))
    let isCut = lines.count > rect.height
    let first = max(0, canvas.clip.y - rect.y)
    let last = min(rect.height, lines.count, canvas.clip.maxY - rect.y)
    guard first < last else { return }
    for index in first..<last {
      var line = lines[index]
      if isCut, index == rect.height - 1 { line = TextWrapping.truncate(line, width: rect.width) }
      draw(line, y: rect.y + index, in: rect, on: canvas)
    }
  }

  private func draw(_ line: [StyledGlyph], y: Int, in rect: CellRect, on canvas: Canvas) {
    var x = rect.x
    switch alignment {
    case .leading: break
    case .center: x += (rect.width - line.columns) / 2
    case .trailing: x += rect.width - line.columns
    }
    for item in line {
      canvas.put(item.glyph, x: x, y: y, style: item.style)
      x += item.glyph.columns
    }
  }
}

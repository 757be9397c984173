/// A bar that is filled in part.
final class BarBlock: Block {
  let fraction: Double
  let style: CellStyle

  init(_ fraction: Double, style: CellStyle) {
    self.fraction = fraction.clampedToUnit
    self.style = style
  }

  override func flexibility(_ axis: CellAxis, _ proposal: Proposal) -> ClosedRange<Int> {
    axis == .horizontal ? 4...Proposal.unlimited : 1...1
  }

  override func measure(_ proposal: Proposal) -> CellSize {
    CellSize(width: max(4, min(proposal.width ?? 20, 40)), height: 1)
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    let full = Int((fraction * Double(rect.width)).rounded())
    for x in 0..<rect.width {
      canvas.put(x < full ? "█" : "░", x: rect.x + x, y: rect.y, style: style)
    }
  }
}

/// The track of a slider with its knob.
final class SliderBlock: Block {
  let fraction: Double

  init(_ fraction: Double) {
    self.fraction = fraction.clampedToUnit
  }

  override func flexibility(_ axis: CellAxis, _ proposal: Proposal) -> ClosedRange<Int> {
    axis == .horizontal ? 5...Proposal.unlimited : 1...1
  }

  override func measure(_ proposal: Proposal) -> CellSize {
    CellSize(width: max(5, min(proposal.width ?? 20, 40)), height: 1)
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    let knob = Int((fraction * Double(rect.width - 1)).rounded())
    for x in 0..<rect.width {
      let glyph = x == knob ? "●" : x < knob ? "━" : "─"
      canvas.put(glyph, x: rect.x + x, y: rect.y)
    }
  }
}

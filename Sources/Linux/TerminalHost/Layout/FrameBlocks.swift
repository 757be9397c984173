import SwiftUICore

/// Room around a block.
final class PaddingBlock: WrapperBlock {
  let left: Int
  let top: Int
  let right: Int
  let bottom: Int

  init(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0, _ child: Block) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    super.init(child)
  }

  convenience init(_ content: PaddingContent, _ child: Block) {
    guard let insets = content.insets else {
      let edges = content.edges
      self.init(
        left: edges.contains(.leading) ? 2 : 0, top: edges.contains(.top) ? 1 : 0,
        right: edges.contains(.trailing) ? 2 : 0, bottom: edges.contains(.bottom) ? 1 : 0, child)
      return
    }
    self.init(
      left: CellUnits.columns(insets.leading), top: CellUnits.rows(insets.top),
      right: CellUnits.columns(insets.trailing), bottom: CellUnits.rows(insets.bottom), child)
  }

  private func extra(_ axis: CellAxis) -> Int { axis == .horizontal ? left + right : top + bottom }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { $0 - left - right },
      height: proposal.height.map { $0 - top - bottom })
  }

  override func flexibility(_ axis: CellAxis, _ proposal: Proposal) -> ClosedRange<Int> {
    let range = child.flexibility(axis, inner(proposal))
    let least = max(0, range.lowerBound + extra(axis))
    return least...max(least, range.upperBound + extra(axis))
  }

  override func measure(_ proposal: Proposal) -> CellSize {
    let size = child.size(inner(proposal))
    return CellSize(
      width: max(0, size.width + left + right), height: max(0, size.height + top + bottom))
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    child.draw(in: rect.inset(left: left, top: top, right: right, bottom: bottom), on: canvas)
  }

  override var isText: Bool { false }
}

/// A block in a frame of a given, or limited, size.
final class FrameBlock: WrapperBlock {
  private let content: FrameContent

  init(_ content: FrameContent, _ child: Block) {
    self.content = content
    super.init(child)
  }

  private func limits(_ axis: CellAxis) -> (least: Int?, ideal: Int?, most: Int?) {
    let points =
      axis == .horizontal
      ? (content.minWidth, content.idealWidth, content.maxWidth)
      : (content.minHeight, content.idealHeight, content.maxHeight)
    func cells(_ points: Double?) -> Int? { points.map { max(0, CellUnits.cells($0, axis)) } }
    return (cells(points.0), cells(points.1), cells(points.2))
  }

  private func offer(_ proposal: Int?, _ axis: CellAxis) -> Int? {
    let (least, ideal, most) = limits(axis)
    guard var offer = proposal ?? ideal else { return least == most ? least : nil }
    if let most { offer = min(offer, most) }
    if let least { offer = max(offer, least) }
    return offer
  }

  private func length(_ child: Int, _ proposal: Int?, _ axis: CellAxis) -> Int {
    let (least, ideal, most) = limits(axis)
    if let least, least == most { return least }
    guard let proposal = proposal ?? ideal else { return max(child, least ?? child) }
    var length = child
    if let most { length = max(min(child, most), min(proposal, most)) }
    if let least {
      length = most == nil ? max(child, least) : max(length, least)
    }
    return length
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: offer(proposal.width, .horizontal), height: offer(proposal.height, .vertical))
  }

  override func flexibility(_ axis: CellAxis, _ proposal: Proposal) -> ClosedRange<Int> {
    var proposal = proposal
    proposal[axis] = 0
    let least = size(proposal)[axis]
    proposal[axis] = Proposal.unlimited
    return least...max(least, size(proposal)[axis])
  }

  override func measure(_ proposal: Proposal) -> CellSize {
    let size = child.size(inner(proposal))
    return CellSize(
      width: length(size.width, proposal.width, .horizontal),
      height: length(size.height, proposal.height, .vertical))
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    let size = child.size(inner(Proposal(rect.size)))
    child.draw(in: content.alignment.place(size, in: rect), on: canvas)
  }

  override var isText: Bool { false }
}

/// A block that takes its ideal size along an axis, whatever is offered.
final class FixedSizeBlock: WrapperBlock {
  let isHorizontal: Bool
  let isVertical: Bool

  init(horizontal: Bool, vertical: Bool, _ child: Block) {
    isHorizontal = horizontal
    isVertical = vertical
    super.init(child)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: isHorizontal ? nil : proposal.width, height: isVertical ? nil : proposal.height)
  }

  override func flexibility(_ axis: CellAxis, _ proposal: Proposal) -> ClosedRange<Int> {
    let length = size(proposal)[axis]
    let isFixed = axis == .horizontal ? isHorizontal : isVertical
    return isFixed ? length...length : child.flexibility(axis, inner(proposal))
  }

  override func measure(_ proposal: Proposal) -> CellSize { child.size(inner(proposal)) }
}

/// A block drawn beside its place.
final class OffsetBlock: WrapperBlock {
  let x: Int
  let y: Int

  init(x: Int, y: Int, _ child: Block) {
    self.x = x
    self.y = y
    super.init(child)
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    child.draw(
      in: CellRect(x: rect.x + x, y: rect.y + y, width: rect.width, height: rect.height),
      on: canvas)
  }
}

/// A block whose middle is at a point of all the room that there is.
final class PositionBlock: WrapperBlock {
  let x: Int
  let y: Int

  init(x: Int, y: Int, _ child: Block) {
    self.x = x
    self.y = y
    super.init(child)
  }

  override func flexibility(_ axis: CellAxis, _ proposal: Proposal) -> ClosedRange<Int> {
    0...Proposal.unlimited
  }

  override func measure(_ proposal: Proposal) -> CellSize {
    let size = child.size(proposal)
    return CellSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    let size = child.size(Proposal(rect.size))
    child.draw(
      in: CellRect(
        x: rect.x + x - size.width / 2, y: rect.y + y - size.height / 2, width: size.width,
        height: size.height),
      on: canvas)
  }

  override var isText: Bool { false }
}

/// A block that takes its room and shows nothing.
final class HiddenBlock: WrapperBlock {
  override func draw(in rect: CellRect, on canvas: Canvas) {}
}

/// A block with something behind or before it, which does not count for its size.
final class LayeredBlock: WrapperBlock {
  let layer: Block
  let alignment: Alignment
  let isBehind: Bool

  init(_ child: Block, layer: Block, alignment: Alignment, isBehind: Bool) {
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(child)
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    if !isBehind { child.draw(in: rect, on: canvas) }
    layer.draw(in: alignment.place(layer.size(Proposal(rect.size)), in: rect), on: canvas)
    if isBehind { child.draw(in: rect, on: canvas) }
  }
}

/// A block that is drawn, and then changed in its look.
final class RestyledBlock: WrapperBlock {
  let change: (inout CellStyle) -> Void

  init(_ child: Block, _ change: @escaping (inout CellStyle) -> Void) {
    self.change = change
    super.init(child)
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    child.draw(in: rect, on: canvas)
    canvas.restyle(rect, change)
  }
}

/// A block of which nothing is seen outside its bounds.
final class ClippedBlock: WrapperBlock {
  override func draw(in rect: CellRect, on canvas: Canvas) {
    canvas.clipped(to: rect) { child.draw(in: rect, on: canvas) }
  }
}

/// A plain area of a colour.
final class FillBlock: Block {
  let paint: Paint?

  init(_ paint: Paint?) { self.paint = paint }

  override func measure(_ proposal: Proposal) -> CellSize {
    CellSize(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    guard let paint else { return }
    canvas.fill(rect, CellStyle(background: paint))
  }
}

/// A block in a border.
final class BorderBlock: WrapperBlock {
  let style: CellStyle
  let title: String?

  init(_ child: Block, style: CellStyle, title: String? = nil) {
    self.style = style
    self.title = title
    super.init(PaddingBlock(left: 1, top: 1, right: 1, bottom: 1, child))
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    canvas.border(rect, style: style, title: title)
    super.draw(in: rect, on: canvas)
  }

  override var isText: Bool { false }
}

/// A view of a larger block.
final class ScrollBlock: WrapperBlock {
  let id: TargetID
  let isHorizontal: Bool
  let isVertical: Bool
  /// Whether it takes all the room offered, as a list does, or no more than its content needs.
  let isGreedy: Bool

  init(
    _ id: TargetID, horizontal: Bool = false, vertical: Bool = true, isGreedy: Bool = true,
    _ child: Block
  ) {
    self.id = id
    isHorizontal = horizontal
    isVertical = vertical
    self.isGreedy = isGreedy
    super.init(child)
  }

  override func flexibility(_ axis: CellAxis, _ proposal: Proposal) -> ClosedRange<Int> {
    let scrolls = axis == .horizontal ? isHorizontal : isVertical
    guard scrolls else { return child.flexibility(axis, inner(proposal)) }
    let most = isGreedy ? Proposal.unlimited : child.size(inner(proposal))[axis]
    return min(1, most)...most
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: isHorizontal ? nil : proposal.width, height: isVertical ? nil : proposal.height)
  }

  override func measure(_ proposal: Proposal) -> CellSize {
    var size = contentSize(proposal)
    for axis in [CellAxis.horizontal, .vertical] {
      guard axis == .horizontal ? isHorizontal : isVertical else { continue }
      guard let room = proposal[axis] else { continue }
      size[axis] = isGreedy ? room : min(room, size[axis])
    }
    return size
  }

  /// The size of what is scrolled, and one column more for the bar where it is needed.
  private func contentSize(_ proposal: Proposal) -> CellSize {
    let size = child.size(inner(proposal))
    guard isVertical, let height = proposal.height, size.height > height else { return size }
    let narrow = Proposal(width: proposal.width.map { $0 - 1 }, height: proposal.height)
    let narrowed = child.size(inner(narrow))
    return CellSize(width: narrowed.width + 1, height: narrowed.height)
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    var content = contentSize(Proposal(rect.size))
    let hasBar = isVertical && content.height > rect.height
    let viewport = hasBar ? rect.inset(right: 1) : rect
    if hasBar { content.width -= 1 }
    if !isHorizontal { content.width = viewport.width }
    if !isVertical { content.height = viewport.height }
    canvas.scrolled(id, viewport: viewport, content: content) { offset in
      let place = CellRect(
        x: viewport.x - offset.x, y: viewport.y - offset.y, width: content.width,
        height: content.height)
      child.draw(in: place, on: canvas)
    }
    guard hasBar else { return }
    canvas.scrollBar(id, x: rect.maxX - 1, y: rect.y, height: rect.height)
  }

  override var isText: Bool { false }
}

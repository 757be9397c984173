/// The content of a window: in the middle where there is room, else it scrolls.
final class WindowBlock: WrapperBlock {
  private let scroll: ScrollBlock

  init(_ id: TargetID, _ child: Block) {
    scroll = ScrollBlock(id, isGreedy: false, child)
    super.init(child)
  }

  override func measure(_ proposal: Proposal) -> CellSize {
    let size = child.size(proposal)
    guard let height = proposal.height, size.height > height else { return size }
    return scroll.size(proposal)
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    let size = child.size(Proposal(rect.size))
    guard size.height > rect.height else {
      return child.draw(in: rect.centered(size), on: canvas)
    }
    scroll.draw(in: rect, on: canvas)
  }
}

/// Something that takes room on the screen: says how much, and draws itself there.
///
/// Blocks are made from elements and live until their element changes, so they remember sizes.
/// What changes more often, such as the focus, they ask the canvas for.
@MainActor
class Block {
  private var sizes: [Proposal: CellSize] = [:]
  /// Higher ones get room first.
  var priority: Double = 0

  /// The size taken when this much is offered.
  final func size(_ proposal: Proposal) -> CellSize {
    if let known = sizes[proposal] { return known }
    let size = measure(proposal)
    // A window that is being resized offers ever new sizes.
    if sizes.count > 16 { sizes = [:] }
    sizes[proposal] = size
    return size
  }

  /// How far the size gives along an axis, the other being as offered.
  func flexibility(_ axis: CellAxis, _ proposal: Proposal) -> ClosedRange<Int> {
    var proposal = proposal
    proposal[axis] = 0
    let least = size(proposal)[axis]
    proposal[axis] = Proposal.unlimited
    return least...max(least, size(proposal)[axis])
  }

  /// For subclasses: the size for an offer.
  func measure(_ proposal: Proposal) -> CellSize { .zero }

  /// For subclasses: draws in the given place, which may be partly or wholly out of sight.
  func draw(in rect: CellRect, on canvas: Canvas) {}

  /// Whether it is text only: such lines stand close together.
  var isText: Bool { false }
}

/// A block around another one.
class WrapperBlock: Block {
  let child: Block

  init(_ child: Block) {
    self.child = child
    super.init()
    priority = child.priority
  }

  override func flexibility(_ axis: CellAxis, _ proposal: Proposal) -> ClosedRange<Int> {
    child.flexibility(axis, proposal)
  }
  override func measure(_ proposal: Proposal) -> CellSize { child.size(proposal) }
  override func draw(in rect: CellRect, on canvas: Canvas) { child.draw(in: rect, on: canvas) }
  override var isText: Bool { child.isText }
}

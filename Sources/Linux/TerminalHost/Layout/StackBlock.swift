import SwiftUICore

/// Blocks beside or below one another.
final class StackBlock: Block {
  let axis: CellAxis
  let alignment: Alignment
  /// nil for what the terminal has room for: a line between controls, none between lines of text.
  let spacing: Int?
  let children: [Block]

  init(
    _ axis: CellAxis, alignment: Alignment = .center, spacing: Int? = nil, _ children: [Block]
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.children = children
  }

  override var isText: Bool { !children.isEmpty && children.allSatisfy(\.isText) }

  private struct Arrangement {
    var sizes: [CellSize]
    var gaps: [Int]
    var length: Int
    var breadth: Int
  }

  private var arranged: (proposal: Proposal, arrangement: Arrangement)?

  private var flowing: (room: Int, block: StackBlock?)?

  /// The stack broken into several rows, where its controls would have no room for their words.
  /// A narrow terminal cannot be widened, and what is cut off cannot be used.
  private func flow(_ proposal: Proposal) -> StackBlock? {
    guard axis == .horizontal, children.count > 1, let room = proposal.width else { return nil }
    if let flowing, flowing.room == room { return flowing.block }
    let gap = spacing ?? 1
    let ranges = children.map { $0.flexibility(.horizontal, Proposal(width: room, height: nil)) }
    var block: StackBlock?
    if ranges.reduce(gap * (children.count - 1), { $0 + $1.lowerBound }) > room {
      let rows = rows(room, gap)
      // One row would be this stack again, and no better for it: there is no room for anything.
      if rows.count > 1 {
        block = StackBlock(.vertical, alignment: .leading, spacing: 0, rows.map(row))
      }
    }
    flowing = (room, block)
    return block
  }

  private func row(_ children: [Block]) -> Block {
    if children.count == 1 { return children[0] }
    return StackBlock(.horizontal, alignment: alignment, spacing: spacing, children)
  }

  private func rows(_ room: Int, _ gap: Int) -> [[Block]] {
    var rows: [[Block]] = []
    var used = 0
    for child in children {
      let width = min(room, child.size(.ideal).width)
      if !rows.isEmpty, used + gap + width <= room {
        rows[rows.count - 1].append(child)
        used += gap + width
      } else {
        rows.append([child])
        used = width
      }
    }
    return rows
  }

  override func flexibility(_ axis: CellAxis, _ proposal: Proposal) -> ClosedRange<Int> {
    guard self.axis == .horizontal, axis == .horizontal else {
      return super.flexibility(axis, proposal)
    }
    // By what is in it: offered nothing it would flow, and seem narrower than it is.
    let ranges = children.map { $0.flexibility(axis, proposal) }
    let gaps = (spacing ?? 1) * max(0, children.count - 1)
    let least = ranges.reduce(gaps) { $0 + $1.lowerBound }
    return least...max(least, ranges.reduce(gaps) { min(Proposal.unlimited, $0 + $1.upperBound) })
  }

  override func measure(_ proposal: Proposal) -> CellSize {
    if let flow = flow(proposal) { return flow.size(proposal) }
    let arrangement = arrange(proposal)
    var size = CellSize.zero
    size[axis] = arrangement.length
    size[axis.other] = arrangement.breadth
    return size
  }

  private func arrange(_ proposal: Proposal) -> Arrangement {
    if let arranged, arranged.proposal == proposal { return arranged.arrangement }
    var result = arrange(proposal, gaps: gaps(loose: true))
    if spacing == nil, axis == .vertical, let room = proposal[axis], result.length > room {
      result = arrange(proposal, gaps: gaps(loose: false))
    }
    arranged = (proposal, result)
    return result
  }

  private func gaps(loose: Bool) -> [Int] {
    guard children.count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing, count: children.count - 1) }
    if axis == .horizontal { return Array(repeating: 1, count: children.count - 1) }
    return zip(children, children.dropFirst()).map { above, below in
      loose && !(above.isText && below.isText) ? 1 : 0
    }
  }

  private func arrange(_ proposal: Proposal, gaps: [Int]) -> Arrangement {
    let between = gaps.reduce(0, +)
    let sizes: [CellSize]
    if let room = proposal[axis] {
      sizes = share(room - between, proposal)
    } else {
      sizes = children.map { $0.size(proposal) }
    }
    return Arrangement(
      sizes: sizes, gaps: gaps, length: sizes.reduce(between) { $0 + $1[axis] },
      breadth: sizes.map { $0[axis.other] }.max() ?? 0)
  }

  /// Those that give least are asked first, and each is offered an equal part of what is left.
  private func share(_ room: Int, _ proposal: Proposal) -> [CellSize] {
    var sizes = Array(repeating: CellSize.zero, count: children.count)
    let ranges = children.map { $0.flexibility(axis, proposal) }
    var left = room
    let groups = Dictionary(grouping: children.indices) { children[$0].priority }
    var reserved = ranges.reduce(0) { $0 + $1.lowerBound }
    for priority in groups.keys.sorted(by: >) {
      let group = (groups[priority] ?? []).sorted {
        (ranges[$0].count, $0) < (ranges[$1].count, $1)
      }
      reserved -= group.reduce(0) { $0 + ranges[$1].lowerBound }
      for (place, index) in group.enumerated() {
        var offer = proposal
        let rest = max(0, left - reserved)
        let count = group.count - place
        // Rounded up: an odd column goes to the first.
        offer[axis] = max((rest + count - 1) / count, ranges[index].lowerBound)
        sizes[index] = children[index].size(offer)
        left -= sizes[index][axis]
      }
    }
    return sizes
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    if let flow = flow(Proposal(rect.size)) { return flow.draw(in: rect, on: canvas) }
    let arrangement = arrange(Proposal(rect.size))
    var place = axis == .horizontal ? rect.x : rect.y
    for (index, child) in children.enumerated() {
      let size = arrangement.sizes[index]
      let target =
        axis == .horizontal
        ? CellRect(
          x: place, y: rect.y + alignment.vertical.offset(size.height, in: rect.height),
          width: size.width, height: size.height)
        : CellRect(
          x: rect.x + alignment.horizontal.offset(size.width, in: rect.width), y: place,
          width: size.width, height: size.height)
      if canvas.isWithinReach(target) { child.draw(in: target, on: canvas) }
      place += size[axis] + (index < arrangement.gaps.count ? arrangement.gaps[index] : 0)
    }
  }
}

/// Room that grows along its stack.
final class SpacerBlock: Block {
  let axis: CellAxis
  let least: Int

  init(_ axis: CellAxis, least: Int) {
    self.axis = axis
    self.least = least
    super.init()
    priority = -.greatestFiniteMagnitude
  }

  override func flexibility(_ axis: CellAxis, _ proposal: Proposal) -> ClosedRange<Int> {
    axis == self.axis ? least...Proposal.unlimited : 0...0
  }

  override func measure(_ proposal: Proposal) -> CellSize {
    var size = CellSize.zero
    size[axis] = max(least, proposal[axis] ?? least)
    return size
  }

  override var isText: Bool { true }
}

/// A line across its stack.
final class DividerBlock: Block {
  /// The axis along which the line runs.
  let axis: CellAxis

  init(_ axis: CellAxis) { self.axis = axis }

  override func measure(_ proposal: Proposal) -> CellSize {
    var size = CellSize(width: 1, height: 1)
    size[axis] = proposal[axis] ?? 1
    return size
  }

  override var isText: Bool { true }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX {
        canvas.put(axis == .horizontal ? "─" : "│", x: x, y: y, style: .dim)
      }
    }
  }
}

/// Blocks over one another, the first at the back.
final class DepthBlock: Block {
  let alignment: Alignment
  let children: [Block]

  init(alignment: Alignment, _ children: [Block]) {
    self.alignment = alignment
    self.children = children
  }

  override func measure(_ proposal: Proposal) -> CellSize {
    let sizes = children.map { $0.size(proposal) }
    return CellSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    for child in children {
      child.draw(in: alignment.place(child.size(Proposal(rect.size)), in: rect), on: canvas)
    }
  }
}

import SwiftUICore

/// Blocks in tracks of a given number, or as many as there is room for.
final class LazyGridBlock: Block {
  enum Track {
    case fixed(Int)
    case flexible(least: Int, most: Int)
    case adaptive(least: Int)

    init(_ size: LazyGridContent.Size, _ axis: CellAxis) {
      func cells(_ points: Double) -> Int { max(1, CellUnits.cells(points, axis)) }
      switch size {
      case .fixed(let length): self = .fixed(cells(length))
      case .flexible(let least, let most): self = .flexible(least: cells(least), most: cells(most))
      case .adaptive(let least, _): self = .adaptive(least: cells(least))
      }
    }
  }

  /// The direction in which the grid grows.
  let axis: CellAxis
  let tracks: [Track]
  let spacing: Int
  let trackSpacing: Int
  let alignment: Alignment
  let children: [Block]

  init(
    _ axis: CellAxis, tracks: [Track], spacing: Int?, trackSpacing: Int?, alignment: Alignment,
    _ children: [Block]
  ) {
    self.axis = axis
    self.tracks = tracks
    self.spacing = spacing ?? (axis == .vertical ? 0 : 1)
    self.trackSpacing = trackSpacing ?? (axis == .vertical ? 1 : 0)
    self.alignment = alignment
    self.children = children
  }

  /// The lengths across: a fixed one as it is, the others an equal part of the rest.
  private func lengths(_ room: Int) -> [Int] {
    var result: [Int?] = []
    for track in tracks {
      switch track {
      case .fixed(let length): result.append(length)
      case .flexible: result.append(nil)
      case .adaptive(let least):
        let count = max(1, (room + trackSpacing) / (least + trackSpacing))
        result += Array(repeating: nil, count: tracks.count == 1 ? count : 1)
      }
    }
    let gaps = trackSpacing * max(0, result.count - 1)
    let rest = max(0, room - gaps - result.reduce(0) { $0 + ($1 ?? 0) })
    let open = max(1, result.count { $0 == nil })
    return result.map { $0 ?? max(1, rest / open) }
  }

  private struct Line {
    var children: ArraySlice<Block>
    var length: Int
  }

  private func lines(_ lengths: [Int]) -> [Line] {
    let count = max(1, lengths.count)
    return stride(from: 0, to: children.count, by: count).map { start in
      let part = children[start..<min(start + count, children.count)]
      let length =
        zip(part, lengths).map { child, across in
          child.size(offer(across))[axis]
        }.max() ?? 0
      return Line(children: part, length: length)
    }
  }

  private func offer(_ across: Int) -> Proposal {
    var offer = Proposal.ideal
    offer[axis.other] = across
    return offer
  }

  /// Without an offer across, what a screen usually has.
  private func room(_ proposal: Proposal) -> Int {
    proposal[axis.other] ?? (axis == .vertical ? 40 : 8)
  }

  override func measure(_ proposal: Proposal) -> CellSize {
    let lengths = lengths(room(proposal))
    let lines = lines(lengths)
    var size = CellSize.zero
    size[axis.other] = lengths.reduce(trackSpacing * max(0, lengths.count - 1), +)
    size[axis] = lines.reduce(spacing * max(0, lines.count - 1)) { $0 + $1.length }
    return size
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    let lengths = lengths(rect.size[axis.other])
    var along = axis == .vertical ? rect.y : rect.x
    for line in lines(lengths) {
      var across = axis == .vertical ? rect.x : rect.y
      for (child, length) in zip(line.children, lengths) {
        let place =
          axis == .vertical
          ? CellRect(x: across, y: along, width: length, height: line.length)
          : CellRect(x: along, y: across, width: line.length, height: length)
        if canvas.isWithinReach(place) {
          child.draw(in: alignment.place(child.size(Proposal(place.size)), in: place), on: canvas)
        }
        across += length + trackSpacing
      }
      along += line.length + spacing
    }
  }
}

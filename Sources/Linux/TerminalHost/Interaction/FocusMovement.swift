/// Finds where the focus goes.
enum FocusMovement {
  enum Direction: Sendable {
    case up, down, left, right
  }

  /// The place nearest to `from` in a direction; nil where there is none.
  static func nearest(
    to from: CellRect, _ direction: Direction, among places: [CellRect]
  ) -> Int? {
    let scored = places.enumerated().compactMap { index, place -> (Int, Int)? in
      distance(from, place, direction).map { (index, $0) }
    }
    return scored.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  /// How far it is along the direction; what is aside counts more.
  private static func distance(
    _ from: CellRect, _ to: CellRect, _ direction: Direction
  ) -> Int? {
    let along: Int
    let aside: Int
    switch direction {
    case .up:
      along = from.y - to.maxY
      aside = gap(from.x, from.maxX, to.x, to.maxX)
    case .down:
      along = to.y - from.maxY
      aside = gap(from.x, from.maxX, to.x, to.maxX)
    case .left:
      along = from.x - to.maxX
      aside = gap(from.y, from.maxY, to.y, to.maxY) * 4
    case .right:
      along = to.x - from.maxX
      aside = gap(from.y, from.maxY, to.y, to.maxY) * 4
    }
    guard along >= 0 else { return nil }
    // Left and right stay on their line.
    if direction == .left || direction == .right, aside > 0 { return nil }
    return along * 2 + aside
  }

  private static func gap(_ a: Int, _ aEnd: Int, _ b: Int, _ bEnd: Int) -> Int {
    max(0, max(a, b) - min(aEnd, bEnd) + 1)
  }
}

import Foundation

extension Path {
  /// The path in other coordinates.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var result = Path()
    for element in elements { result.add(element) { $0.applying(transform) } }
    return result
  }

  /// The part of the path between two places along it, which are parts of its length from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(0, min(from, 1)), max(0, min(to, 1)))
    if from == 0, to == 1 { return self }
    let pieces = straightPieces
    let total = pieces.reduce(0) { $0 + $1.length }
    var result = Path()
    var done: CGFloat = 0
    for piece in pieces {
      let start = max(0, from * total - done)
      let end = min(piece.length, to * total - done)
      done += piece.length
      guard start < end else { continue }
      if result.currentPoint != piece.point(at: start) { result.move(to: piece.point(at: start)) }
      result.addLine(to: piece.point(at: end))
    }
    return result
  }

  private mutating func add(_ element: Element, _ map: (CGPoint) -> CGPoint) {
    switch element {
    case .move(let end): move(to: map(end))
    case .line(let end): addLine(to: map(end))
    case .quadCurve(let end, let control): addQuadCurve(to: map(end), control: map(control))
    case .curve(let end, let control1, let control2):
      addCurve(to: map(end), control1: map(control1), control2: map(control2))
    case .closeSubpath: closeSubpath()
    }
  }
}

extension Path {
  /// A straight line of which a path is made, near enough.
  private struct Piece {
    let start: CGPoint
    let end: CGPoint
    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

    func point(at distance: CGFloat) -> CGPoint {
      guard length > 0, distance < length else { return distance <= 0 ? start : end }
      let part = distance / length
      return CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }

  /// Into how many lines a curve is taken apart.
  private static let steps = 32

  private var straightPieces: [Piece] {
    var pieces: [Piece] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    func go(to end: CGPoint) {
      pieces.append(Piece(start: current, end: end))
      current = end
    }
    for element in elements {
      switch element {
      case .move(let end): (current, start) = (end, end)
      case .line(let end): go(to: end)
      case .closeSubpath: go(to: start)
      case .quadCurve(let end, let control):
        let begin = current
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          go(to: Self.blend(Self.blend(begin, control, t), Self.blend(control, end, t), t))
        }
      case .curve(let end, let control1, let control2):
        let begin = current
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          let middle = Self.blend(control1, control2, t)
          let first = Self.blend(Self.blend(begin, control1, t), middle, t)
          go(to: Self.blend(first, Self.blend(middle, Self.blend(control2, end, t), t), t))
        }
      }
    }
    return pieces
  }

  private static func blend(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}

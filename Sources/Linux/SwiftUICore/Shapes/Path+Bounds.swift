import Foundation

extension Path {
  /// The smallest rectangle around all segments; control points do not count.
  public var boundingRect: CGRect {
    var bounds = Bounds()
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let end):
        bounds.add(end)
        (current, start) = (end, end)
      case .line(let end):
        bounds.add(end)
        current = end
      case .quadCurve(let end, let control):
        // A quadratic curve is this cubic one.
        let control1 = current.interpolated(to: control, by: 2.0 / 3)
        let control2 = end.interpolated(to: control, by: 2.0 / 3)
        bounds.addCurve(current, control1, control2, end)
        current = end
      case .curve(let end, let control1, let control2):
        bounds.addCurve(current, control1, control2, end)
        current = end
      case .closeSubpath:
        current = start
      }
    }
    return bounds.rect
  }
}

extension CGPoint {
  fileprivate func interpolated(to other: CGPoint, by fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

private struct Bounds {
  private var least: CGPoint?
  private var most = CGPoint.zero

  var rect: CGRect {
    guard let least else { return .null }
    return CGRect(
      x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }

  mutating func add(_ point: CGPoint) {
    guard let least else {
      self.least = point
      most = point
      return
    }
    self.least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
    most = CGPoint(x: max(most.x, point.x), y: max(most.y, point.y))
  }

  mutating func addCurve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    add(p3)
    let times =
      Self.extremes(p0.x, p1.x, p2.x, p3.x) + Self.extremes(p0.y, p1.y, p2.y, p3.y)
    for t in times {
      add(
        CGPoint(
          x: Self.value(p0.x, p1.x, p2.x, p3.x, at: t),
          y: Self.value(p0.y, p1.y, p2.y, p3.y, at: t)))
    }
  }

  private static func value(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, at t: CGFloat
  ) -> CGFloat {
    let s = 1 - t
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
  }

  // The times strictly inside the curve at which its derivative is zero.
  private static func extremes(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat
  ) -> [CGFloat] {
    let (qa, qb, qc) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
    var roots: [CGFloat] = []
    if abs(qa) < 1e-12 {
      if qb != 0 { roots = [-qc / qb] }
    } else {
      let discriminant = qb * qb - 4 * qa * qc
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-qb + root) / (2 * qa), (-qb - root) / (2 * qa)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

import Foundation

// The control distance at which a cubic curve comes closest to a quarter of a circle.
private let quarterCircle: CGFloat = 0.5522847498307936

extension Path {
  public mutating func addEllipse(in rect: CGRect) {
    let radius = CGSize(width: rect.width / 2, height: rect.height / 2)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x * radius.width, y: center.y + y * radius.height)
    }
    let k = quarterCircle
    move(to: point(1, 0))
    addCurve(to: point(0, 1), control1: point(1, k), control2: point(k, 1))
    addCurve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k))
    addCurve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1))
    addCurve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k))
    closeSubpath()
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let width = min(max(cornerSize.width, 0), rect.width / 2)
    let height = min(max(cornerSize.height, 0), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect) }

    let (x, y) = (rect.minX, rect.minY)
    let (right, bottom) = (rect.maxX, rect.maxY)
    let (near, far) = (width * (1 - quarterCircle), height * (1 - quarterCircle))
    move(to: CGPoint(x: x + width, y: y))
    addLine(to: CGPoint(x: right - width, y: y))
    addCurve(
      to: CGPoint(x: right, y: y + height),
      control1: CGPoint(x: right - near, y: y), control2: CGPoint(x: right, y: y + far))
    addLine(to: CGPoint(x: right, y: bottom - height))
    addCurve(
      to: CGPoint(x: right - width, y: bottom),
      control1: CGPoint(x: right, y: bottom - far),
      control2: CGPoint(x: right - near, y: bottom))
    addLine(to: CGPoint(x: x + width, y: bottom))
    addCurve(
      to: CGPoint(x: x, y: bottom - height),
      control1: CGPoint(x: x + near, y: bottom), control2: CGPoint(x: x, y: bottom - far))
    addLine(to: CGPoint(x: x, y: y + height))
    addCurve(
      to: CGPoint(x: x + width, y: y),
      control1: CGPoint(x: x, y: y + far), control2: CGPoint(x: x + near, y: y))
    closeSubpath()
  }

  /// An arc of a circle, with a line to its start from where the path is.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let start = startAngle.radians
    let sweep = Self.sweep(from: start, to: endAngle.radians, clockwise: clockwise)
    guard sweep.isFinite, start.isFinite else { return }
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    if currentPoint == nil {
      move(to: point(start))
    } else {
      addLine(to: point(start))
    }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    let reach = radius * CGFloat(4.0 / 3 * tan(step / 4))
    for index in 0..<count where step != 0 {
      let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
      let (begin, end) = (point(from), point(to))
      addCurve(
        to: end,
        control1: CGPoint(x: begin.x - reach * sin(from), y: begin.y + reach * cos(from)),
        control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)))
    }
  }

  // `clockwise` speaks of coordinates with y upwards; here y grows downwards, as in SwiftUI.
  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    let difference = end - start
    if clockwise {
      if difference <= -turn { return -turn }
      let rest = difference.truncatingRemainder(dividingBy: turn)
      return rest > 0 ? rest - turn : rest
    }
    if difference >= turn { return turn }
    let rest = difference.truncatingRemainder(dividingBy: turn)
    return rest < 0 ? rest + turn : rest
  }
}

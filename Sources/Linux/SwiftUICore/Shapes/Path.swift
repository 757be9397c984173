import Foundation

/// The outline of a two-dimensional shape.
public struct Path: Equatable, Sendable {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package private(set) var elements: [Element] = []
  private var subpathStart: CGPoint?
  /// Where the next segment starts, or nil in an empty path.
  public private(set) var currentPoint: CGPoint?

  public init() {}

  public init(_ rect: CGRect) {
    addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }

  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  public func forEach(_ body: (Path.Element) -> Void) {
    elements.forEach(body)
  }

  public static func == (a: Path, b: Path) -> Bool {
    a.elements == b.elements
  }
}

extension Path {
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    subpathStart = end
    currentPoint = end
  }

  public mutating func addLine(to end: CGPoint) {
    startIfNeeded(at: end)
    elements.append(.line(to: end))
    currentPoint = end
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    startIfNeeded(at: end)
    elements.append(.quadCurve(to: end, control: control))
    currentPoint = end
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    startIfNeeded(at: end)
    elements.append(.curve(to: end, control1: control1, control2: control2))
    currentPoint = end
  }

  public mutating func closeSubpath() {
    guard let subpathStart else { return }
    elements.append(.closeSubpath)
    currentPoint = subpathStart
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addPath(_ path: Path) {
    elements += path.elements
    subpathStart = path.subpathStart ?? subpathStart
    currentPoint = path.currentPoint ?? currentPoint
  }

  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  // A segment without a start begins where it ends: a point, not a crash.
  private mutating func startIfNeeded(at point: CGPoint) {
    if currentPoint == nil { move(to: point) }
  }
}

extension Path {
  /// The path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + dx, y: point.y + dy)
    }
    var path = self
    path.subpathStart = subpathStart.map(moved)
    path.currentPoint = currentPoint.map(moved)
    path.elements = elements.map { element in
      switch element {
      case .move(let end): .move(to: moved(end))
      case .line(let end): .line(to: moved(end))
      case .quadCurve(let end, let control):
        .quadCurve(to: moved(end), control: moved(control))
      case .curve(let end, let control1, let control2):
        .curve(to: moved(end), control1: moved(control1), control2: moved(control2))
      case .closeSubpath: .closeSubpath
      }
    }
    return path
  }
}

#if GTK
  import CGtk
  import Foundation
  import SwiftUICore

  /// A symbol that is drawn: a shape, and in it an icon of the desktop's theme where there is one.
  struct SymbolDrawing: Equatable {
    enum Shape: String {
      case circle, square, heart, star, flag, tag, bolt
      case left = "arrow.left"
      case right = "arrow.right"
      case up = "arrow.up"
      case down = "arrow.down"
      case info = "info.circle"
    }

    let shape: Shape
    let isFilled: Bool
    private(set) var mark: String?

    /// nil for a symbol that has another shape.
    init?(_ name: String) {
      var parts = name.split(separator: ".")
      isFilled = parts.last == "fill"
      if isFilled { parts.removeLast() }
      if let shape = Shape(rawValue: parts.joined(separator: ".")) {
        // Filled, the letter could not be seen.
        if shape == .info && isFilled { return nil }
        self.shape = shape
        return
      }
      guard let last = parts.popLast(), let shape = Shape(rawValue: String(last)) else {
        return nil
      }
      self.shape = shape
      // "plus.circle": the icon of the rest in the frame.
      guard shape == .circle || shape == .square,
        let mark = SymbolIcon.name(for: parts.joined(separator: "."))
      else { return nil }
      self.mark = mark
    }

    /// What GTK draws, for the caller to hold.
    @MainActor
    func makePaintable(for widget: Widget) -> gpointer {
      let trace = OutlineTrace(ShapeOutline(shape.path))
      return cgtk_symbol_new(
        widget, OutlineTrace.draw, trace.retained, OutlineTrace.release, isFilled.g, mark)
    }
  }

  extension SymbolDrawing.Shape {
    /// On a grid of 16 by 16.
    fileprivate var path: Path {
      switch self {
      case .circle: Path(ellipseIn: CGRect(x: 1.5, y: 1.5, width: 13, height: 13))
      case .square:
        Path(roundedRect: CGRect(x: 2, y: 2, width: 12, height: 12), cornerRadius: 2.5)
      case .heart: Self.heartOutline
      case .flag: Self.polygon((3, 15), (3, 2), (13.5, 2), (11, 5.5), (13.5, 9), (3, 9))
      case .tag: Self.polygon((2, 2), (8, 2), (14.5, 8.5), (8.5, 14.5), (2, 8))
      case .star: Self.starOutline
      case .left: Self.arrow((14, 8), to: (2, 8), (7, 3), (7, 13))
      case .right: Self.arrow((2, 8), to: (14, 8), (9, 3), (9, 13))
      case .up: Self.arrow((8, 14), to: (8, 2), (3, 7), (13, 7))
      case .down: Self.arrow((8, 2), to: (8, 14), (3, 9), (13, 9))
      case .info: Self.circledLetter
      case .bolt: Self.polygon((9.5, 1), (3.5, 9), (7.5, 9), (6.5, 15), (12.5, 7), (8.5, 7))
      }
    }

    private static var heartOutline: Path {
      func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
      return Path { path in
        path.move(to: point(8, 14))
        path.addCurve(to: point(1.5, 5.8), control1: point(4, 11), control2: point(1.5, 8.6))
        path.addCurve(to: point(8, 4.2), control1: point(1.5, 1.6), control2: point(6.6, 1))
        path.addCurve(to: point(14.5, 5.8), control1: point(9.4, 1), control2: point(14.5, 1.6))
        path.addCurve(to: point(8, 14), control1: point(14.5, 8.6), control2: point(12, 11))
        path.closeSubpath()
      }
    }

    private static var starOutline: Path {
      let corners = (0..<10).map { index in
        let angle = Double(index) * .pi / 5
        let radius = index.isMultiple(of: 2) ? 7.2 : 3.2
        return CGPoint(x: 8 + radius * sin(angle), y: 8.5 - radius * cos(angle))
      }
      return Path { path in
        path.addLines(corners)
        path.closeSubpath()
      }
    }

    private static var circledLetter: Path {
      var path = SymbolDrawing.Shape.circle.path
      path.addLines([CGPoint(x: 8, y: 7.8), CGPoint(x: 8, y: 11.2)])
      path.addEllipse(in: CGRect(x: 7.8, y: 4.8, width: 0.4, height: 0.4))
      return path
    }

    private typealias Point = (x: CGFloat, y: CGFloat)

    private static func arrow(
      _ start: Point, to tip: Point, _ first: Point, _ second: Point
    ) -> Path {
      Path { path in
        path.addLines([start, tip].map { CGPoint(x: $0.x, y: $0.y) })
        path.addLines([first, tip, second].map { CGPoint(x: $0.x, y: $0.y) })
      }
    }

    private static func polygon(_ points: Point...) -> Path {
      Path { path in
        path.addLines(points.map { CGPoint(x: $0.x, y: $0.y) })
        path.closeSubpath()
      }
    }
  }
#endif

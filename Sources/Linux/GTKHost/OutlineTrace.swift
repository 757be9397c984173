#if GTK
  import CGtk
  import Foundation
  import SwiftUICore

  /// Draws the outline of a shape at the size that a widget has got. Held by the widget.
  final class OutlineTrace: Sendable {
    private let outline: ShapeOutline

    init(_ outline: ShapeOutline) { self.outline = outline }

    /// A reference that the widget owns.
    var retained: gpointer { Unmanaged.passRetained(self).toOpaque() }

    static let draw: CGtkTrace = { context, width, height, data in
      let trace = Unmanaged<OutlineTrace>.fromOpaque(data).takeUnretainedValue()
      trace.outline.path(in: CGRect(x: 0, y: 0, width: width, height: height)).trace(in: context)
    }

    static let release: GDestroyNotify = { data in
      guard let data else { return }
      Unmanaged<OutlineTrace>.fromOpaque(data).release()
    }
  }

  extension Path {
    /// Adds the path to that of a drawing.
    fileprivate func trace(in context: OpaquePointer) {
      var current = CGPoint.zero
      for element in elements {
        switch element {
        case .move(let end):
          current = end.drawable
          cairo_move_to(context, current.x, current.y)
        case .line(let end):
          current = end.drawable
          cairo_line_to(context, current.x, current.y)
        case .quadCurve(let end, let control):
          // A quadratic curve is this cubic one.
          let (end, control) = (end.drawable, control.drawable)
          let first = current.moved(towards: control)
          let second = end.moved(towards: control)
          cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
          current = end
        case .curve(let end, let first, let second):
          let (first, second) = (first.drawable, second.drawable)
          current = end.drawable
          cairo_curve_to(context, first.x, first.y, second.x, second.y, current.x, current.y)
        case .closeSubpath:
          cairo_close_path(context)
        }
      }
    }
  }

  extension CGPoint {
    /// The point, where it has a place on a screen.
    fileprivate var drawable: CGPoint {
      CGPoint(x: Pixels.distance(Double(x)), y: Pixels.distance(Double(y)))
    }

    /// Two thirds of the way to another point.
    fileprivate func moved(towards other: CGPoint) -> CGPoint {
      CGPoint(x: x + (other.x - x) * 2 / 3, y: y + (other.y - y) * 2 / 3)
    }
  }

  extension ShapeContent.Kind {
    /// The outline of what is neither a rectangle nor like one.
    var outline: ShapeOutline? {
      switch self {
      case .path(let outline): outline
      case .circle: ShapeOutline(Circle())
      case .ellipse: ShapeOutline(Ellipse())
      default: nil
      }
    }
  }
#endif

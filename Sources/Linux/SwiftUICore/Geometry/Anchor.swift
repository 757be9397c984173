import Foundation

/// A value in the coordinates of one view that other views can convert to their own.
public struct Anchor<Value> {
  package let source: Source

  /// The description from which an anchor is made.
  public struct Source {
    package enum Geometry {
      case bounds
      case rect(CGRect)
      case point(CGPoint)
      case unitPoint(UnitPoint)
    }

    package let geometry: Geometry
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}
extension Anchor.Source.Geometry: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(geometry: .bounds)
  }

  /// A rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(geometry: .rect(r))
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(geometry: .point(p))
  }

  /// A point in the view's unit coordinates.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(geometry: .unitPoint(p))
  }
}

import Foundation

/// A change of coordinates with perspective.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
}

/// A view turned in space.
package struct Rotation3DNote {
  package let angle: Angle
  package let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  package let anchor: UnitPoint
  package let anchorZ: CGFloat
  package let perspective: CGFloat
}

extension View {
  /// Turns the view in space. Hosts here show it as it is.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    noting(
      Rotation3DNote(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Draws the view in other coordinates. Hosts here show it as it is.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    noting(transform)
  }

  /// Draws the view in other coordinates. Hosts here show it as it is.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    noting(transform)
  }
}

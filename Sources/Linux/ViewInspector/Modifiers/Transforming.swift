import SwiftUI
import SwiftUICore

/// A view turned in space.
public struct Rotation3D {
  public let angle: Angle
  public let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public let anchor: UnitPoint
  public let anchorZ: CGFloat
  public let perspective: CGFloat
}

extension InspectableView {
  public func rotation3D() throws -> Rotation3D {
    try place.note("rotation3DEffect") { (note: Rotation3DNote) in
      Rotation3D(
        angle: note.angle, axis: note.axis, anchor: note.anchor, anchorZ: note.anchorZ,
        perspective: note.perspective)
    }
  }

  public func projectionTransform() throws -> ProjectionTransform {
    try place.note("projectionTransform") { (note: ProjectionTransform) in note }
  }

  public func transformEffect() throws -> CGAffineTransform {
    try place.note("transformEffect") { (note: CGAffineTransform) in note }
  }

  public func scaleEffectAnchor() throws -> UnitPoint {
    try place.modifier("scaleEffect") { (modifier: ScaleModifier) in modifier.anchor }
  }

  /// Whether the view is scaled so that it fills its parent, in its own proportions.
  public func isScaledToFill() throws -> Bool { try isScaled(.fill) }

  /// Whether the view is scaled so that all of it fits its parent, in its own proportions.
  public func isScaledToFit() throws -> Bool { try isScaled(.fit) }

  private func isScaled(_ mode: ContentMode) throws -> Bool {
    try place.modifier("aspectRatio") { (modifier: AspectRatioModifier) in
      modifier.aspectRatio == nil && modifier.contentMode == mode
    }
  }

  public func imageScale() throws -> Image.Scale {
    try place.environmentValue(\.imageScale, name: "imageScale")
  }
}

import Foundation

/// How a view's colours are mixed with those behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// How the pixels of a drawing are kept.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// What is done with a view as one drawing.
package enum DrawingNote: Equatable, Sendable {
  case blendMode(BlendMode)
  case luminanceToAlpha
  case compositingGroup
  case drawingGroup(opaque: Bool, colorMode: ColorRenderingMode)
}

extension View {
  /// Mixes the view's colours with those behind it. Hosts here draw it as it is.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    noting(DrawingNote.blendMode(blendMode))
  }

  /// Makes dark parts of the view transparent. Hosts here draw it as it is.
  nonisolated public func luminanceToAlpha() -> some View { noting(DrawingNote.luminanceToAlpha) }

  /// Applies effects to the view as a whole. Hosts here apply them to each part.
  nonisolated public func compositingGroup() -> some View { noting(DrawingNote.compositingGroup) }

  /// Draws the view into one picture. Hosts here draw it as it is.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    noting(DrawingNote.drawingGroup(opaque: opaque, colorMode: colorMode))
  }
}

import Foundation

/// A line around a view.
package struct BorderModifier<Style: ShapeStyle> {
  package let style: Style
  package let width: CGFloat
}

extension BorderModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .border(environment.color(of: style) ?? .primary, width: Double(width))
  }
}

/// Cuts off what lies outside a view's frame.
package struct ClippedModifier {
  package let antialiased: Bool
}

extension ClippedModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier { .clipped }
}

/// Cuts a view to a shape.
package struct ClipShapeModifier<ClipShape: Shape> {
  package let shape: ClipShape
  package let style: FillStyle
}

extension ClipShapeModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .clipShape(ShapeContent.Kind(shape))
  }
}

/// Rounds the corners of a view.
package struct CornerRadiusModifier {
  package let radius: CGFloat
  package let antialiased: Bool
}

extension CornerRadiusModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .cornerRadius(Double(radius))
  }
}

/// A shadow under a view.
package struct ShadowModifier {
  package let color: Color
  package let radius: CGFloat
  package let offset: CGSize
}

extension ShadowModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .shadow(
      ShadowContent(
        color: color, radius: Double(radius), x: Double(offset.width), y: Double(offset.height)))
  }
}

/// Blurs a view.
package struct BlurModifier {
  package let radius: CGFloat
  package let isOpaque: Bool
}

extension BlurModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .blur(Double(radius))
  }
}

/// How much of what lies behind a view is seen.
package struct OpacityModifier {
  package let opacity: Double
}

extension OpacityModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .opacity(opacity)
  }
}

/// Changes the colours of a view.
package struct ColorEffectModifier {
  package let effect: ColorEffect
}

extension ColorEffectModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .colorEffect(effect)
  }
}

/// Turns a view.
package struct RotationModifier {
  package let angle: Angle
  package let anchor: UnitPoint
}

extension RotationModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .rotation(angle, anchor: anchor)
  }
}

/// Draws a view larger or smaller.
package struct ScaleModifier {
  package let scale: CGSize
  package let anchor: UnitPoint
}

extension ScaleModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .scale(scale, anchor: anchor)
  }
}

extension View {
  /// Draws a line around the view.
  nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View
  where S: ShapeStyle {
    modifier(BorderModifier(style: content, width: width))
  }

  /// Cuts off what lies outside the view's frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(ClippedModifier(antialiased: antialiased))
  }

  /// Cuts the view to a shape.
  nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  where S: Shape {
    modifier(ClipShapeModifier(shape: shape, style: style))
  }

  /// Rounds the view's corners.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View {
    modifier(CornerRadiusModifier(radius: radius, antialiased: antialiased))
  }

  /// Puts a shadow under the view.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Blurs the view.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurModifier(radius: radius, isOpaque: opaque))
  }

  /// Says how much of what lies behind the view is seen.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Multiplies the view's colours.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorEffectModifier(effect: .multiply(color)))
  }

  /// Turns the view's colours into their opposites.
  nonisolated public func colorInvert() -> some View {
    modifier(ColorEffectModifier(effect: .invert))
  }

  /// Makes the view brighter.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(effect: .brightness(amount)))
  }

  /// Changes the contrast of the view.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(effect: .contrast(amount)))
  }

  /// Changes how strong the view's colours are.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(effect: .saturation(amount)))
  }

  /// Takes the colours out of the view.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(effect: .grayscale(amount)))
  }

  /// Moves the view's colours around the colour wheel.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorEffectModifier(effect: .hueRotation(angle)))
  }

  /// Turns the view.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(RotationModifier(angle: angle, anchor: anchor))
  }

  /// Draws the view larger or smaller.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    modifier(ScaleModifier(scale: scale, anchor: anchor))
  }

  /// Draws the view larger or smaller.
  nonisolated public func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> some View {
    modifier(ScaleModifier(scale: CGSize(width: s, height: s), anchor: anchor))
  }

  /// Draws the view larger or smaller.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modifier(ScaleModifier(scale: CGSize(width: x, height: y), anchor: anchor))
  }
}

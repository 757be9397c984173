import Foundation

/// The style of texts, symbols and shapes in a view.
package struct ForegroundStyleModifier<
  Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle
> {
  package let primary: Primary
  package let secondary: Secondary?
  package let tertiary: Tertiary?
}

extension ForegroundStyleModifier: ContextModifier, BucketedModifier {
  nonisolated package static var bucket: ModifierBucket { .environment }

  package func apply(to context: inout NodeContext) {
    let outer = context.environment
    context.environment.foregroundColor = outer.color(of: primary)
    let levels = [
      secondary.flatMap { outer.color(of: $0) }, tertiary.flatMap { outer.color(of: $0) },
    ]
    context.environment.foregroundLevels = levels.compactMap { $0 }
  }
}

/// The colour of controls in a view.
package struct TintModifier<Style: ShapeStyle> {
  package let style: Style?
}

extension TintModifier: ContextModifier, BucketedModifier {
  nonisolated package static var bucket: ModifierBucket { .environment }

  package func apply(to context: inout NodeContext) {
    let outer = context.environment
    context.environment.tint = style.flatMap { outer.color(of: $0) }
  }
}

extension EnvironmentValues {
  /// The colour of controls; nil for the system's.
  @Entry package var tint: Color?
  /// What the secondary and tertiary levels of the foreground style are, where somebody says so.
  @Entry package var foregroundLevels: [Color] = []

  /// The same colour under its older name.
  package var accentColor: Color? {
    get { tint }
    set { tint = newValue }
  }

  /// The colour that a style comes to here.
  package func color(of style: some ShapeStyle) -> Color? {
    switch style {
    case let style as AnyShapeStyle: color(of: style.base)
    case is ForegroundStyle: foregroundColor ?? style._color()
    case is TintShapeStyle: tint ?? style._color()
    case let style as HierarchicalShapeStyle: color(ofLevel: style.level) ?? style._color()
    case let style as any ContextualShapeStyle: style.color(in: self)
    default: style._color()
    }
  }

  private func color(ofLevel level: Int) -> Color? {
    if level == 0 { return foregroundColor }
    if level <= foregroundLevels.count { return foregroundLevels[level - 1] }
    let opacities = StyleLevel.opacities
    return foregroundColor?.opacity(opacities[min(level, opacities.count - 1)])
  }
}

extension View {
  /// Sets the colour of texts and symbols.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.foregroundColor, value: color))
  }

  /// Sets the style of texts, symbols and shapes.
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    modifier(
      ForegroundStyleModifier<S, Color, Color>(primary: style, secondary: nil, tertiary: nil))
  }

  /// Sets the first two levels of the foreground style.
  nonisolated public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
  where S1: ShapeStyle, S2: ShapeStyle {
    modifier(
      ForegroundStyleModifier<S1, S2, Color>(
        primary: primary, secondary: secondary, tertiary: nil))
  }

  /// Sets the three levels of the foreground style.
  nonisolated public func foregroundStyle<S1, S2, S3>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
    modifier(
      ForegroundStyleModifier(primary: primary, secondary: secondary, tertiary: tertiary))
  }

  /// Sets the colour of controls.
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.tint, value: tint))
  }

  /// Sets the style of controls.
  @_disfavoredOverload
  nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
    modifier(TintModifier(style: tint))
  }

  /// Sets the colour of controls.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.accentColor, value: accentColor))
  }

  /// Sets the colour scheme of this view.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.colorScheme, value: colorScheme))
  }
}

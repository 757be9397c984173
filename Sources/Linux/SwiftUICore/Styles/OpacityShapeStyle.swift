/// A style with its opacity multiplied.
struct OpacityShapeStyle: ShapeStyle, ContextualShapeStyle {
  let base: any ShapeStyle
  let opacity: Double

  func _color() -> Color? { base._color()?.opacity(opacity) }

  func color(in environment: EnvironmentValues) -> Color? {
    environment.color(of: base)?.opacity(opacity)
  }
}

/// A level below a style: less of it the deeper the level.
struct StyleLevel: ShapeStyle, ContextualShapeStyle {
  let base: any ShapeStyle
  let level: Int

  /// The levels of a foreground style and of any other are as far apart.
  static let opacities = [1, 0.6, 0.3, 0.18, 0.1]

  func _color() -> Color? { base._color()?.opacity(Self.opacities[level]) }

  func color(in environment: EnvironmentValues) -> Color? {
    environment.color(of: base)?.opacity(Self.opacities[level])
  }
}

/// A style whose colour depends on where it is used.
protocol ContextualShapeStyle: ShapeStyle {
  func color(in environment: EnvironmentValues) -> Color?
}

// https://developer.apple.com/documentation/swiftui/shapestyle/opacity(_:) and its neighbours
extension ShapeStyle {
  /// This style with its opacity multiplied.
  nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }

  /// The second level of this style.
  nonisolated public var secondary: some ShapeStyle { StyleLevel(base: self, level: 1) }
  /// The third level of this style.
  nonisolated public var tertiary: some ShapeStyle { StyleLevel(base: self, level: 2) }
  /// The fourth level of this style.
  nonisolated public var quaternary: some ShapeStyle { StyleLevel(base: self, level: 3) }
  /// The fifth level of this style.
  nonisolated public var quinary: some ShapeStyle { StyleLevel(base: self, level: 4) }
}

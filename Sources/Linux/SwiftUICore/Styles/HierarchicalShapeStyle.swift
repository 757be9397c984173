/// The primary, secondary … level of the foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
  package let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _color() -> Color? {
    let colors: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
    return Color(storage: .system(colors[level]))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

/// The tint of the context.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _color() -> Color? { .accentColor }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The foreground style of the context.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _color() -> Color? { Color.primary }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background style of the context.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _color() -> Color? { Color(storage: .system(.background)) }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

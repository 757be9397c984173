/// A colour or pattern with which a shape or a text is drawn.
public protocol ShapeStyle: Sendable {
  /// The one colour that stands for the style where no pattern can be drawn, or nil.
  func _color() -> Color?
}

extension ShapeStyle {
  public func _color() -> Color? { nil }
}

extension Color: ShapeStyle {
  public func _color() -> Color? { self }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color(storage: .system(.red)) }
  public static var orange: Color { Color(storage: .system(.orange)) }
  public static var yellow: Color { Color(storage: .system(.yellow)) }
  public static var green: Color { Color(storage: .system(.green)) }
  public static var mint: Color { Color(storage: .system(.mint)) }
  public static var teal: Color { Color(storage: .system(.teal)) }
  public static var cyan: Color { Color(storage: .system(.cyan)) }
  public static var blue: Color { Color(storage: .system(.blue)) }
  public static var indigo: Color { Color(storage: .system(.indigo)) }
  public static var purple: Color { Color(storage: .system(.purple)) }
  public static var pink: Color { Color(storage: .system(.pink)) }
  public static var brown: Color { Color(storage: .system(.brown)) }
  public static var white: Color { Color(storage: .system(.white)) }
  public static var gray: Color { Color(storage: .system(.gray)) }
  public static var black: Color { Color(storage: .system(.black)) }
  public static var clear: Color { Color(storage: .system(.clear)) }
}

/// A style of some type, with the type hidden.
public struct AnyShapeStyle: ShapeStyle {
  package let base: any ShapeStyle

  public init<S>(_ style: S) where S: ShapeStyle {
    base = (style as? AnyShapeStyle)?.base ?? style
  }

  public func _color() -> Color? { base._color() }
}

/// A gradient that adapts to where it is used: the standard one of a colour.
///
/// Hosts here draw it, as every gradient, in the one colour that stands for it.
/// https://developer.apple.com/documentation/swiftui/anygradient
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  private let gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func _color() -> Color? { gradient._color() }
}

extension Color {
  /// The standard gradient of this colour.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

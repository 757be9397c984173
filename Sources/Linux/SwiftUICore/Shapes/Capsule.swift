import Foundation

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(shape: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }

  public static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}

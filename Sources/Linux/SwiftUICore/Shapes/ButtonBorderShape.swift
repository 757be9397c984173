import Foundation

/// The outline of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(radius: CGFloat?)
  }

  package let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(
    kind: .roundedRectangle(radius: nil))

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }
}

extension ButtonBorderShape: InsettableShape {
  public nonisolated func path(in rect: CGRect) -> Path {
    switch kind {
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .automatic: Path(roundedRect: rect, cornerRadius: 8)
    case .roundedRectangle(let radius): Path(roundedRect: rect, cornerRadius: radius ?? 8)
    }
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(shape: self, amount: amount)
  }
}

import Foundation

/// A circle in the middle of its frame, as large as fits.
public nonisolated struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let origin = CGPoint(x: rect.midX - side / 2, y: rect.midY - side / 2)
    return Path(ellipseIn: CGRect(origin: origin, size: CGSize(width: side, height: side)))
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(shape: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

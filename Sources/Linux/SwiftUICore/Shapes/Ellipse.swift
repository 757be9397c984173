import Foundation

/// An ellipse that touches the sides of its frame.
public nonisolated struct Ellipse: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(shape: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

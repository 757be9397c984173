import Foundation

/// A rectangle that fills its frame.
public nonisolated struct Rectangle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Path(rect)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(shape: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

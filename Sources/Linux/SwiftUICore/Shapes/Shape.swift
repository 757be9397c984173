import Foundation

/// A two-dimensional shape that fills the rectangle it is given.
@preconcurrency @MainActor
public protocol Shape: Sendable, View {
  /// The shape's outline within a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller on all sides to give another shape.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape with its edges moved inwards.
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A shape moved within its rectangle.
public nonisolated struct OffsetShape<Content>: Shape where Content: Shape {
  public var shape: Content
  public var offset: CGSize

  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension Shape {
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}

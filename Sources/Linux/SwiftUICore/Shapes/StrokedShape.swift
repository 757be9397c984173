import Foundation

/// The line along a shape's outline.
public nonisolated struct _StrokedShape<S>: Shape where S: Shape {
  public var shape: S
  public var style: StrokeStyle

  public init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// The outline that the line follows: hosts draw it with the line's style.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A shape that is drawn as a line.
package protocol StrokedOutline {
  nonisolated var strokeStyle: StrokeStyle { get }
}

extension _StrokedShape: StrokedOutline {
  package var strokeStyle: StrokeStyle { style }
}

extension Shape {
  /// The line along the outline.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// The line along the outline.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws the outline of the shape within its bounds.
  nonisolated public func strokeBorder<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View where S: ShapeStyle {
    StrokedShapeView(
      shape: inset(by: style.lineWidth / 2), style: content, strokeStyle: style)
  }

  /// Draws the outline of the shape within its bounds.
  nonisolated public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// Draws the outline of the shape within its bounds.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

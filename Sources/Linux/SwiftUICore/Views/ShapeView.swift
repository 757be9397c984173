import Foundation

extension Shape {
  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

/// A shape with what it is filled with.
public struct _ShapeView<Content, Style> where Content: Shape, Style: ShapeStyle {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content {
    if let line = shape as? any StrokedOutline {
      return .shape(
        ShapeContent(
          kind: ShapeContent.Kind(shape), stroke: environment.color(of: style),
          strokeStyle: line.strokeStyle))
    }
    return .shape(
      ShapeContent(
        kind: ShapeContent.Kind(shape), fill: environment.color(of: style),
        isEvenOdd: fillStyle.isEOFilled))
  }

  package var children: EmptyView { EmptyView() }
}

/// The outline of a shape.
package struct StrokedShapeView<Content: Shape, Style: ShapeStyle> {
  package let shape: Content
  package let style: Style
  package let strokeStyle: StrokeStyle
}

extension StrokedShapeView: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content {
    .shape(
      ShapeContent(
        kind: ShapeContent.Kind(shape), stroke: environment.color(of: style),
        strokeStyle: strokeStyle))
  }

  package var children: EmptyView { EmptyView() }
}

extension ShapeContent.Kind {
  init(_ shape: some Shape) {
    switch shape {
    case is Rectangle: self = .rectangle
    case is Circle: self = .circle
    case is Ellipse: self = .ellipse
    case is Capsule: self = .capsule
    case let shape as RoundedRectangle: self = .roundedRectangle(Double(shape.cornerSize.width))
    default: self = .path(ShapeOutline(shape))
    }
  }
}

extension Shape {
  /// Fills the shape.
  nonisolated public func fill<S>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Draws the outline of the shape.
  nonisolated public func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View
  where S: ShapeStyle {
    StrokedShapeView(
      shape: self, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline of the shape.
  nonisolated public func stroke<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View
  where S: ShapeStyle {
    StrokedShapeView(shape: self, style: content, strokeStyle: style)
  }
}

extension InsettableShape {
  /// Draws the outline of the shape within its bounds.
  nonisolated public func strokeBorder<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View
  where S: ShapeStyle {
    StrokedShapeView(
      shape: inset(by: lineWidth / 2), style: content,
      strokeStyle: StrokeStyle(lineWidth: lineWidth))
  }
}

import Foundation

/// Views in rows and columns.
public struct Grid<Content> where Content: View {
  package let alignment: Alignment
  package let horizontalSpacing: CGFloat?
  package let verticalSpacing: CGFloat?
  package let content: Content

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content {
    .grid(
      horizontalSpacing: horizontalSpacing.map(Double.init),
      verticalSpacing: verticalSpacing.map(Double.init))
  }

  package var children: Content { content }
}

/// A row of a grid; each view is a cell.
public struct GridRow<Content> where Content: View {
  package let alignment: VerticalAlignment?
  package let content: Content

  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content { .gridRow }
  package var children: Content { content }
}

/// How many columns a cell takes.
package struct GridCellColumnsModifier {
  package let count: Int
}

extension GridCellColumnsModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .gridColumns(max(1, count))
  }
}

extension View {
  /// Lets the cell take several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellColumnsModifier(count: count))
  }

  /// Aligns the cell's column. Hosts here use the grid's alignment.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(EmptyModifier())
  }

  /// Places the view within its cell. Hosts here use the grid's alignment.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(EmptyModifier())
  }

  /// Keeps the cell from asking for more room along some axes.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(EmptyModifier())
  }
}

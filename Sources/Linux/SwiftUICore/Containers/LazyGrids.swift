import Foundation

/// Views in columns, filled row by row.
public struct LazyVGrid<Content> where Content: View {
  package let columns: [GridItem]
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content {
    .lazyGrid(
      LazyGridContent(
        .vertical, columns, spacing, Alignment(horizontal: alignment, vertical: .center)))
  }

  package var children: Content { content }
}

/// Views in rows, filled column by column.
public struct LazyHGrid<Content> where Content: View {
  package let rows: [GridItem]
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content {
    .lazyGrid(
      LazyGridContent(
        .horizontal, rows, spacing, Alignment(horizontal: .center, vertical: alignment)))
  }

  package var children: Content { content }
}

extension LazyGridContent {
  fileprivate init(
    _ axis: Axis, _ items: [GridItem], _ spacing: CGFloat?, _ alignment: Alignment
  ) {
    self.axis = axis
    tracks = items.map { Size($0.size) }
    self.spacing = spacing.map(Double.init)
    trackSpacing = items.lazy.compactMap(\.spacing).first.map(Double.init)
    self.alignment = alignment
  }
}

extension LazyGridContent.Size {
  fileprivate init(_ size: GridItem.Size) {
    switch size {
    case .fixed(let length): self = .fixed(Double(length))
    case .flexible(let minimum, let maximum):
      self = .flexible(minimum: Double(minimum), maximum: Double(maximum))
    case .adaptive(let minimum, let maximum):
      self = .adaptive(minimum: Double(minimum), maximum: Double(maximum))
    }
  }
}

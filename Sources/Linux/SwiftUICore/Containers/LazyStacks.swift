import Foundation

/// Which parts of a lazy container stay in view.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A vertical stack for many views, of which a host may make only those in sight.
public struct LazyVStack<Content> where Content: View {
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content {
    .stack(
      StackContent(
        axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing.map(Double.init), isLazy: true))
  }

  package var children: Content { content }
}

/// A horizontal stack for many views, of which a host may make only those in sight.
public struct LazyHStack<Content> where Content: View {
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content {
    .stack(
      StackContent(
        axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing.map(Double.init), isLazy: true))
  }

  package var children: Content { content }
}

import Foundation

/// Lines its views up from leading to trailing.
public struct HStack<Content> where Content: View {
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content {
    .stack(
      StackContent(
        axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing.map(Double.init), isLazy: false))
  }

  package var children: Content { content }
}

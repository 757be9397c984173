import Foundation

/// Lines its views up from top to bottom.
public struct VStack<Content> where Content: View {
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content {
    .stack(
      StackContent(
        axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing.map(Double.init), isLazy: false))
  }

  package var children: Content { content }
}

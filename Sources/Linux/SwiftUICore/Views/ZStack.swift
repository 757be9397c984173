/// Lays its views over one another, the first at the back.
public struct ZStack<Content> where Content: View {
  package let alignment: Alignment
  package let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content {
    .stack(StackContent(axis: .depth, alignment: alignment, spacing: nil, isLazy: false))
  }

  package var children: Content { content }
}

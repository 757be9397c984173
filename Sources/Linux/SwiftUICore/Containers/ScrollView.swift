/// Content that can be larger than its room.
public struct ScrollView<Content> where Content: View {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content {
    .scroll(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
  }

  package var children: Content { content }
}

/// Whether the bars of a scroll view are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  package enum Kind: Hashable, Sendable { case automatic, visible, hidden, never }
  package let kind: Kind

  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  public static let never = ScrollIndicatorVisibility(kind: .never)
}

extension EnvironmentValues {
  /// Whether scrolling is possible.
  @Entry public var isScrollEnabled: Bool = true
}

extension View {
  /// Says whether the bars of scroll views are shown. Hosts here decide by themselves.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Says whether scroll views can be scrolled.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    writing(\.isScrollEnabled, !disabled)
  }
}

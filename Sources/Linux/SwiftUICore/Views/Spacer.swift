import Foundation

/// Room that grows along the axis of its stack.
public struct Spacer: Sendable {
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content {
    .spacer(minLength: minLength.map(Double.init))
  }

  package var children: EmptyView { EmptyView() }
}

/// A line between views.
public struct Divider: Sendable {
  nonisolated public init() {}
}

extension Divider: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content { .divider }
  package var children: EmptyView { EmptyView() }
}

/// How group boxes look.
///
/// ```swift
/// struct Card: GroupBoxStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label.bold()
///       configuration.content
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GroupBoxStyleConfiguration
}

/// What a group box is made of.
public struct GroupBoxStyleConfiguration {
  /// What the box is about.
  public struct Label {
    package let view: AnyView
    nonisolated package init(_ view: AnyView) { self.view = view }
  }

  /// What is in the box.
  public struct Content {
    package let view: AnyView
    nonisolated package init(_ view: AnyView) { self.view = view }
  }

  public let label: GroupBoxStyleConfiguration.Label
  public let content: GroupBoxStyleConfiguration.Content
  let hasLabel: Bool

  nonisolated package init(label: Label, content: Content, hasLabel: Bool = true) {
    self.label = label
    self.content = content
    self.hasLabel = hasLabel
  }
}

extension GroupBoxStyleConfiguration.Label: TransparentView {
  package var transparentContent: AnyView { view }
}

extension GroupBoxStyleConfiguration.Content: TransparentView {
  package var transparentContent: AnyView { view }
}

/// The usual box.
public struct DefaultGroupBoxStyle {
  nonisolated public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
  public func makeBody(configuration: DefaultGroupBoxStyle.Configuration) -> some View {
    if configuration.hasLabel {
      GroupBoxElement(label: configuration.label, content: configuration.content)
    } else {
      GroupBoxElement(label: EmptyView(), content: configuration.content)
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { .init() }
}

package struct AnyGroupBoxStyle {
  package let style: any GroupBoxStyle

  @MainActor func makeView(_ configuration: GroupBoxStyleConfiguration) -> AnyView {
    func open<S: GroupBoxStyle>(_ style: S) -> AnyView {
      // What the style's own body has of the kind is standard.
      AnyView(style.makeBody(configuration: configuration).environment(\.groupBoxStyle, nil))
    }
    return open(style)
  }
}

extension EnvironmentValues {
  @Entry package var groupBoxStyle: AnyGroupBoxStyle? = nil
}

package struct GroupBoxStyleModifier<S: GroupBoxStyle> {
  package let style: S
}

extension GroupBoxStyleModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.environment.groupBoxStyle = AnyGroupBoxStyle(style: style)
  }
}

extension View {
  /// Sets the style of the group boxes in this view.
  nonisolated public func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
    modifier(GroupBoxStyleModifier(style: style))
  }
}

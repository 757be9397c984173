/// How labeled contents look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabeledContentStyleConfiguration
}

/// What a style of labeled contents has to show.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label {
    package let view: AnyView
    nonisolated package init(_ view: AnyView) { self.view = view }
  }

  /// What is labeled.
  public struct Content {
    package let view: AnyView
    nonisolated package init(_ view: AnyView) { self.view = view }
  }

  public let label: LabeledContentStyleConfiguration.Label
  public let content: LabeledContentStyleConfiguration.Content

  nonisolated package init(
    label: Label,
    content: Content
  ) {
    self.label = label
    self.content = content
  }
}

extension LabeledContentStyleConfiguration.Label: TransparentView {
  package var transparentContent: AnyView { view }
}

extension LabeledContentStyleConfiguration.Content: TransparentView {
  package var transparentContent: AnyView { view }
}

/// The style of the place where it is.
public struct AutomaticLabeledContentStyle {
  nonisolated public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
  public func makeBody(configuration: AutomaticLabeledContentStyle.Configuration) -> some View {
    LabeledContentElement(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle { .init() }
}

/// A style of labeled contents whose type is known only at run time.
package struct AnyLabeledContentStyle {
  package let style: any LabeledContentStyle

  @MainActor func makeView(_ configuration: LabeledContentStyleConfiguration) -> AnyView {
    func open<S: LabeledContentStyle>(_ style: S) -> AnyView {
      // What the style's own body has of the kind is standard.
      AnyView(style.makeBody(configuration: configuration).environment(\.labeledContentStyle, nil))
    }
    return open(style)
  }
}

extension EnvironmentValues {
  @Entry package var labeledContentStyle: AnyLabeledContentStyle? = nil
}

package struct LabeledContentStyleModifier<S: LabeledContentStyle> {
  package let style: S
}

extension LabeledContentStyleModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.environment.labeledContentStyle = AnyLabeledContentStyle(style: style)
  }
}

extension View {
  /// Sets the style of the labeled contents in this view.
  nonisolated public func labeledContentStyle<S>(_ style: S) -> some View
  where S: LabeledContentStyle {
    modifier(LabeledContentStyleModifier(style: style))
  }
}

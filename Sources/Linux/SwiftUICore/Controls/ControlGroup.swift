/// Controls that belong together.
public struct ControlGroup<Content> where Content: View {
  package let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  nonisolated public init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  nonisolated public init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View {
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<C, S>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View, S: StringProtocol {
    self.content = LabeledControlGroupContent(content: content(), label: Text(title))
  }

  nonisolated public init(_ configuration: ControlGroupStyleConfiguration)
  where Content == ControlGroupStyleConfiguration.Content {
    content = configuration.content
  }
}

extension ControlGroup: View {
  public var body: some View { StyledControlGroup(content: content) }
}

/// Controls with a label, which a group shows where its style does.
public struct LabeledControlGroupContent<Content, Label> where Content: View, Label: View {
  package let content: Content
  package let label: Label

  nonisolated package init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }
}

extension LabeledControlGroupContent: TransparentView {
  package var transparentContent: Content { content }
}

/// What has a label of its own beside the controls.
@MainActor
private protocol LabeledControls {
  var erasedLabel: AnyView { get }
}

extension LabeledControlGroupContent: LabeledControls {
  fileprivate var erasedLabel: AnyView { AnyView(label) }
}

/// The group as the style in force makes it.
private struct StyledControlGroup<Content: View>: View {
  @Environment(\.controlGroupStyle) private var style
  let content: Content

  init(content: Content) {
    self.content = content
  }

  var body: some View {
    if let style {
      style.makeView(
        ControlGroupStyleConfiguration(
          content: .init(AnyView(content)),
          label: .init((content as? any LabeledControls)?.erasedLabel ?? AnyView(EmptyView()))))
    } else {
      ControlGroupElement(content: content)
    }
  }
}

/// The controls side by side.
struct ControlGroupElement<Content: View> {
  let content: Content
}

extension ControlGroupElement: ElementView {
  func content(in environment: EnvironmentValues) -> Element.Content {
    .stack(StackContent(axis: .horizontal, alignment: .center, spacing: nil, isLazy: false))
  }

  var children: Content { content }
}

/// Content in a box, with a label.
public struct GroupBox<Label, Content> where Label: View, Content: View {
  package let label: Label
  package let content: Content

  nonisolated package init(boxLabel: Label, content: Content) {
    label = boxLabel
    self.content = content
  }

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(boxLabel: label(), content: content())
  }

  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(boxLabel: label, content: content())
  }
}

extension GroupBox: View {
  public var body: some View { StyledGroupBox(label: label, content: content) }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(boxLabel: configuration.label, content: configuration.content)
  }
}

private struct StyledGroupBox<Label: View, Content: View>: View {
  @Environment(\.groupBoxStyle) private var style
  let label: Label
  let content: Content

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  var body: some View {
    if let style {
      style.makeView(
        GroupBoxStyleConfiguration(
          label: .init(AnyView(label)), content: .init(AnyView(content)),
          hasLabel: !(label is EmptyView)))
    } else {
      GroupBoxElement(label: label, content: content)
    }
  }
}

/// The box that hosts show.
struct GroupBoxElement<Label: View, Content: View> {
  let label: Label
  let content: Content
}

extension GroupBoxElement: ElementView {
  func content(in environment: EnvironmentValues) -> Element.Content { .groupBox }

  var children: TupleView<(SlotView<Label>?, SlotView<Content>)> {
    TupleView((.unlessEmpty(.label, label), SlotView(.content, content)))
  }
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(boxLabel: EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(boxLabel: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(boxLabel: Text(title), content: content())
  }
}

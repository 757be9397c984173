import Foundation

/// Something with a label beside it.
public struct LabeledContent<Label, Content> {
  package let label: Label
  package let content: Content

  nonisolated package init(storedLabel: Label, content: Content) {
    label = storedLabel
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  public var body: some View { StyledLabeledContent(label: label, content: content) }

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(storedLabel: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(storedLabel: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(storedLabel: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
    self.init(storedLabel: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  nonisolated public init<S1, S2>(_ title: S1, value: S2)
  where S1: StringProtocol, S2: StringProtocol {
    self.init(storedLabel: Text(title), content: Text(value))
  }

  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storedLabel: Text(titleKey), content: Text(value, format: format))
  }

  @_disfavoredOverload
  nonisolated public init<S, F>(_ title: S, value: F.FormatInput, format: F)
  where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storedLabel: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(storedLabel: configuration.label, content: configuration.content)
  }
}

/// The labeled content as the style in force makes it.
private struct StyledLabeledContent<Label: View, Content: View>: View {
  @Environment(\.labeledContentStyle) private var style
  let label: Label
  let content: Content

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  var body: some View {
    if let style {
      style.makeView(
        LabeledContentStyleConfiguration(
          label: .init(AnyView(label)), content: .init(AnyView(content))))
    } else {
      LabeledContentElement(label: label, content: content)
    }
  }
}

/// The labeled content that hosts show: a slot for the label and one for the content.
struct LabeledContentElement<Label: View, Content: View> {
  let label: Label
  let content: Content
}

extension LabeledContentElement: ElementView {
  func content(in environment: EnvironmentValues) -> Element.Content { .labeledContent }

  var children: TupleView<(SlotView<Label>, SlotView<Content>)> {
    TupleView((SlotView(.label, label), SlotView(.content, content)))
  }
}

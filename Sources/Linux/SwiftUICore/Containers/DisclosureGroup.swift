/// Content that can be shown and hidden under its label.
public struct DisclosureGroup<Label, Content> where Label: View, Content: View {
  package let isExpanded: Binding<Bool>?
  package let label: Label
  package let content: () -> Content

  nonisolated package init(
    isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content
  ) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: nil, label: label(), content: content)
  }

  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, label: label(), content: content)
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    DisclosureState(isExpanded: isExpanded, label: label, content: content)
  }
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: nil, label: Text(titleKey), content: content)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content)
  where S: StringProtocol {
    self.init(isExpanded: nil, label: Text(label), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) where S: StringProtocol {
    self.init(isExpanded: isExpanded, label: Text(label), content: content)
  }
}

/// Keeps whether the content is shown where nobody else does.
private struct DisclosureState<Label: View, Content: View>: View {
  @State private var isOpen = false
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content

  init(isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  var body: some View {
    DisclosureElement(
      isExpanded: isExpanded ?? $isOpen, label: label, content: DeferredView(make: content))
  }
}

/// A label, and content while it is open.
struct DisclosureElement<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: Content

  var body: some View {
    OpenDisclosure(
      isExpanded: isExpanded, label: label, content: isExpanded.wrappedValue ? content : nil)
  }
}

/// The disclosure that hosts show.
private struct OpenDisclosure<Label: View, Content: View> {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: Content?
}

extension OpenDisclosure: ElementView {
  func content(in environment: EnvironmentValues) -> Element.Content {
    .disclosure(isExpanded: content != nil)
  }

  static var passesChildrenOn: Bool { true }

  var children: TupleView<(SlotView<Label>, SlotView<Content>?)> {
    TupleView((SlotView(.label, label), content.map { SlotView(.content, $0) }))
  }

  func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
    switch event {
    case .setExpanded(let isOpen): isExpanded.wrappedValue = isOpen
    case .activate: isExpanded.wrappedValue.toggle()
    default: break
    }
  }
}

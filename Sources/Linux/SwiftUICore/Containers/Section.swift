/// Some of the content of a list, form or picker, with a header and a footer.
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  /// Whether the content is shown; nil for a section that cannot be folded.
  package let isExpanded: Binding<Bool>?

  nonisolated package init(
    header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: some View {
    if let isExpanded {
      SectionElement(
        header: EmptyView(),
        content: DisclosureElement(isExpanded: isExpanded, label: header, content: content),
        footer: footer)
    } else {
      SectionElement(header: header, content: content, footer: footer)
    }
  }
}

/// The section that hosts show: a slot for each part that there is.
struct SectionElement<Header: View, Content: View, Footer: View> {
  let header: Header
  let content: Content
  let footer: Footer
}

extension SectionElement: ElementView {
  func content(in environment: EnvironmentValues) -> Element.Content { .section }
  static var passesChildrenOn: Bool { true }

  var children: TupleView<(SlotView<Header>?, SlotView<Content>, SlotView<Footer>?)> {
    TupleView(
      (.unlessEmpty(.header, header), SlotView(.content, content), .unlessEmpty(.footer, footer)))
  }
}

extension Optional {
  /// A slot for a view, or none for an `EmptyView`.
  @MainActor static func unlessEmpty<V: View>(_ slot: Element.Slot, _ view: V) -> SlotView<V>?
  where Wrapped == SlotView<V> {
    view is EmptyView ? nil : SlotView(slot, view)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  nonisolated public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

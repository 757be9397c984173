// https://developer.apple.com/documentation/swiftui/tab: later than the oldest systems of the package.

/// A tab of a `TabView`, or several.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable

  /// Not for apps: the tabs as views.
  @MainActor @preconcurrency
  static func _makeView(_ content: Self) -> AnyView
}

/// One tab: its label, and what it shows.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct Tab<Value, Content, Label> {
  package let value: Value?
  package let content: Content
  package let label: Label
  package var badge: Text?

  nonisolated package init(tabValue: Value?, content: Content, label: Label) {
    value = tabValue
    self.content = content
    self.label = label
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value

  public static func _makeView(_ tab: Self) -> AnyView {
    let screen = SlotView(.content, tab.content).tabItem { tab.label }
    let badged = screen.modifier(BadgeModifier(text: tab.badge))
    guard let value = tab.value else { return AnyView(badged) }
    return AnyView(badged.tag(value))
  }

  // https://developer.apple.com/documentation/swiftui/tabcontent/badge(_:) names neither of the two.

  /// Puts a count at the tab; nothing for zero.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ count: Int) -> some TabContent<Value> {
    var tab = self
    tab.badge = count == 0 ? nil : Text(count, format: .number)
    return tab
  }

  /// Puts a word at the tab.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ label: Text?) -> some TabContent<Value> {
    var tab = self
    tab.badge = label
    return tab
  }
}

/// The label of a tab that was given by a title and an image.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct DefaultTabLabel {
  let label: Label<Text, Image>
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension DefaultTabLabel: View {
  public var body: some View { label }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value: Hashable, Content: View, Label: View {
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tabValue: value, content: content(), label: label())
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value == Never, Content: View, Label: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tabValue: nil, content: content(), label: label())
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tabValue: value, content: content(),
      label: DefaultTabLabel(label: .init(titleKey, systemImage: systemImage)))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(
      tabValue: value, content: content(),
      label: DefaultTabLabel(label: .init(title, systemImage: systemImage)))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tabValue: value, content: content(),
      label: DefaultTabLabel(label: .init(titleKey, image: image)))
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      tabValue: nil, content: content(),
      label: DefaultTabLabel(label: .init(titleKey, systemImage: systemImage)))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(
      tabValue: nil, content: content(),
      label: DefaultTabLabel(label: .init(title, systemImage: systemImage)))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      tabValue: nil, content: content(),
      label: DefaultTabLabel(label: .init(titleKey, image: image)))
  }
}

/// Makes tabs out of the statements in a closure.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@resultBuilder
public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  /// The tabs as a view.
  public struct Content<C> where C: TabContent {
    let tabs: C
  }

  public static func buildExpression<C>(_ content: C) -> C
  where C: TabContent, C.TabValue == TabValue {
    content
  }

  public static func buildBlock<C>(_ content: C) -> C
  where C: TabContent, C.TabValue == TabValue {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each C>(
    _ content: repeat each C
  ) -> some TabContent<TabValue> where repeat each C: TabContent {
    var list: [any TabContent] = []
    repeat list.append(each content)
    return TabContentList<TabValue>(list: list)
  }

  public static func buildIf<C>(_ content: C?) -> some TabContent<TabValue>
  where C: TabContent, C.TabValue == TabValue {
    TabContentList<TabValue>(list: content.map { [$0] } ?? [])
  }

  public static func buildEither<C>(first: C) -> TabContentList<TabValue>
  where C: TabContent, C.TabValue == TabValue {
    TabContentList(list: [first])
  }

  public static func buildEither<C>(second: C) -> TabContentList<TabValue>
  where C: TabContent, C.TabValue == TabValue {
    TabContentList(list: [second])
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabContentBuilder.Content: View {
  public var body: some View { C._makeView(tabs) }
}

/// Several tabs.
public struct TabContentList<TabValue: Hashable> {
  let list: [any TabContent]

  nonisolated init(list: [any TabContent]) {
    self.list = list
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabContentList: TabContent {
  public static func _makeView(_ content: Self) -> AnyView {
    func view<C: TabContent>(_ content: C) -> AnyView { C._makeView(content) }
    let views = content.list.map { view($0) }
    // How many there are follows from the code, so their place is their identity.
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabView {
  /// Tabs of which the app keeps which one is in sight.
  nonisolated public init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  )
  where
    Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent,
    C.TabValue == SelectionValue
  {
    self.init(
      tabSelection: selection, content: TabContentBuilder<SelectionValue>.Content(tabs: content()))
  }

  /// Tabs that keep by themselves which one is in sight.
  nonisolated public init<C>(@TabContentBuilder<Never> content: () -> C)
  where
    SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent,
    C.TabValue == Never
  {
    self.init(tabSelection: nil, content: TabContentBuilder<Never>.Content(tabs: content()))
  }
}

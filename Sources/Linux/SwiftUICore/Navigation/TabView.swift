/// Screens beside one another, of which one is in sight.
public struct TabView<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  package let selection: Binding<SelectionValue>?
  package let content: Content

  nonisolated package init(tabSelection: Binding<SelectionValue>?, content: Content) {
    selection = tabSelection
    self.content = content
  }

  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.init(tabSelection: selection, content: content())
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs that keep by themselves which one is in sight.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(tabSelection: nil, content: content())
  }
}

extension TabView: View {
  public var body: some View { TabState(selection: selection, content: content) }
}

/// Keeps which tab is in sight where the app does not.
private struct TabState<Value: Hashable, Content: View>: View {
  @State private var index = 0
  let selection: Binding<Value>?
  let content: Content

  init(selection: Binding<Value>?, content: Content) {
    self.selection = selection
    self.content = content
  }

  var body: some View {
    TabsElement(selection: selection, index: $index, content: content)
  }
}

/// The tabs that hosts show: each child is one, with its label in a `tabItem` modifier.
private struct TabsElement<Value: Hashable, Content: View> {
  let selection: Binding<Value>?
  let index: Binding<Int>
  let content: Content
}

extension TabsElement: ElementView {
  var children: Content { content }
  static var readsState: Bool { true }
  static var dependsOnChildren: Bool { true }
  static var hidesChildren: Bool { true }

  func content(in environment: EnvironmentValues) -> Element.Content { .tabs(selection: 0) }

  func content(of element: Element, in environment: EnvironmentValues) -> Element.Content {
    guard let selection else {
      return .tabs(selection: min(index.wrappedValue, max(0, element.children.count - 1)))
    }
    let value = selection.wrappedValue
    let found = element.children.firstIndex { $0.selectionValue(as: Value.self) == value }
    return .tabs(selection: found ?? 0)
  }

  func isShown(_ child: Int, in content: Element.Content) -> Bool {
    content == .tabs(selection: child)
  }

  func handle(
    _ event: ElementEvent, of element: Element, in environment: EnvironmentValues
  ) {
    guard case .select(let chosen) = event, element.children.indices.contains(chosen) else {
      return
    }
    if let selection {
      if let value = element.children[chosen].selectionValue(as: Value.self) {
        selection.wrappedValue = value
      }
    } else {
      index.wrappedValue = chosen
    }
  }
}

/// The label of a tab.
package struct TabItemModifier<Layer: View> {
  package let layer: Layer
}

extension TabItemModifier: LayerModifier {
  package func elementModifier(_ layer: ElementLayer) -> ElementModifier { .tabItem(layer) }
}

extension View {
  /// Sets the label of the tab that the view is in.
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    modifier(TabItemModifier(layer: label()))
  }
}

/// How tabs look; here always as a row of buttons.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// The style of the place where the tabs are.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  nonisolated public init() {}
}

/// Screens that are leafed through.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When dots stand for the pages.
  public struct IndexDisplayMode: Sendable {
    private enum Kind: Sendable { case automatic, always, never }
    private let kind: Kind
    public static let automatic = IndexDisplayMode(kind: .automatic)
    public static let always = IndexDisplayMode(kind: .always)
    public static let never = IndexDisplayMode(kind: .never)
  }

  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  @MainActor @preconcurrency public static var page: PageTabViewStyle { .init() }

  @MainActor @preconcurrency
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Sets the style of tabs. Hosts here have one.
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    noting(StyleNote(kind: .tabView, style: style))
  }
}

/// How the place within pages is shown.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Dots for pages.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// What lies behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    package enum Kind: Sendable { case automatic, interactive, always, never }
    package let kind: Kind
    public static let automatic = BackgroundDisplayMode(kind: .automatic)
    public static let interactive = BackgroundDisplayMode(kind: .interactive)
    public static let always = BackgroundDisplayMode(kind: .always)
    public static let never = BackgroundDisplayMode(kind: .never)
  }

  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  @MainActor @preconcurrency public static var page: PageIndexViewStyle { .init() }

  @MainActor @preconcurrency
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets how the place within pages is shown. Hosts here show none.
  nonisolated public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle {
    noting(StyleNote(kind: .indexView, style: style))
  }
}

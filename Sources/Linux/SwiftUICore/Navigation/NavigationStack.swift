/// A first screen, and screens that are put on top of it.
public struct NavigationStack<Data, Root> where Root: View {
  let path: NavigationPathAccess?
  package let root: Root

  nonisolated init(access: NavigationPathAccess?, root: Root) {
    path = access
    self.root = root
  }
}

extension NavigationStack: View {
  public var body: some View { NavigationContainer(path: path, root: root) }
}

extension NavigationStack {
  /// A stack that keeps by itself which screens are up.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(access: nil, root: root())
  }

  /// A stack whose screens are those of a path.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.init(access: NavigationPathAccess(path), root: root())
  }

  /// A stack whose screens are those of a collection of values.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(access: NavigationPathAccess(path), root: root())
  }
}

/// Keeps the model of a stack.
struct NavigationContainer<Root: View>: View {
  @State private var model = NavigationModel()
  let path: NavigationPathAccess?
  let root: Root

  init(path: NavigationPathAccess?, root: Root) {
    self.path = path
    self.root = root
  }

  var body: some View {
    EditModeScope(
      content: NavigationStackElement(
        screens: NavigationScreens(model: model, path: path, root: root)))
  }
}

/// The stack that hosts show: a slot for each screen, the first one included.
private struct NavigationStackElement<Root: View> {
  let screens: NavigationScreens<Root>
}

extension NavigationStackElement: ElementView {
  var children: NavigationScreens<Root> { screens }
  static var dependsOnChildren: Bool { true }

  func content(in environment: EnvironmentValues) -> Element.Content {
    .navigationStack(NavigationContent(depth: 0))
  }

  func content(of element: Element, in environment: EnvironmentValues) -> Element.Content {
    .navigationStack(NavigationContent(depth: max(0, element.children.count - 1)))
  }

  func handle(
    _ event: ElementEvent, of element: Element, in environment: EnvironmentValues
  ) {
    switch event {
    case .decrement: screens.model.pop(to: screens.model.entries.count - 1)
    case .select(let depth): screens.model.pop(to: depth)
    default: break
    }
  }
}

/// A stack of screens, under its older name.
public struct NavigationView<Content> where Content: View {
  package let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View {
  public var body: some View { NavigationContainer(path: nil, root: content) }
}

/// How a `NavigationView` looks; here always as a stack.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The style of the place where the view is.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  nonisolated public init() {}
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  nonisolated public init() {}
}

/// Screens side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  @MainActor @preconcurrency public static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  @MainActor @preconcurrency public static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  @MainActor @preconcurrency public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
  /// Sets the style of navigation views; here they are always stacks.
  nonisolated public func navigationViewStyle<S>(_ style: S) -> some View
  where S: NavigationViewStyle {
    noting(StyleNote(kind: .navigationView, style: style))
  }
}

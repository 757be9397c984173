/// Columns, of which the leading ones choose what the last shows.
public struct NavigationSplitView<Sidebar, Content, Detail>
where Sidebar: View, Content: View, Detail: View {
  package let columnVisibility: Binding<NavigationSplitViewVisibility>?
  package let sidebar: Sidebar
  package let content: Content
  package let detail: Detail

  nonisolated package init(
    visibility: Binding<NavigationSplitViewVisibility>?, sidebar: Sidebar, content: Content,
    detail: Detail
  ) {
    columnVisibility = visibility
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

extension NavigationSplitView: View {
  public var body: some View {
    EditModeScope(content: SplitContainer(sidebar: sidebar, content: content, detail: detail))
  }
}

extension NavigationSplitView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, sidebar: sidebar(), content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private enum Kind: String, Codable { case automatic, all, doubleColumn, detailOnly }
  private let kind: Kind

  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  public static let all = NavigationSplitViewVisibility(kind: .all)
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

/// Keeps what a link in a leading column has put into the last one.
private struct SplitContainer<Sidebar: View, Content: View, Detail: View>: View {
  @State private var model = NavigationModel(replaces: true)
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  init(sidebar: Sidebar, content: Content, detail: Detail) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  var body: some View {
    SplitElement(model: model, sidebar: sidebar, content: content, detail: detail)
  }
}

/// The columns that hosts show: a slot for each.
private struct SplitElement<Sidebar: View, Content: View, Detail: View> {
  let model: NavigationModel
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
}

extension SplitElement: ElementView {
  func content(in environment: EnvironmentValues) -> Element.Content { .navigationSplit }

  func adjust(_ environment: inout EnvironmentValues) {
    environment.navigation = model
    environment.navigationScreen = nil
  }

  var children:
    TupleView<(SlotView<Sidebar>, SlotView<Content>?, SlotView<NavigationScreens<Detail>>)>
  {
    let screens = NavigationScreens(model: model, path: nil, root: detail)
    return TupleView(
      (
        SlotView(.sidebar, sidebar), .unlessEmpty(.content, content), SlotView(.detail, screens)
      ))
  }
}

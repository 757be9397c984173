/// Things for a toolbar, with their places.
@MainActor @preconcurrency
public protocol ToolbarContent: _PropertyHolder {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Not for apps: the content as a view.
  @MainActor @preconcurrency
  static func _makeView(_ content: Self) -> AnyView
}

extension ToolbarContent {
  public static func _makeView(_ content: Self) -> AnyView {
    AnyView(ToolbarContentView(content: content.body))
  }
}

extension Never: ToolbarContent {}

/// Content that makes its view itself: it has no body.
package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Toolbar content as a view. The state of custom content belongs to it.
package struct ToolbarContentView<Content: ToolbarContent> {
  package let content: Content
}

extension ToolbarContentView: View {
  package var body: some View { Content._makeView(content) }
}

/// One thing in a toolbar.
public struct ToolbarItem<ID, Content> where Content: View {
  package let placement: ToolbarItemPlacement
  package let content: Content
  package var identifier: String?
  package var showsByDefault = true
}

extension ToolbarItem where ID == String {
  /// A thing that a person may put elsewhere. Hosts here leave it where it is.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
    identifier = id
    self.showsByDefault = showsByDefault
  }
}

extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: PrimitiveToolbarContent {
  public static func _makeView(_ item: Self) -> AnyView {
    AnyView(
      ToolbarItemView(
        placement: item.placement, item: item.content, identifier: item.identifier,
        showsByDefault: item.showsByDefault))
  }
}

/// Several things in a toolbar, at one place.
public struct ToolbarItemGroup<Content> where Content: View {
  package let placement: ToolbarItemPlacement
  package let content: Content

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  public static func _makeView(_ group: Self) -> AnyView {
    AnyView(ToolbarItemView(placement: group.placement, item: group.content))
  }
}

/// The item that hosts show.
package struct ToolbarItemView<Item: View> {
  package let placement: ToolbarItemPlacement
  package let item: Item
  package var identifier: String?
  package var showsByDefault = true
}

extension ToolbarItemView: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content {
    .toolbarItem(placement.kind)
  }

  package var children: Item { item }
}

/// Makes toolbar content out of the statements in a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ToolbarContent {
    content
  }

  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: ToolbarContent {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> some ToolbarContent where repeat each Content: ToolbarContent {
    var list: [any ToolbarContent] = []
    repeat list.append(each content)
    return ToolbarContentList(list: list)
  }

  public static func buildIf<Content>(_ content: Content?) -> some ToolbarContent
  where Content: ToolbarContent {
    ToolbarContentChoice<Content, Content>(first: content, second: nil)
  }

  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> ToolbarContentChoice<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    ToolbarContentChoice(first: first, second: nil)
  }

  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> ToolbarContentChoice<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    ToolbarContentChoice(first: nil, second: second)
  }

  public static func buildLimitedAvailability<Content>(
    _ content: Content
  ) -> some ToolbarContent where Content: ToolbarContent {
    ToolbarContentList(list: [content])
  }
}

/// Several toolbar contents.
struct ToolbarContentList {
  let list: [any ToolbarContent]
}

extension ToolbarContentList: PrimitiveToolbarContent {
  static func _makeView(_ content: Self) -> AnyView {
    func view<C: ToolbarContent>(_ content: C) -> AnyView {
      AnyView(ToolbarContentView(content: content))
    }
    let views = content.list.map { view($0) }
    // How many there are follows from the code, so their place is their identity.
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

/// One of two toolbar contents, or neither.
public struct ToolbarContentChoice<First: ToolbarContent, Second: ToolbarContent> {
  let first: First?
  let second: Second?

  nonisolated init(first: First?, second: Second?) {
    self.first = first
    self.second = second
  }
}

extension ToolbarContentChoice: PrimitiveToolbarContent {
  public static func _makeView(_ content: Self) -> AnyView {
    if let first = content.first { return AnyView(ToolbarContentView(content: first)) }
    return AnyView(content.second.map { ToolbarContentView(content: $0) })
  }
}

import SwiftUI
import SwiftUICore

/// A view that inspection has reached, and the way to it.
@MainActor
final class InspectedView {
  /// The call that led to a view from its parent, as it stands in a path.
  enum Call {
    case named(String)
    /// A call with a place for its index.
    case template(String, index: Int?)
    /// The call for what the view is: it is put together when somebody asks for a path.
    case ofKind(index: Int?)
  }

  let content: Content
  let parent: InspectedView?
  /// The nearest custom view around this one.
  let customScope: InspectedView?
  private let callSource: Call
  /// Whether this is only a named place for the view, such as `labelView()`: the view itself is
  /// one step further.
  let isHop: Bool
  private let knownNode: _ViewNode?
  var twins: [ObjectIdentifier: TwinNodes] = [:]

  init(
    _ content: Content, parent: InspectedView?, _ call: Call, isHop: Bool = false,
    node: _ViewNode? = nil
  ) {
    self.content = content
    self.parent = parent
    self.isHop = isHop
    callSource = call
    knownNode = node
    customScope = parent.flatMap { $0.isCustom ? $0 : $0.customScope }
  }

  convenience init(
    _ content: Content, parent: InspectedView?, call: String, isHop: Bool = false,
    node: _ViewNode? = nil
  ) {
    self.init(content, parent: parent, .named(call), isHop: isHop, node: node)
  }

  /// Where the view lives, if it is on screen: its state is there.
  private(set) lazy var liveNode: _ViewNode? = knownNode ?? findLiveNode()

  var view: Any { content.view }
  var facts: ViewFacts { content.facts }

  var known: (any KnownView)? {
    facts.isKnown ? content.view as? any KnownView : nil
  }

  /// Whether the view has a body that can be entered.
  var isCustom: Bool { facts.isCustom && !isHop }

  /// The call that led here from the parent; empty at the root.
  var call: String {
    switch callSource {
    case .named(let call): call
    case .template(let call, let index): ViewType.call(call, index: index)
    case .ofKind(let index): identity.call(index: index)
    }
  }

  /// The calls from the root to this view.
  var path: String {
    var calls: [String] = []
    var next: InspectedView? = self
    while let place = next {
      let call = place.call
      if !call.isEmpty { calls.append(call) }
      next = place.parent
    }
    return calls.reversed().joined(separator: ".")
  }

  /// The path of a call that is made on this view.
  func path(with call: String) -> String {
    let path = path
    return path.isEmpty ? call : path + "." + call
  }

  /// The kind that the view is found under.
  var identity: ViewIdentity { ViewIdentity(content) }

  func isKind<T: BaseViewType>(_ type: T.Type) -> Bool {
    facts.isSurely(type) || identity.isKind(type)
  }
}

// MARK: What is inside

extension InspectedView {
  /// The contents of the views inside, with the modifiers around each taken off.
  func childContents() throws -> (contents: LazyGroup<Content>, isIndexed: Bool) {
    if isHop {
      guard let elements = facts.reader.elements else {
        return (LazyGroup(count: 1) { [content] _ in content }, false)
      }
      return (Self.group(elements(view), content.medium), true)
    }
    let medium = content.medium.resettingViewModifiers()
    switch try inspectedChildren() {
    case .none:
      return (.empty, false)
    case .content(let view):
      let contents = try Self.flatten(view, medium)
      return (contents, contents.count != 1)
    case .container(let view):
      return (try Self.flatten(view, medium), true)
    case .contents(let contents):
      return (contents, true)
    case .rows(let rows):
      return (
        LazyGroup(count: rows.count) { try Content.unwrap(rows.element(at: $0), medium) }, true
      )
    }
  }

  /// The views of a builder in this view, as its children are.
  func contents(of view: any View) throws -> LazyGroup<Content> {
    try Self.flatten(view, content.medium.resettingViewModifiers())
  }

  private func inspectedChildren() throws -> InspectedChildren {
    if let children = facts.reader.children { return try children(view, self) }
    if isCustom, let body = facts.reader.body {
      return .content(try body(view, content.medium, liveNode))
    }
    // Built-in views that have no kind of their own show what is in them.
    guard facts.isOpenBuiltIn else { return .none }
    if let element = content.view as? any ElementView { return .content(children(of: element)) }
    if let transparent = content.view as? any TransparentView {
      return .content(inside(transparent))
    }
    return .none
  }

  private func children<V: ElementView>(of view: V) -> any View { view.children }
  private func inside<V: TransparentView>(_ view: V) -> any View { view.transparentContent }

  /// The views of a builder, or the one view.
  private static func flatten(
    _ view: any View, _ medium: Content.Medium
  ) throws -> LazyGroup<Content> {
    let facts = ViewFacts.of(Swift.type(of: view))
    if facts.isWrapper || facts.isModified {
      // A condition may hide a builder's views, and may hide that there are none.
      let content = try Content.unwrap(view, medium)
      guard let elements = content.facts.reader.elements else {
        return LazyGroup(count: 1) { _ in content }
      }
      return group(elements(content.view), content.medium)
    }
    guard let elements = facts.reader.elements else {
      return LazyGroup(count: 1) { _ in Content(view, medium, facts) }
    }
    return group(elements(view), medium)
  }

  private static func group(_ views: [any View], _ medium: Content.Medium) -> LazyGroup<Content> {
    LazyGroup(count: views.count) { try Content.unwrap(views[$0], medium) }
  }

  /// The views inside, as search meets them.
  func children() throws -> LazyGroup<InspectedView> {
    let (contents, isIndexed) = try childContents()
    return LazyGroup(count: contents.count) { index in
      let child = try contents.element(at: index)
      return InspectedView(child, parent: self, .ofKind(index: isIndexed ? index : nil))
    }
  }

  func supplements() -> [Supplement] {
    guard !isHop else { return [] }
    return facts.reader.supplements?(view) ?? []
  }

  /// The view at a named place.
  func supplement(_ call: String) throws -> InspectedView {
    guard let supplement = supplements().first(where: { $0.lookup == call }) else {
      throw InspectionError.viewNotFound(parent: call)
    }
    return try place(supplement)
  }

  func place(_ supplement: Supplement) throws -> InspectedView {
    let value = try supplement.value()
    var medium = content.medium.resettingViewModifiers()
    if supplement.isLabel, medium.environment.labelsAreHidden { medium.hide() }
    let content = try Content.unwrap(value, medium)
    return InspectedView(content, parent: self, call: supplement.call, isHop: supplement.isHop)
  }
}

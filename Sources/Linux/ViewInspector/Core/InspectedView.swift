import SwiftUI
import SwiftUICore

/// A view that inspection has reached, and the way to it.
@MainActor
final class InspectedView {
  let content: Content
  let parent: InspectedView?
  /// The call that led here from the parent, as it stands in a path; empty at the root.
  let call: String

  /// Whether this is only a named place for the view, such as `labelView()`: the view itself is
  /// one step further.
  let isHop: Bool
  private let knownNode: _ViewNode?

  init(
    _ content: Content, parent: InspectedView?, call: String, isHop: Bool = false,
    node: _ViewNode? = nil
  ) {
    self.content = content
    self.parent = parent
    self.call = call
    self.isHop = isHop
    knownNode = node
  }

  /// Where the view lives, if it is on screen: its state is there.
  private(set) lazy var liveNode: _ViewNode? = knownNode ?? findLiveNode()

  var view: Any { content.view }
  var known: (any KnownView)? { content.view as? any KnownView }

  /// The calls from the root to this view.
  var path: String {
    var calls: [String] = []
    var next: InspectedView? = self
    while let place = next {
      if !place.call.isEmpty { calls.append(place.call) }
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
  var identity: ViewIdentity { ViewIdentity(content.view) }
}

// MARK: What is inside

extension InspectedView {
  /// The contents of the views inside, with the modifiers around each taken off.
  func childContents() throws -> (contents: LazyGroup<Content>, isIndexed: Bool) {
    if isHop {
      guard let tuple = view as? any TupleValue else {
        return (LazyGroup(count: 1) { [content] _ in content }, false)
      }
      return (Self.flatten(tuple, content.medium), true)
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
    case .rows(let rows):
      return (
        LazyGroup(count: rows.count) { try Content.unwrap(rows.element(at: $0), medium) }, true
      )
    }
  }

  private func inspectedChildren() throws -> InspectedChildren {
    if let known { return known.inspectedChildren }
    // Built-in views that have no kind of their own show what is in them.
    if let element = content.view as? any ElementView { return .content(children(of: element)) }
    if let transparent = content.view as? any TransparentView {
      return .content(inside(transparent))
    }
    guard let custom = customView else { return .none }
    return .content(try CustomContent.body(of: custom, content.medium, node: liveNode))
  }

  private func children<V: ElementView>(of view: V) -> any View { view.children }
  private func inside<V: TransparentView>(_ view: V) -> any View { view.transparentContent }

  /// The view, where it has a body that can be entered.
  var customView: (any View)? {
    guard !isHop, known == nil, let view = content.view as? any View, hasBody(view) else {
      return nil
    }
    return view
  }

  /// Whether this is a built-in view without a kind, whose content can be seen all the same.
  var isOpenBuiltIn: Bool {
    content.view is any ElementView || content.view is any TransparentView
  }

  private func hasBody<V: View>(_ view: V) -> Bool { V.Body.self != Never.self }

  /// The views of a builder, or the one view.
  private static func flatten(
    _ view: any View, _ medium: Content.Medium
  ) throws -> LazyGroup<Content> {
    if view is any WrapperView || view is any ModifiedValue {
      // A condition may hide a builder's views, and may hide that there are none.
      let content = try Content.unwrap(view, medium)
      guard let tuple = content.view as? any TupleValue else {
        return LazyGroup(count: 1) { _ in content }
      }
      return flatten(tuple, content.medium)
    }
    guard let tuple = view as? any TupleValue else {
      return LazyGroup(count: 1) { _ in try Content.unwrap(view, medium) }
    }
    return flatten(tuple, medium)
  }

  private static func flatten(
    _ tuple: any TupleValue, _ medium: Content.Medium
  ) -> LazyGroup<Content> {
    let views = tuple.tupleChildren
    return LazyGroup(count: views.count) { try Content.unwrap(views[$0], medium) }
  }

  /// The views inside, as search meets them.
  func children() throws -> LazyGroup<InspectedView> {
    let (contents, isIndexed) = try childContents()
    return LazyGroup(count: contents.count) { index in
      let child = try contents.element(at: index)
      let call = ViewIdentity(child.view).call(index: isIndexed ? index : nil)
      return InspectedView(child, parent: self, call: call)
    }
  }

  func supplements() -> [Supplement] { isHop ? [] : known?.supplements ?? [] }

  /// The view at a named place.
  func supplement(_ call: String) throws -> InspectedView {
    guard let supplement = supplements().first(where: { $0.call == call }) else {
      throw InspectionError.viewNotFound(parent: call)
    }
    return try place(supplement)
  }

  func place(_ supplement: Supplement) throws -> InspectedView {
    let value = try supplement.value()
    let content = try Content.unwrap(value, content.medium.resettingViewModifiers())
    return InspectedView(content, parent: self, call: supplement.call, isHop: supplement.isHop)
  }
}

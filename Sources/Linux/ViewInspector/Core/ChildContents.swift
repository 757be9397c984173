import SwiftUI
import SwiftUICore

extension InspectedView {
  /// The contents of the views inside, with the modifiers around each taken off.
  func childContents() throws -> (contents: LazyGroup<Content>, isIndexed: Bool) {
    if isHop {
      if let elements = facts.reader.elements(view) {
        return (.unwrapping(elements, content.medium), true)
      }
      return (.one(content), false)
    }
    let medium = content.medium.resettingViewModifiers()
    switch try inspectedChildren() {
    case .none:
      return (.empty, false)
    case .view(let view, let isContainer):
      let contents = try LazyGroup.flatten(view, medium)
      return (contents, isContainer || contents.count != 1)
    case .views(let views, let isContainer):
      return (.unwrapping(views, medium), isContainer || views.count != 1)
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
    try .flatten(view, content.medium.resettingViewModifiers())
  }

  private func inspectedChildren() throws -> InspectedChildren {
    if let children = try facts.reader.children(view, in: self) { return children }
    if isCustom, let body = try facts.reader.body(view, content.medium, node: liveNode) {
      return .view(body, isContainer: false)
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
}

@MainActor
extension LazyGroup<Content> {
  /// The views of a builder, or the one view.
  fileprivate static func flatten(_ view: Any, _ medium: Content.Medium) throws -> Self {
    let facts = ViewFacts.of(Swift.type(of: view))
    if facts.isWrapper || facts.isModified {
      // A condition may hide a builder's views, and may hide that there are none.
      let content = try Content.unwrap(view, medium)
      guard let elements = content.facts.reader.elements(content.view) else { return .one(content) }
      return unwrapping(elements, content.medium)
    }
    guard let elements = facts.reader.elements(view) else {
      return .one(Content(view, medium, facts))
    }
    return unwrapping(elements, medium)
  }

  fileprivate static func unwrapping(_ views: [Any], _ medium: Content.Medium) -> Self {
    LazyGroup(count: views.count) { try Content.unwrap(views[$0], medium) }
  }

  fileprivate static func one(_ content: Content) -> Self {
    LazyGroup(content)
  }
}

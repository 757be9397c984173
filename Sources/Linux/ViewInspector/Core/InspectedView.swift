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
  let facts: ViewFacts
  /// Whether the view has a body that can be entered.
  let isCustom: Bool
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
    facts = content.facts
    isCustom = content.facts.isCustom && !isHop
    self.parent = parent
    self.isHop = isHop
    callSource = call
    knownNode = node
    customScope = if let parent, parent.isCustom { parent } else { parent?.customScope }
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

  var known: (any KnownView)? {
    facts.isKnown ? content.view as? any KnownView : nil
  }

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

  func isKind<T: BaseViewType>(_ type: T.Type) -> Bool { content.isKind(type) }
}

extension Content {
  func isKind<T: BaseViewType>(_ type: T.Type) -> Bool {
    facts.isKind(type) { ViewIdentity(self).isKind(type) }
  }
}

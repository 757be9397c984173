/// Content that can scroll to a view by its identity.
public struct ScrollViewReader<Content> where Content: View {
  public var content: (ScrollViewProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

/// Scrolls to views by their identity.
public struct ScrollViewProxy {
  fileprivate let target: ScrollTarget

  fileprivate init(target: ScrollTarget) {
    self.target = target
  }

  /// A proxy outside the graph: there is nothing to scroll.
  package init() {
    self.init(target: ScrollTarget())
  }

  /// Scrolls so that the view with this identity can be seen, after changes made before.
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    let target = target
    MainTurn.run(AnyHashable(id)) { target.scroll(to: $0, anchor) }
  }
}

/// Something that a host is asked to bring into sight.
package struct ScrollRequest {
  package let element: Element
  /// Which point of the element is to be at that point of the scroll view; nil for the least way.
  package let anchor: UnitPoint?
}

/// The part of the tree in which a proxy looks for views.
@MainActor
private final class ScrollTarget {
  weak var node: _ViewNode?

  nonisolated init() {}

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    // The view may be one that a change of just now brings.
    node?.graph.afterUpdate { [weak node] in
      guard let node, !node.isRemoved else { return }
      var elements: [Element] = []
      node.collectElements(into: &elements)
      guard let element = elements.lazy.compactMap({ $0.first(withIdentity: id) }).first
      else { return }
      node.graph.onScroll?(ScrollRequest(element: element, anchor: anchor))
    }
  }
}

extension Element {
  fileprivate func first(withIdentity id: AnyHashable) -> Element? {
    if hasIdentity(id) { return self }
    for child in children {
      if let found = child.first(withIdentity: id) { return found }
    }
    return nil
  }
}

extension ScrollViewReader: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ScrollReaderNode(view, inputs)
  }
}

@MainActor
final class ScrollReaderNode<Content: View>: _TypedNode<ScrollViewReader<Content>> {
  private let target = ScrollTarget()
  private var child: _TypedNode<DeferredView<Content>>?

  override init(_ view: ScrollViewReader<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    target.node = self
    child = DeferredView<Content>.makeNode(content, childInputs())
  }

  /// Made for the proxy by a view of its own, which is evaluated when what it reads changes.
  private var content: DeferredView<Content> {
    let content = view.content
    let proxy = ScrollViewProxy(target: target)
    return DeferredView { content(proxy) }
  }

  override func update(_ view: ScrollViewReader<Content>, _ context: NodeContext) {
    super.update(view, context)
    child?.update(content, context)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }
}

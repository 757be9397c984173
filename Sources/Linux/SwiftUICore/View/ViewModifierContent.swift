/// The view that a modifier is applied to, as the modifier's `body(content:)` sees it.
public struct _ViewModifier_Content<Modifier> where Modifier: ViewModifier {
  /// Where the real view is; nil while a body is evaluated outside the graph.
  package let source: ModifierContentSource?

  nonisolated package init(source: ModifierContentSource? = nil) {
    self.source = source
  }
}

extension _ViewModifier_Content: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ModifierContentNode(view, inputs)
  }
}

extension _ViewModifier_Content: ComparableByIdentity {
  package func isIdentical(to other: Self) -> Bool { source === other.source }
}

/// Holds the view that a custom modifier is applied to, and knows where the modifier put it.
@MainActor
package final class ModifierContentSource {
  package private(set) var view: any View
  private(set) var version = 0
  private var placeholders: [WeakPlaceholder] = []

  private struct WeakPlaceholder {
    weak var node: (any ModifierContentPlaceholder)?
  }

  init(_ view: any View) {
    self.view = view
  }

  func register(_ node: any ModifierContentPlaceholder) {
    placeholders.append(WeakPlaceholder(node: node))
  }

  /// Takes the view's new value. Where it is shown is told by `deliver`, or finds it there when
  /// what it inherits has changed as well: then the view is updated once for both.
  func replace(_ view: any View) {
    self.view = view
    version += 1
  }

  func deliver() {
    placeholders.removeAll { $0.node == nil }
    for placeholder in placeholders { placeholder.node?.contentDidChange() }
  }
}

@MainActor
protocol ModifierContentPlaceholder: AnyObject {
  func contentDidChange()
}

/// Shows the modified view at the place where the modifier's body has its content.
@MainActor
final class ModifierContentNode<M: ViewModifier>: _TypedNode<_ViewModifier_Content<M>>,
  ModifierContentPlaceholder
{
  private var child = ErasedChild()
  private var shownVersion: Int?

  override init(_ view: _ViewModifier_Content<M>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    view.source?.register(self)
    show()
  }

  override func update(_ view: _ViewModifier_Content<M>, _ context: NodeContext) {
    let isSame = view.source === self.view.source
    let contextChanged = replaceContext(context)
    self.view = view
    if !isSame { view.source?.register(self) }
    if !isSame || contextChanged { show() }
  }

  func contentDidChange() {
    if shownVersion != view.source?.version { show() }
  }

  private func show() {
    guard !isRemoved else { return }
    shownVersion = view.source?.version
    if let content = view.source?.view {
      child.show(content, in: self, context)
    } else {
      child.clear(in: self)
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { child.node.map(body) }
}

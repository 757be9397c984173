/// A view whose body is evaluated again only when `==` says that it differs.
public struct EquatableView<Content> where Content: Equatable, Content: View {
  public var content: Content

  nonisolated public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    EquatableNode(view, inputs)
  }
}

extension View where Self: Equatable {
  /// Compares this view with `==` to decide whether its body has to be evaluated again.
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}

@MainActor
final class EquatableNode<C: View & Equatable>: _TypedNode<EquatableView<C>> {
  private var child: _TypedNode<C>?

  override init(_ view: EquatableView<C>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = C.makeNode(view.content, childInputs())
  }

  override func update(_ view: EquatableView<C>, _ context: NodeContext) {
    let isSame = self.view.content == view.content
    let contextChanged = replaceContext(context)
    guard !isSame || contextChanged else { return }
    if !isSame { self.view = view }
    // An equal view keeps the old value, so that nothing below it is evaluated for its sake.
    child?.update(self.view.content, context)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }
}

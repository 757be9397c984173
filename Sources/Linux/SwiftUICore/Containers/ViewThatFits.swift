/// The first of its views that fits. Here that is the first one: views are not measured.
public struct ViewThatFits<Content> where Content: View {
  package let axes: Axis.Set
  package let content: Content

  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    FirstElementNode(view, inputs)
  }
}

/// Shows the first element of its content.
@MainActor
final class FirstElementNode<Content: View>: _TypedNode<ViewThatFits<Content>> {
  private var child: _TypedNode<Content>?

  override init(_ view: ViewThatFits<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = Content.makeNode(view.content, childInputs())
  }

  override func update(_ view: ViewThatFits<Content>, _ context: NodeContext) {
    super.update(view, context)
    child?.update(view.content, context)
  }

  override func collectElements(into elements: inout [Element]) {
    var all: [Element] = []
    child?.collectElements(into: &all)
    if let first = all.first { elements.append(first) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }
}

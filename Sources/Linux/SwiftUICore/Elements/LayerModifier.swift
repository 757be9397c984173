/// A modifier that brings views of its own to another view: a background, a toolbar.
package protocol LayerModifier: ViewModifier where Body == Never {
  associatedtype Layer: View
  @MainActor var layer: Layer { get }
  @MainActor var layerAlignment: Alignment { get }
  @MainActor func elementModifier(_ layer: ElementLayer) -> ElementModifier
  /// Whether several elements with the modifier have the one layer together, as with a toolbar.
  @MainActor static var isShared: Bool { get }
}

extension LayerModifier {
  @MainActor package var layerAlignment: Alignment { .center }
  @MainActor package static var isShared: Bool { false }

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    LayerNode(view, inputs)
  }
}

/// What each element with a modifier has of its own: the views of a layer, or what watches it.
@MainActor
class LayerSource {
  /// Makes the views for one element; `parent` is the element's node.
  func makeLayer(in parent: _ViewNode) -> LayerInstance {
    preconditionFailure("a source has to say what its layer is")
  }

  init() {}
}

/// The views of a layer at one element.
@MainActor
struct LayerInstance {
  /// nil for what is not to be seen.
  let modifier: ElementModifier?
  /// nil for a layer that somebody else keeps.
  let node: _ViewNode?
}

@MainActor
private final class TypedLayerSource<M: LayerModifier>: LayerSource {
  private var modifier: M
  /// What the layer inherits: that of the place where the modifier stands.
  private var context: NodeContext
  private var instances: [WeakInstance] = []
  private var shared: ElementLayer?

  private struct WeakInstance { weak var node: RootNode? }

  init(_ modifier: M, _ context: NodeContext) {
    self.modifier = modifier
    self.context = context.forChildren
    super.init()
  }

  /// Takes the new value of the modifier to wherever its layer is shown.
  func update(_ modifier: M, _ context: NodeContext) {
    self.modifier = modifier
    self.context = context.forChildren
    instances.removeAll { $0.node == nil }
    for instance in instances { instance.node?.replace(modifier.layer, self.context) }
  }

  func makeNode(in parent: _ViewNode) -> (layer: ElementLayer, node: RootNode) {
    let layer = ElementLayer(alignment: modifier.layerAlignment)
    let node = RootNode(element: layer.root, parent.childInputs(context))
    node.replace(modifier.layer, context)
    instances.append(WeakInstance(node: node))
    return (layer, node)
  }

  func share(_ layer: ElementLayer) { shared = layer }

  override func makeLayer(in parent: _ViewNode) -> LayerInstance {
    if let shared {
      return LayerInstance(modifier: modifier.elementModifier(shared), node: nil)
    }
    let (layer, node) = makeNode(in: parent)
    return LayerInstance(modifier: modifier.elementModifier(layer), node: node)
  }
}

@MainActor
final class LayerNode<C: View, M: LayerModifier>: _TypedNode<ModifiedContent<C, M>> {
  private let source: TypedLayerSource<M>
  private var sharedNode: RootNode?
  private var derived: NodeContext
  private var child: _TypedNode<C>?

  override init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    source = TypedLayerSource(view.modifier, inputs.context)
    derived = inputs.context
    super.init(view, inputs)
    if M.isShared {
      let (layer, node) = source.makeNode(in: self)
      source.share(layer)
      sharedNode = node
    }
    derived.add(source)
    child = C.makeNode(view.content, childInputs(derived))
  }

  override func update(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    if replaceContext(context) {
      derived = context
      derived.add(source)
    }
    self.view = view
    source.update(view.modifier, context)
    child?.update(view.content, derived)
  }

  override func collectElements(into elements: inout [Element]) {
    child?.collectElements(into: &elements)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
    if let sharedNode { body(sharedNode) }
  }
}

/// The layers of one element, kept while the modifiers that bring them stay.
@MainActor
struct ElementLayers {
  private var instances: [(source: LayerSource, instance: LayerInstance)] = []

  /// The modifiers of an element, its layers among them.
  mutating func resolve(_ list: ElementModifiers?, in node: _ViewNode) -> [ElementModifier] {
    var old = instances
    instances = []
    var result: [ElementModifier] = []
    var next = list
    while let current = next {
      switch current.entry {
      case .modifier(let modifier): result.append(modifier)
      case .layer(let source):
        let kept = old.firstIndex { $0.source === source }.map { old.remove(at: $0).instance }
        let instance = kept ?? source.makeLayer(in: node)
        instances.append((source, instance))
        if let modifier = instance.modifier { result.append(modifier) }
      }
      next = current.outer
    }
    for (_, instance) in old { instance.node?.remove() }
    return result
  }

  func forEachNode(_ body: (_ViewNode) -> Void) {
    for (_, instance) in instances { instance.node.map(body) }
  }
}

/// A custom modifier: its body is evaluated like a view's, with a placeholder for the content.
@MainActor
final class CustomModifierNode<C: View, M: ViewModifier>: _TypedNode<ModifiedContent<C, M>>,
  EvaluatingNode
{
  var evaluated: Any.Type { M.self }
  private var properties: DynamicPropertyStorage
  private let source: ModifierContentSource
  private var child: _TypedNode<M.Body>?

  override init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    properties = DynamicPropertyStorage(M.self)
    source = ModifierContentSource(view.content)
    super.init(view, inputs)
    let body = evaluate()
    child = M.Body.makeNode(body, childInputs())
  }

  override func update(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    let contextChanged = replaceContext(context)
    let isSame =
      ViewComparison.areEqual(self.view.modifier, view.modifier)
      && !(contextChanged && properties.environmentDiffers(context.environment))
    self.view.content = view.content
    source.replace(view.content)
    defer { source.deliver() }
    guard isSame, !needsUpdate else {
      self.view.modifier = view.modifier
      return refresh()
    }
    if contextChanged, let child { child.update(child.view, context) }
  }

  override func performUpdate() { refresh() }

  private func refresh() {
    let body = evaluate()
    child?.update(body, context)
  }

  private func evaluate() -> M.Body {
    graph.noteBodyEvaluation(of: M.self)
    return track {
      var bound = view.modifier
      properties.bind(&bound, node: self)
      return bound.body(content: _ViewModifier_Content(source: source))
    }
  }

  /// For inspection: connects a value of the modifier with the state here.
  func bind<T>(_ value: inout T) { properties.bind(&value, node: self) }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }
}

/// A modifier that only changes what its content inherits.
package protocol ContextModifier: ViewModifier where Body == Never {
  @MainActor func apply(to context: inout NodeContext)

  /// Whether `apply` reads state, and so has to run again when that changes.
  @MainActor static var readsState: Bool { get }

  /// The view has left the tree.
  @MainActor func leave()
}

extension ContextModifier {
  @MainActor package static var readsState: Bool { false }
  @MainActor package func leave() {}

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    ContextModifierNode(view, inputs)
  }
}

@MainActor
final class ContextModifierNode<C: View, M: ContextModifier>: _TypedNode<ModifiedContent<C, M>> {
  private var derived: NodeContext
  private var child: _TypedNode<C>?

  override init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    derived = inputs.context
    super.init(view, inputs)
    derive()
    child = C.makeNode(view.content, childInputs(derived))
  }

  override func update(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    let contextChanged = replaceContext(context)
    let isSame = ViewComparison.areEqual(self.view.modifier, view.modifier)
    self.view = view
    if contextChanged || !isSame || needsUpdate { derive() }
    child?.update(view.content, derived)
  }

  override func performUpdate() {
    derive()
    child?.update(view.content, derived)
  }

  private func derive() {
    derived = context
    guard M.readsState else { return view.modifier.apply(to: &derived) }
    derived = track {
      var result = context
      view.modifier.apply(to: &result)
      return result
    }
  }

  override func didRemove() { view.modifier.leave() }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }
}

/// Resolves a modifier from the environment and shows the content with what came out.
@MainActor
final class EnvironmentalModifierNode<C: View, M: EnvironmentalModifier>: _TypedNode<
  ModifiedContent<C, M>
>
{
  private var child: _TypedNode<ModifiedContent<C, M.ResolvedModifier>>?

  override init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = ModifiedContent<C, M.ResolvedModifier>.makeNode(resolved(), childInputs())
  }

  override func update(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    super.update(view, context)
    child?.update(resolved(), context)
  }

  override func performUpdate() { child?.update(resolved(), context) }

  private func resolved() -> ModifiedContent<C, M.ResolvedModifier> {
    let modifier = track { view.modifier.resolve(in: context.environment) }
    return ModifiedContent<C, M.ResolvedModifier>(content: view.content, modifier: modifier)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }
}

/// A modifier that does something as its content comes, changes and goes.
package protocol BehaviorModifier: ViewModifier where Body == Never {
  @MainActor static func makeBehavior(_ modifier: Self, _ node: _ViewNode) -> Behavior<Self>
}

/// The living part of a `BehaviorModifier`.
@MainActor
package class Behavior<M> {
  package var modifier: M
  package private(set) weak var node: _ViewNode?

  package init(_ modifier: M, _ node: _ViewNode) {
    self.modifier = modifier
    self.node = node
  }

  /// The view has come on screen; runs after the update that brought it.
  package func appear() {}
  /// The view's parent gave the modifier a new value.
  package func update(_ new: M) { modifier = new }
  /// What the behavior read has changed.
  package func refresh() {}
  /// The view has left the screen.
  package func disappear() {}
  /// Whether the behavior ends when the view goes out of sight, and begins again with it.
  package var followsVisibility: Bool { false }
  package func adjust(_ context: inout NodeContext) {}
  /// The nodes that the behavior keeps beside its content.
  package func forEachNode(_ body: (_ViewNode) -> Void) {}

  /// Runs `action` after the update in progress.
  package func later(_ action: @escaping () -> Void) {
    node?.graph.afterUpdate(action)
  }
}

extension BehaviorModifier {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    BehaviorNode(view, inputs)
  }
}

@MainActor
final class BehaviorNode<C: View, M: BehaviorModifier>: _TypedNode<ModifiedContent<C, M>> {
  private var behavior: Behavior<M>?
  private var child: _TypedNode<C>?

  override init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    behavior = M.makeBehavior(view.modifier, self)
    child = C.makeNode(view.content, childInputs(inherited))
    appearLater()
  }

  private func appearLater() {
    graph.afterUpdate { [weak self] in
      guard let self, !self.isRemoved, let behavior = self.behavior else { return }
      guard self.isVisible || !behavior.followsVisibility else { return }
      behavior.appear()
    }
  }

  override func visibilityDidChange() {
    guard let behavior, behavior.followsVisibility else { return }
    if isVisible { appearLater() } else { behavior.disappear() }
  }

  private var inherited: NodeContext {
    var result = context
    behavior?.adjust(&result)
    return result
  }

  override func update(_ view: ModifiedContent<C, M>, _ context: NodeContext) {
    super.update(view, context)
    behavior?.update(view.modifier)
    child?.update(view.content, inherited)
  }

  override func performUpdate() { behavior?.refresh() }

  override func didRemove() { behavior?.disappear() }

  override func collectElements(into elements: inout [Element]) {
    child?.collectElements(into: &elements)
  }

  override func forEachPreferenceNode(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
    behavior?.forEachNode(body)
  }
}

/// What lives in the graph while view values come and go.
///
/// A node knows its place (parent, depth), what it inherits (`context`), and how to produce the
/// elements of its part of the tree. Opaque to apps; it is public only because `View` names it.
@MainActor
public class _ViewNode {
  package let graph: ViewGraph
  package private(set) weak var parent: _ViewNode?
  package let depth: Int
  package private(set) var context: NodeContext
  package private(set) var isRemoved = false
  /// Whether the person could see it: false in a tab that is not selected, under another screen.
  package private(set) var isVisible: Bool
  private var visibility: NodeVisibility

  /// Set while the node waits in the graph's list, so that it is there once.
  var isQueued = false
  /// Set in the turn in which something that the node has read was changed, until it is evaluated.
  var needsUpdate = false
  private var dependencies: [any NodeDependency] = []
  private var observation = ObservationScope()

  init(_ inputs: _ViewInputs) {
    graph = inputs.graph
    parent = inputs.parent
    depth = (inputs.parent?.depth ?? 0) + 1
    context = inputs.context
    visibility = inputs.visibility
    isVisible = inputs.visibility.isVisible(in: inputs.parent)
    graph.liveNodes += 1
  }

  // MARK: What a kind of node answers

  /// Called by the graph when something that this node read has changed.
  func performUpdate() {}

  /// Appends this part's elements, in order.
  package func collectElements(into elements: inout [Element]) {
    forEachChild { $0.collectElements(into: &elements) }
  }

  package func forEachChild(_ body: (_ViewNode) -> Void) {}

  /// The nodes whose preferences are part of this one's: not those of what is presented.
  func forEachPreferenceNode(_ body: (_ViewNode) -> Void) { forEachChild(body) }

  /// Called once, when the node leaves the tree, before its children are told.
  func didRemove() {}

  /// Called when the node has come into sight or gone out of it, before its children are told.
  func visibilityDidChange() {}

  /// True for a node with several children that are shown next to one another.
  var isBranching: Bool { false }

  /// True for a node that owns an element with children.
  var ownsChildren: Bool { false }

  /// Recomputes the owned element's children; for nodes with `ownsChildren`.
  func refreshChildren() {}

  // MARK: Inheritance

  func childInputs(_ context: NodeContext? = nil) -> _ViewInputs {
    _ViewInputs(graph: graph, parent: self, context: context ?? self.context)
  }

  /// Takes a new context and says whether it differs from the last.
  @discardableResult
  func replaceContext(_ new: NodeContext) -> Bool {
    if context.isIdentical(to: new) { return false }
    context = new
    return true
  }

  // MARK: Visibility

  /// Takes this part of the tree out of sight, or brings it back.
  func setVisibility(_ new: NodeVisibility) {
    guard new != visibility else { return }
    visibility = new
    updateVisibility()
  }

  private func updateVisibility() {
    let isNowVisible = visibility.isVisible(in: parent)
    guard isNowVisible != isVisible else { return }
    isVisible = isNowVisible
    visibilityDidChange()
    forEachChild { $0.updateVisibility() }
  }

  // MARK: Dependencies

  /// Evaluates `body` so that whatever it reads marks this node for an update when it changes.
  func track<T>(_ body: () -> T) -> T {
    needsUpdate = false
    forgetDependencies()
    return Evaluation.run(self) { observation.track(self, body) }
  }

  func addDependency(_ dependency: any NodeDependency) {
    dependencies.append(dependency)
  }

  private func forgetDependencies() {
    guard !dependencies.isEmpty else { return }
    for dependency in dependencies { dependency.removeDependent(self) }
    dependencies.removeAll(keepingCapacity: true)
  }

  /// Asks for an update in the current or next turn. From any thread.
  nonisolated package func invalidate() {
    graph.enqueue(self)
  }

  // MARK: Structure

  /// Tells the nearest owner of children that the elements below it have changed.
  package func structureDidChange() {
    graph.preferencesDidChange()
    var node = parent
    while let current = node {
      if current.ownsChildren {
        graph.enqueueStructure(current)
        return
      }
      node = current.parent
    }
  }

  package func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    graph.liveNodes -= 1
    forgetDependencies()
    observation.cancel()
    didRemove()
    forEachChild { $0.remove() }
  }
}

/// Whether a part of the tree is in sight.
enum NodeVisibility {
  case inherited, hidden
  /// In sight whatever is around it: a sheet over a screen that has gone.
  case detached

  @MainActor func isVisible(in parent: _ViewNode?) -> Bool {
    switch self {
    case .inherited: parent?.isVisible ?? true
    case .hidden: false
    case .detached: true
    }
  }
}

/// A source of change that a node has read, such as a state box.
protocol NodeDependency: AnyObject {
  @MainActor func removeDependent(_ node: _ViewNode)
}

/// The node of a view of a known type.
@MainActor
public class _TypedNode<V>: _ViewNode {
  package var view: V

  init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
  }

  /// Takes a new value of the view and what it inherits. Called by the parent while it updates.
  func update(_ view: V, _ context: NodeContext) {
    self.view = view
    replaceContext(context)
  }
}

/// What a view gets when it enters the graph.
public struct _ViewInputs {
  package var graph: ViewGraph
  package var parent: _ViewNode?
  package var context: NodeContext
  var visibility: NodeVisibility = .inherited

  package init(graph: ViewGraph, parent: _ViewNode?, context: NodeContext) {
    self.graph = graph
    self.parent = parent
    self.context = context
  }
}

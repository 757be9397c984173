import Foundation

/// The living tree of one window, presentation or test: nodes, their updates, and the elements.
///
/// A change marks nodes; one turn of the main queue updates them once, parents first, and then
/// tells the observer which elements differ.
@MainActor
package final class ViewGraph {
  /// Told once a turn what has changed. A host sets it.
  package var onUpdate: ((TreeUpdate) -> Void)?
  /// Told that an element is to be scrolled into sight. A host sets it.
  package var onScroll: ((ScrollRequest) -> Void)?

  /// The elements at the top.
  package private(set) var root: Element
  /// How often a `body` was evaluated, for tests and benchmarks.
  package private(set) var bodyEvaluations = 0
  /// Every composite view's type whose body was evaluated, in order, while not nil.
  package var evaluationLog: [String]?
  package internal(set) var liveNodes = 0

  private(set) var rootNode: RootNode?
  private let pending = PendingUpdates()
  private var structureDirty: [_ViewNode] = []
  private var afterUpdate: [() -> Void] = []
  private var changed = TreeUpdate()
  private var isUpdating = false
  /// Whether views are not to be evaluated for now: their window is in the background.
  package var isSuspended = false
  private(set) lazy var presenting = PresentationController { [unowned self] in
    changed.presentationsChanged = true
    scheduleIfIdle()
  }
  var preferenceWatch = PreferenceWatch()
  private var sceneValues: [String: AnyObject] = [:]

  package init() {
    root = Element(id: Element.nextID())
    root.content = .root
  }

  /// Puts `view` at the top. Its first elements are there on return.
  package func setRoot<V: View>(_ view: V, environment: EnvironmentValues = EnvironmentValues()) {
    let context = NodeContext(environment: environment)
    if let rootNode {
      rootNode.replace(view, context)
    } else {
      let inputs = _ViewInputs(graph: self, parent: nil, context: context)
      let node = RootNode(element: root, inputs)
      rootNode = node
      node.replace(view, context)
    }
    update()
  }

  /// Takes everything down: views disappear, tasks are cancelled, presentations end.
  package func tearDown() {
    rootNode?.remove()
    rootNode = nil
    isSuspended = false
    presenting.finishAll()
    update()
    onUpdate = nil
  }

  /// The storage of a key of `@SceneStorage`; a key is of one type, or each type has its own.
  func sceneValue<Value>(_ key: String, initial: Value) -> StateBox<Value> {
    let name = "\(key) \(Value.self)"
    if let known = sceneValues[name] as? StateBox<Value> { return known }
    let new = StateBox(initial)
    sceneValues[name] = new
    return new
  }

  // MARK: Marking

  nonisolated func enqueue(_ node: _ViewNode) {
    if pending.add(node) { updateInNextTurn() }
  }

  func enqueueStructure(_ node: _ViewNode) {
    guard !node.isQueued else { return }
    node.isQueued = true
    structureDirty.append(node)
    scheduleIfIdle()
  }

  /// Runs `action` once the update in progress is over; at once where there is none.
  package func afterUpdate(_ action: @escaping () -> Void) {
    afterUpdate.append(action)
    scheduleIfIdle()
  }

  private func scheduleIfIdle() {
    if !isUpdating, pending.requestTurn() { updateInNextTurn() }
  }

  nonisolated private func updateInNextTurn() {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.update() }
    }
  }

  func noteBodyEvaluation(of type: Any.Type) {
    bodyEvaluations += 1
    if evaluationLog != nil { evaluationLog?.append(String(describing: type)) }
  }

  // MARK: Updating

  /// Brings the tree up to date now, whatever was marked, and reports the difference.
  package func update() {
    guard !isUpdating, !isSuspended else { return }
    isUpdating = true
    DefaultsEntry.checkAll()
    updateUntilDone()
    if presenting.passTurn() { updateUntilDone() }
    summarize()
    isUpdating = false
    if presenting.countsTurns, pending.requestTurn() { updateInNextTurn() }
    deliver()
  }

  private func updateUntilDone() {
    var rounds = 0
    while updateOnce() {
      rounds += 1
      if rounds == Self.roundLimit {
        reportLoop()
        break
      }
    }
  }

  /// A change that causes itself again would never end; SwiftUI stops such a loop too.
  private static let roundLimit = 200

  private func reportLoop() {
    RuntimeWarning.report(
      "an action tried to update the view more than \(Self.roundLimit) times in a turn")
    structureDirty.forEach { $0.isQueued = false }
    structureDirty = []
  }

  private func updateOnce() -> Bool {
    let nodes = pending.take().sorted { $0.depth < $1.depth }
    let actions = nodes.isEmpty && structureDirty.isEmpty ? afterUpdate : []
    for node in nodes { node.needsUpdate = true }
    // One that its parent has evaluated in the meantime is up to date, or gone.
    for node in nodes where node.needsUpdate && !node.isRemoved {
      node.needsUpdate = false
      node.performUpdate()
    }
    let didPresent = presenting.settle()
    refreshStructure()
    guard !actions.isEmpty else { return didPresent || !nodes.isEmpty || !afterUpdate.isEmpty }
    afterUpdate.removeFirst(actions.count)
    Evaluation.untracked { actions.forEach { $0() } }
    return true
  }

  private func refreshStructure() {
    // In any order: an owner collects the elements just below it, whatever is in those.
    while !structureDirty.isEmpty {
      let nodes = structureDirty
      structureDirty = []
      for node in nodes {
        node.isQueued = false
        if !node.isRemoved { node.refreshChildren() }
      }
    }
  }

  /// Lets the elements that are made from those inside them, such as pickers, look at the changes.
  private func summarize() {
    var done: Set<Element.ID> = []
    var index = 0
    while index < changed.elements.count {
      var element: Element? = changed.elements[index]
      while let current = element, done.insert(current.id).inserted {
        current.summarize?()
        element = current.parent
      }
      index += 1
    }
  }

  private func deliver() {
    guard !changed.isEmpty else { return }
    let update = changed
    changed = TreeUpdate()
    for element in update.elements { element.changeIsNoted = false }
    onUpdate?(update)
    for element in update.elements { element.change = [] }
  }

  // MARK: What changed

  func note(_ change: Element.Change, of element: Element) {
    element.change.formUnion(change)
    guard !element.changeIsNoted else { return }
    element.changeIsNoted = true
    changed.elements.append(element)
    scheduleIfIdle()
  }

  func note(_ presentation: Presentation) {
    presentation.hasChanged = true
    changed.presentationsChanged = true
    scheduleIfIdle()
  }
}

/// The difference that one turn made.
@MainActor
package struct TreeUpdate {
  /// The elements whose content, modifiers or children changed; each says what in `change`.
  package var elements: [Element] = []
  /// Whether a presentation came, went or changed.
  package var presentationsChanged = false

  var isEmpty: Bool { elements.isEmpty && !presentationsChanged }
}

/// The nodes that wait for an update. Marked from any thread, taken on the main actor.
///
/// `@unchecked Sendable`: `lock` guards every variable, and is never held while calling out.
private final class PendingUpdates: @unchecked Sendable {
  private let lock = NSLock()
  private var nodes: [_ViewNode] = []
  private var members: Set<ObjectIdentifier> = []
  private var turnRequested = false

  /// Adds a node and says whether a turn has to be asked for.
  func add(_ node: _ViewNode) -> Bool {
    lock.withLock {
      if members.insert(ObjectIdentifier(node)).inserted { nodes.append(node) }
      defer { turnRequested = true }
      return !turnRequested
    }
  }

  func requestTurn() -> Bool {
    lock.withLock {
      defer { turnRequested = true }
      return !turnRequested
    }
  }

  func take() -> [_ViewNode] {
    lock.withLock {
      turnRequested = false
      guard !nodes.isEmpty else { return [] }
      defer {
        nodes = []
        members.removeAll(keepingCapacity: true)
      }
      return nodes
    }
  }
}

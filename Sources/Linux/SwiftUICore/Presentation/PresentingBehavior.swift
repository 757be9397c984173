/// A modifier that presents something while a condition holds.
@MainActor
package protocol PresentingModifier: BehaviorModifier {
  /// What is to be up now; nil for nothing. Reads the state that decides it.
  var wanted: AnyHashable? { get }
  var kind: Presentation.Kind { get }
  /// Builds or updates what the presentation shows.
  func fill(_ slots: PresentationSlots)
  /// Makes the condition false: the person, a button or code closes the presentation.
  func close()
  /// Whether what is shown stays as it was when it came up.
  var capturesContent: Bool { get }
  var onDismiss: (() -> Void)? { get }
}

extension PresentingModifier {
  package static func makeBehavior(_ modifier: Self, _ node: _ViewNode) -> Behavior<Self> {
    PresentingBehavior(modifier, node)
  }
}

/// Keeps a presentation in step with the condition of its modifier.
@MainActor
final class PresentingBehavior<M: PresentingModifier>: Behavior<M> {
  /// What is up, or on its way off screen.
  private var slots: PresentationSlots?
  /// What was asked for last; it may have been refused, or wait.
  private var asked: AnyHashable?
  /// Counts the changes of `asked`, and what it was when the present slots were made.
  private var changes = (now: 0, ofSlots: 0)

  override func appear() { sync() }

  override func update(_ new: M) {
    super.update(new)
    sync()
  }

  override func refresh() { sync() }

  override func disappear() {
    asked = nil
    controller?.withdraw(self)
    guard let slots else { return }
    self.slots = nil
    slots.remove()
    slots.presentation.whenGone = nil
    controller?.dismiss(slots.presentation)
  }

  override func forEachNode(_ body: (_ViewNode) -> Void) { slots?.forEachNode(body) }

  private var controller: PresentationController? { node?.graph.presenting }

  private func sync() {
    guard let node, !node.isRemoved else { return }
    let wanted = node.track { () -> AnyHashable? in
      // Read here so that the toggle follows its binding, whoever changes it.
      _ = node.context.environment.dialogSuppression?.isSuppressed.wrappedValue
      return modifier.wanted
    }
    guard wanted == asked else {
      asked = wanted
      changes.now += 1
      controller?.withdraw(self)
      if let slots { controller?.dismiss(slots.presentation) }
      if wanted != nil { controller?.ask(self) }
      return
    }
    guard let slots, slots.presentation.phase == .presented else { return }
    guard !modifier.capturesContent else { return slots.refreshSuppression() }
    slots.context = node.context
    modifier.fill(slots)
  }

  /// It is off screen: by then its views, which were to be seen until now, disappear.
  private func gone() {
    guard let slots else { return }
    self.slots = nil
    slots.remove()
    if let onDismiss = modifier.onDismiss { later(onDismiss) }
    // Where the condition still holds, it is presented anew.
    guard asked != nil, changes.now == changes.ofSlots else { return }
    asked = nil
    node?.invalidate()
  }

  /// Closes it, if it is still up; where the condition will not become false, it stays.
  private func close(_ presentation: Presentation) {
    guard slots?.presentation === presentation else { return }
    modifier.close()
    later { [weak self] in
      guard let self, self.slots?.presentation === presentation else { return }
      // The host may have taken it off screen already: say that it is still to be shown.
      self.node?.graph.note(presentation)
    }
  }
}

extension PresentingBehavior: PresentationRequest {
  var kind: Presentation.Kind { modifier.kind }

  var place: Presentation? { node?.context.environment.presentation?.presentation }

  func present() -> Presentation? {
    guard let node, !node.isRemoved, asked != nil else { return nil }
    let presentation = Presentation(modifier.kind, over: place) { [weak self] in self?.close($0) }
    presentation.whenGone = { [weak self] in self?.gone() }
    let slots = PresentationSlots(presentation, node)
    self.slots = slots
    changes.ofSlots = changes.now
    modifier.fill(slots)
    return presentation
  }
}

/// The places of a presentation into which a modifier puts views.
@MainActor
package final class PresentationSlots {
  package let presentation: Presentation
  private weak var node: _ViewNode?
  fileprivate(set) var context: NodeContext
  private var nodes: [ObjectIdentifier: RootNode] = [:]

  fileprivate init(_ presentation: Presentation, _ node: _ViewNode) {
    self.presentation = presentation
    self.node = node
    context = node.context
  }

  /// What the presented views inherit.
  package var environment: EnvironmentValues {
    var result = context.environment.presented
    result.presentation = PresentationReference(presentation)
    return result
  }

  package func set(title: Text?) {
    let resolved = title?.resolve(locale: context.environment.locale)
    let shown = resolved.flatMap { $0.string.isEmpty ? nil : $0 }
    guard shown != presentation.title else { return }
    presentation.title = shown
    node?.graph.note(presentation)
  }

  package func set<V: View>(_ element: Element, to view: V) {
    guard let node else { return }
    let context = NodeContext(environment: environment)
    presentation.environment = self.context.environment
    let root = nodes[ObjectIdentifier(element)] ?? makeRoot(element, context, in: node)
    nodes[ObjectIdentifier(element)] = root
    root.replace(view, context)
    root.refreshChildren()
  }

  private func makeRoot(
    _ element: Element, _ context: NodeContext, in node: _ViewNode
  ) -> RootNode {
    var inputs = node.childInputs(context)
    inputs.visibility = .detached
    return RootNode(element: element, inputs)
  }

  package func noteChange() { node?.graph.note(presentation) }

  fileprivate func forEachNode(_ body: (_ViewNode) -> Void) { nodes.values.forEach(body) }

  fileprivate func remove() {
    nodes.values.forEach { $0.remove() }
    nodes = [:]
  }
}

/// The presentation in which a view is, as far as the view may know it.
@MainActor
package struct PresentationReference {
  package private(set) weak var presentation: Presentation?
  nonisolated private let id: Element.ID

  init(_ presentation: Presentation) {
    self.presentation = presentation
    id = presentation.id
  }
}

extension PresentationReference: ComparableByIdentity {
  package func isIdentical(to other: PresentationReference) -> Bool { id == other.id }
}

private struct PresentationReferenceKey: EnvironmentKey {
  static var defaultValue: PresentationReference? { nil }
}

extension EnvironmentValues {
  package var presentation: PresentationReference? {
    get { self[PresentationReferenceKey.self] }
    set { self[PresentationReferenceKey.self] = newValue }
  }

  /// Whether the view is in something presented.
  public var isPresented: Bool { navigationScreen != nil || presentation != nil }

  /// Closes what the view is in.
  public var dismiss: DismissAction {
    DismissAction(navigationScreen, presentation, appWindow)
  }

  public var presentationMode: Binding<PresentationMode> {
    let isPresented = isPresented
    let dismiss = dismiss
    return Binding(
      location: FunctionLocation(
        get: { PresentationMode(isPresented: isPresented) },
        set: { mode, _ in
          guard !mode.isPresented else { return }
          MainTurn.run(dismiss) { $0() }
        }))
  }
}

/// Leaves the screen, closes the presentation, or else the window, that the view is in.
@MainActor @preconcurrency
public struct DismissAction {
  private let screen: NavigationScreenReference?
  private let reference: PresentationReference?
  private let window: AppWindowReference?

  nonisolated init(
    _ screen: NavigationScreenReference?, _ reference: PresentationReference?,
    _ window: AppWindowReference?
  ) {
    self.screen = screen
    self.reference = reference
    self.window = window
  }

  @MainActor @preconcurrency
  public func callAsFunction() {
    if let screen {
      screen.pop()
    } else if let reference {
      reference.presentation?.dismiss()
    } else {
      window?.window?.close()
    }
  }
}

/// Whether a view is presented, and a way to end that.
public struct PresentationMode {
  public private(set) var isPresented: Bool

  package init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  public mutating func dismiss() {
    isPresented = false
  }
}

extension EnvironmentValues {
  /// What something presented inherits: not that its origin is disabled, nor where that is.
  package var presented: EnvironmentValues {
    var result = self
    result.isEnabled = true
    // What is presented has a navigation of its own, or none.
    result.navigation = nil
    result.navigationScreen = nil
    return result
  }
}

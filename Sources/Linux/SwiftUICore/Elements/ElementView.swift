/// A view that is an element of its own.
package protocol ElementView: PrimitiveView {
  associatedtype Children: View
  /// What the element is now. What it reads of state brings it up to date again.
  @MainActor func content(in environment: EnvironmentValues) -> Element.Content
  /// The views inside.
  @MainActor var children: Children { get }
  /// What happens with what the person does.
  @MainActor func handle(_ event: ElementEvent, in environment: EnvironmentValues)
  /// Whether the content is made anew, with `content(of:in:)`, when other elements are inside;
  /// for a list, which is not to look at its rows whenever one says something else.
  @MainActor static var dependsOnChildren: Bool { get }
  /// Whether other children mean something to the element around, as rows do to a list.
  @MainActor static var passesChildrenOn: Bool { get }
  /// Whether some of the elements inside are out of sight, and which.
  @MainActor static var hidesChildren: Bool { get }
  @MainActor func isShown(_ child: Int, in content: Element.Content) -> Bool
  /// Whether `content(in:)` reads state, a binding or an observable object.
  @MainActor static var readsState: Bool { get }
  /// What the views inside inherit.
  @MainActor func adjust(_ environment: inout EnvironmentValues)

  /// Whether the content is made from the elements inside, as a picker's options are.
  @MainActor static var summarizesChildren: Bool { get }
  /// What the element is now, for one that `summarizesChildren`.
  @MainActor func content(
    of element: Element, in environment: EnvironmentValues
  ) -> Element.Content
  /// What happens with what the person does, for one that `summarizesChildren`.
  @MainActor func handle(
    _ event: ElementEvent, of element: Element, in environment: EnvironmentValues)
}

extension ElementView {
  @MainActor package func handle(_ event: ElementEvent, in environment: EnvironmentValues) {}
  @MainActor package static var dependsOnChildren: Bool { false }
  @MainActor package static var passesChildrenOn: Bool { false }
  @MainActor package static var hidesChildren: Bool { false }
  @MainActor package func isShown(_ child: Int, in content: Element.Content) -> Bool { true }
  @MainActor package static var readsState: Bool { false }
  @MainActor package func adjust(_ environment: inout EnvironmentValues) {}
  @MainActor package static var summarizesChildren: Bool { false }

  @MainActor package func content(
    of element: Element, in environment: EnvironmentValues
  ) -> Element.Content {
    content(in: environment)
  }

  @MainActor package func handle(
    _ event: ElementEvent, of element: Element, in environment: EnvironmentValues
  ) {
    handle(event, in: environment)
  }

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ElementNode(view, inputs)
  }
}

extension ElementView where Children == EmptyView {
  @MainActor package var children: EmptyView { EmptyView() }
}

/// Keeps one element in step with its view.
@MainActor
final class ElementNode<V: ElementView>: _TypedNode<V> {
  private let element = Element(id: Element.nextID())
  private var child: _TypedNode<V.Children>?
  private var childContext: NodeContext
  private var layers = ElementLayers()
  private var isBuilt = false

  override init(_ view: V, _ inputs: _ViewInputs) {
    childContext = inputs.context.forChildren
    super.init(view, inputs)
    element.node = self
    element.handler = { [weak self] event in
      guard let self, !self.isRemoved else { return }
      self.view.handle(event, of: self.element, in: self.context.environment)
    }
    if V.summarizesChildren {
      element.summarize = { [weak self] in
        guard let self, !self.isRemoved else { return }
        self.describe()
      }
    }
    describe()
    inherit()
    guard V.Children.self != EmptyView.self else { return }
    adjustChildContext()
    child = V.Children.makeNode(view.children, childInputs(childContext))
    refreshChildren()
    isBuilt = true
  }

  override func update(_ view: V, _ context: NodeContext) {
    let isSame = ViewComparison.areEqual(self.view, view)
    let contextChanged = replaceContext(context)
    self.view = view
    guard !isSame || contextChanged else { return }
    describe()
    if contextChanged { inherit() }
    guard let child else { return }
    adjustChildContext()
    child.update(view.children, childContext)
  }

  override func performUpdate() { describe() }

  private func adjustChildContext() {
    var new = context.forChildren
    view.adjust(&new.environment)
    childContext = new
  }

  private func describe() {
    let environment = context.environment
    let content =
      V.readsState
      ? track { view.content(of: element, in: environment) }
      : view.content(of: element, in: environment)
    if V.hidesChildren { hideChildren(content) }
    guard content != element.content else { return }
    element.content = content
    graph.note(.content, of: element)
  }

  private func hideChildren(_ content: Element.Content) {
    for (index, child) in element.children.enumerated() {
      let isShown = view.isShown(index, in: content)
      branch(of: child)?.setVisibility(isShown ? .inherited : .hidden)
    }
  }

  /// The part of the tree below this node that is about one child alone.
  private func branch(of child: Element) -> _ViewNode? {
    var branch = child.node
    while let current = branch, let parent = current.parent, parent !== self, !parent.isBranching {
      branch = parent
    }
    return branch
  }

  private func inherit() {
    element.environment = context.environment
    if element.isEnabled != context.environment.isEnabled {
      element.isEnabled = context.environment.isEnabled
      graph.note(.enabled, of: element)
    }
    guard element.modifierSource !== context.modifiers else { return }
    element.modifierSource = context.modifiers
    element.modifiers = layers.resolve(context.modifiers, in: self)
    graph.note(.modifiers, of: element)
  }

  override func collectElements(into elements: inout [Element]) { elements.append(element) }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
    layers.forEachNode(body)
  }

  override var ownsChildren: Bool { child != nil }

  override func refreshChildren() {
    guard let child else { return }
    var elements: [Element] = []
    child.collectElements(into: &elements)
    if element.replaceChildren(elements) {
      graph.note(.children, of: element)
    }
    // A section in a list has the same parts as before when rows come and go in one of them.
    if V.passesChildrenOn, isBuilt { structureDidChange() }
    // Not only when they are others: what is in them may be.
    if V.dependsOnChildren { describe() }
  }
}

/// A named part of an element, such as the header of a section.
package struct SlotView<Content: View> {
  let slot: Element.Slot
  let slotContent: Content

  package init(_ slot: Element.Slot, _ content: Content) {
    self.slot = slot
    slotContent = content
  }

  package init(_ slot: Element.Slot, @ViewBuilder content: () -> Content) {
    self.init(slot, content())
  }
}

extension SlotView: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content { .slot(slot) }
  package var children: Content { slotContent }
  package static var passesChildrenOn: Bool { true }
}

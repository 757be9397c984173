extension View {
  /// Does something as the view comes on screen.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Does something as the view leaves the screen.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}

package struct AppearanceModifier {
  package let appear: (() -> Void)?
  package let disappear: (() -> Void)?
}

/// A modifier on several views is on each of them, and does nothing where there is none, as with a
/// `Group` on Apple's systems:
/// https://github.com/pointfreeco/swift-composable-architecture/issues/1119
extension AppearanceModifier: ViewModifier {
  package typealias Body = Never

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    AppearanceNode(view, inputs)
  }
}

/// Tells the elements below it to watch whether they are on screen.
@MainActor
private final class AppearanceNode<C: View>: _TypedNode<ModifiedContent<C, AppearanceModifier>> {
  private let source: AppearanceSource
  private var derived: NodeContext
  private var child: _TypedNode<C>?

  override init(_ view: ModifiedContent<C, AppearanceModifier>, _ inputs: _ViewInputs) {
    source = AppearanceSource(view.modifier)
    derived = inputs.context
    derived.add(source)
    super.init(view, inputs)
    child = C.makeNode(view.content, childInputs(derived))
  }

  override func update(_ view: ModifiedContent<C, AppearanceModifier>, _ context: NodeContext) {
    if replaceContext(context) {
      derived = context
      derived.add(source)
    }
    self.view = view
    source.modifier = view.modifier
    child?.update(view.content, derived)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }
}

@MainActor
private final class AppearanceSource: LayerSource {
  var modifier: AppearanceModifier

  init(_ modifier: AppearanceModifier) {
    self.modifier = modifier
    super.init()
  }

  override func makeLayer(in parent: _ViewNode) -> LayerInstance {
    LayerInstance(modifier: nil, node: AppearanceWatch(self, parent.childInputs()))
  }
}

/// Watches one element.
@MainActor
private final class AppearanceWatch: _ViewNode {
  private let source: AppearanceSource
  private var hasAppeared = false

  init(_ source: AppearanceSource, _ inputs: _ViewInputs) {
    self.source = source
    super.init(inputs)
    appearLater()
  }

  override func visibilityDidChange() {
    if isVisible { appearLater() } else { disappear() }
  }

  override func didRemove() { disappear() }

  private func appearLater() {
    graph.afterUpdate { [weak self] in
      guard let self, !self.isRemoved, self.isVisible, !self.hasAppeared else { return }
      self.hasAppeared = true
      self.source.modifier.appear?()
    }
  }

  private func disappear() {
    // What never came does not go.
    guard hasAppeared else { return }
    hasAppeared = false
    guard let action = source.modifier.disappear, isTold else { return }
    graph.afterUpdate(action)
  }

  private var isTold: Bool {
    context.environment.presentation == nil || graph.manners.callsDisappearInPresentations
  }
}

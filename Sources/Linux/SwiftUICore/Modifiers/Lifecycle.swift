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

extension AppearanceModifier: BehaviorModifier {
  package static func makeBehavior(_ modifier: Self, _ node: _ViewNode) -> Behavior<Self> {
    AppearanceBehavior(modifier, node)
  }
}

private final class AppearanceBehavior: Behavior<AppearanceModifier> {
  private var hasAppeared = false

  override var followsVisibility: Bool { true }

  override func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    modifier.appear?()
  }

  override func disappear() {
    // What never came does not go.
    guard hasAppeared else { return }
    hasAppeared = false
    guard let action = modifier.disappear, isTold else { return }
    later(action)
  }

  private var isTold: Bool {
    guard let node, node.context.environment.presentation != nil else { return true }
    return node.graph.manners.callsDisappearInPresentations
  }
}

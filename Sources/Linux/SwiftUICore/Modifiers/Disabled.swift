/// Takes the controls of a view out of use; an inner one cannot put them back.
package struct DisabledModifier {
  package let isDisabled: Bool
}

extension DisabledModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.environment.isEnabled = context.environment.isEnabled && !isDisabled
  }
}

/// Keeps a view's room and hides the view.
package struct HiddenModifier {}

extension HiddenModifier: ContextModifier {
  package func apply(to context: inout NodeContext) { context.add(.hidden) }
}

extension View {
  /// Says whether the controls in this view can be used.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }

  /// Hides this view for good.
  nonisolated public func hidden() -> some View {
    modifier(HiddenModifier())
  }
}

/// What is done when the person submits a field: the nearest action first, then those around it.
package final class SubmitAction {
  private let triggers: SubmitTriggers
  private let action: () -> Void
  private let outer: SubmitAction?

  init(_ triggers: SubmitTriggers, _ action: @escaping () -> Void, outer: SubmitAction?) {
    self.triggers = triggers
    self.action = action
    self.outer = outer
  }

  package func callAsFunction(_ trigger: SubmitTriggers) {
    if triggers.contains(trigger) { action() }
    outer?(trigger)
  }
}

private struct SubmitActionKey: EnvironmentKey {
  static var defaultValue: SubmitAction? { nil }
}

private struct SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel? { nil }
}

extension EnvironmentValues {
  package var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }

  /// The wording of the key that submits.
  package var submitLabel: SubmitLabel? {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

package struct OnSubmitModifier {
  package let triggers: SubmitTriggers
  package let action: () -> Void
}

extension OnSubmitModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.environment.submitAction = SubmitAction(
      triggers, action, outer: context.environment.submitAction)
  }
}

package struct SubmitScopeModifier {
  package let isBlocking: Bool
}

extension SubmitScopeModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    if isBlocking { context.environment.submitAction = nil }
  }
}

package struct SubmitLabelModifier {
  package let label: SubmitLabel
}

extension SubmitLabelModifier: ContextModifier {
  package func apply(to context: inout NodeContext) { context.environment.submitLabel = label }
}

extension View {
  /// Does something when the person submits a field in this view.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(OnSubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps submissions in this view from the actions around it.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }

  /// Says how the key that submits is worded.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(SubmitLabelModifier(label: submitLabel))
  }
}

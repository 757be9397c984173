import SwiftUI

/// Collects the actions of an alert, with conditions and loops.
///
/// ```swift
/// Alert("Save changes?") {
///   AlertAction("Save") { save() }
///   if canDiscard { AlertAction("Discard", role: .destructive) { discard() } }
///   AlertAction.cancel
/// }
/// ```
@resultBuilder
public enum AlertActionBuilder<Action: ConfigurableAction> {
  /// Takes one action.
  public static func buildExpression(_ action: Action) -> [Action] {
    [action]
  }

  /// Not here: an action with a value belongs to a question.
  @available(
    *, unavailable,
    message: "An action with a value is one of a question: await showAlert(AsyncAlert(…) { … })."
  )
  public static func buildExpression<Value>(_ action: AsyncAlertAction<Value>) -> [Action]
  where Action == AlertAction { [] }

  /// Not here: SwiftUI's buttons cannot be shown by a coordinator.
  @available(
    *, unavailable,
    message:
      "Write AlertAction(…) { … } instead of SwiftUI's Button; the role is given in the same way."
  )
  public static func buildExpression<Label: View>(_ button: Button<Label>) -> [Action] { [] }

  /// Takes actions that are there already.
  public static func buildExpression(_ actions: [Action]) -> [Action] {
    actions
  }

  /// Puts the actions of a block one after the other.
  public static func buildBlock(_ parts: [Action]...) -> [Action] {
    parts.flatMap { $0 }
  }

  /// Takes the actions of a condition that holds, and none where it does not.
  public static func buildOptional(_ actions: [Action]?) -> [Action] {
    actions ?? []
  }

  /// Takes the actions of one branch.
  public static func buildEither(first actions: [Action]) -> [Action] {
    actions
  }

  /// Takes the actions of the other branch.
  public static func buildEither(second actions: [Action]) -> [Action] {
    actions
  }

  /// Takes the actions of a loop.
  public static func buildArray(_ parts: [[Action]]) -> [Action] {
    parts.flatMap { $0 }
  }

  /// Takes the actions of an availability condition.
  public static func buildLimitedAvailability(
    _ actions: [Action]
  ) -> [Action] {
    actions
  }
}

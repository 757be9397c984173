import SwiftUI

/// An action of an alert, with the modifiers that every action has.
public protocol ConfigurableAction: CustomStringConvertible {
  /// What a user sees of the action.
  var button: AlertButton { get set }
}

extension ConfigurableAction {
  /// The title.
  public var title: AlertText { button.title }

  /// What pressing means: nothing special, cancel, or destroy.
  public var role: ButtonRole? { button.role }

  /// The title, and the role where there is one: `Delete (destructive)`.
  public var description: String { button.description }
}

extension ConfigurableAction {
  /// Lets Return press this action, even a destructive one.
  ///
  /// Without it, Return presses the first action that has no role, and never a destructive one.
  public func isDefault(_ isDefault: Bool = true) -> Self {
    with { $0.isDefault = isDefault }
  }

  /// Lets the action be pressed only while a condition holds.
  ///
  /// ```swift
  /// AsyncAlert(
  ///   title: "Rename",
  ///   actions: [
  ///     .init(title: "Rename") { $0.text }.enabled { !$0.text.isEmpty },
  ///     .init(title: "Cancel", role: .cancel, value: nil),
  ///   ]
  /// ).textField("Name")
  /// ```
  ///
  /// - Parameter condition: Asked again with every edit, and whenever an observable value that it
  ///   read changes. A press that comes while it does not hold changes nothing, whoever reports it.
  public func enabled(
    when condition: @escaping @MainActor @Sendable (AlertInput) -> Bool
  ) -> Self {
    with { $0.isEnabled = condition }
  }

  /// Lets the action be pressed only while a condition holds that what is entered has no part in.
  ///
  /// - Parameter condition: Asked again whenever an observable value that it read changes.
  public func enabled(when condition: @escaping @MainActor @Sendable () -> Bool) -> Self {
    enabled { _ in condition() }
  }

  /// Leaves the alert on screen when the action is pressed while a condition holds, with all its
  /// texts.
  ///
  /// - Parameter condition: Asked once, when the action is pressed. Where it holds, the action does
  ///   not count as an answer.
  public func keepsOpen(
    while condition: @escaping @MainActor @Sendable (AlertInput) -> Bool
  ) -> Self {
    with { $0.keepsOpen = condition }
  }

  /// Leaves the alert on screen when the action is pressed while a condition holds that what was
  /// entered has no part in.
  ///
  /// - Parameter condition: Asked once, when the action is pressed. Where it holds, the action does
  ///   not count as an answer.
  public func keepsOpen(while condition: @escaping @MainActor @Sendable () -> Bool) -> Self {
    keepsOpen { _ in condition() }
  }

  /// Gives the action a stable name: its identity, for user interface tests and remembered answers.
  public func identifier(_ identifier: String) -> Self {
    with { $0.identifier = identifier }
  }

  /// Remembers this action as the answer when it is pressed, without a toggle: "Always Allow".
  ///
  /// It needs the alert's ``ConfigurableAlert/suppressible(_:)`` to say under which key, and works
  /// on every system, also where SwiftUI draws no "don't ask again" toggle.
  public func remembersAnswer(_ remembersAnswer: Bool = true) -> Self {
    with { $0.remembersAnswer = remembersAnswer }
  }

  /// Gives the action a label that a screen reader says instead of the title.
  public func accessibilityLabel(_ label: LocalizedStringResource) -> Self {
    with { $0.accessibilityLabel = AlertText(label) }
  }

  /// Gives the action a label made at run time that a screen reader says instead of the title.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some AlertTextConvertible) -> Self {
    with { $0.accessibilityLabel = AlertText(label) }
  }

  /// Gives the action a label that a screen reader says instead of the title.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: AlertText) -> Self {
    with { $0.accessibilityLabel = label }
  }

  private func with(_ change: (inout AlertButton) -> Void) -> Self {
    var copy = self
    change(&copy.button)
    return copy
  }
}

import SwiftUI

/// What a person sees of an action: its title, its role, and when it can be pressed.
///
/// You meet this type through ``Alert/Action`` and ``AsyncAlert/Action``, which add what the action
/// does, and through their modifiers, such as ``ConfigurableAction/enabled(when:)``.
public struct AlertButton: Sendable {
  /// A question about what the person has entered so far.
  public typealias Condition = @MainActor @Sendable (AlertInput) -> Bool

  /// The title.
  public var title: AlertText
  /// What pressing means: nothing special, cancel, or destroy.
  public var role: ButtonRole?
  /// What few actions have, kept apart so that the others stay small.
  @usableFromInline var rare: Rare?

  /// Makes a button.
  @inlinable
  public init(title: AlertText, role: ButtonRole? = nil) {
    self.title = title
    self.role = role
  }

  /// Whether Return presses this action.
  public var isDefault: Bool {
    get { rare?.values.isDefault ?? false }
    set { change { $0.isDefault = newValue } }
  }

  /// When the action can be pressed; nil means always.
  public var isEnabled: Condition? {
    get { rare?.values.isEnabled }
    set { change { $0.isEnabled = newValue } }
  }

  /// When a press leaves the alert up; nil means never.
  public var keepsOpen: Condition? {
    get { rare?.values.keepsOpen }
    set { change { $0.keepsOpen = newValue } }
  }

  /// A stable name for user interface tests, and for a remembered answer.
  public var identifier: String? {
    get { rare?.values.identifier }
    set { change { $0.identifier = newValue } }
  }

  /// What a screen reader says instead of the title.
  public var accessibilityLabel: AlertText? {
    get { rare?.values.accessibilityLabel }
    set { change { $0.accessibilityLabel = newValue } }
  }

  /// The name that does not change with the person's language.
  var stableName: String { identifier ?? title.source }

  struct RareValues: Sendable {
    var isDefault = false
    var isEnabled: Condition?
    var keepsOpen: Condition?
    var identifier: String?
    var accessibilityLabel: AlertText?
  }

  @usableFromInline final class Rare: Sendable {
    let values: RareValues

    init(_ values: RareValues) { self.values = values }
  }

  private mutating func change(_ body: (inout RareValues) -> Void) {
    var values = rare?.values ?? RareValues()
    body(&values)
    rare = Rare(values)
  }
}

/// An action of an alert, with the modifiers that every action has.
public protocol ConfigurableAction {
  /// What a person sees of the action.
  var button: AlertButton { get set }
}

extension ConfigurableAction {
  /// The title.
  public var title: AlertText { button.title }

  /// What pressing means: nothing special, cancel, or destroy.
  public var role: ButtonRole? { button.role }

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
  ///   read changes. A press that comes while it does not hold changes nothing.
  public func enabled(when condition: @escaping AlertButton.Condition) -> Self {
    with { $0.isEnabled = condition }
  }

  /// Leaves the alert up when the action is pressed while a condition holds, with all its texts.
  ///
  /// - Parameter condition: Asked once, when the action is pressed. Where it holds, the action does
  ///   not count as an answer.
  public func keepsOpen(while condition: @escaping AlertButton.Condition) -> Self {
    with { $0.keepsOpen = condition }
  }

  /// Gives the action a stable name, for user interface tests and remembered answers.
  public func identifier(_ identifier: String) -> Self {
    with { $0.identifier = identifier }
  }

  /// Gives the action a label that a screen reader says instead of the title.
  public func accessibilityLabel(_ label: AlertText) -> Self {
    with { $0.accessibilityLabel = label }
  }

  private func with(_ change: (inout AlertButton) -> Void) -> Self {
    var copy = self
    change(&copy.button)
    return copy
  }
}

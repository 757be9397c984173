import SwiftUI

/// Everything that an alert can carry beside its texts and actions.
///
/// Set them with the modifiers of ``ConfigurableAlert``:
/// `Alert(title: "Offline").severity(.critical).priority(.high)`.
public struct AlertOptions: Sendable, Equatable {
  package var style: AlertStyle = .alert
  package var severity: AlertSeverity = .automatic
  package var icon: AlertIcon?
  /// The text fields, from top to bottom.
  package var fields: [AlertTextField] = []
  package var focus: AlertTextField.Focus = .automatic
  package var suppression: AlertSuppression?
  /// How long the alert stays on screen; nil means until it is answered.
  package var timeout: Duration?
  package var priority: AlertPriority = .normal
  /// Whether it takes down an alert of lower rank that is on screen, which comes back afterwards.
  package var interrupts = false
  /// By what it is the same alert as another.
  package var identity: AlertIdentity?
  /// What happens when an alert with the same identity is on screen or waiting.
  package var repeatPolicy: AlertRepeatPolicy = .skip
  /// Stands for the owner, which must not be kept alive by its own alerts.
  var owner: AlertOwner.Registration?
  var onEnd: AlertButton.Closure<@MainActor @Sendable (AlertEnding) -> Void>?

  package init() {}

  /// Keeps the options out of alerts that have none: most.
  @usableFromInline final class Box: Sendable {
    let options: AlertOptions

    init(_ options: AlertOptions) { self.options = options }
  }
}

/// What makes two alerts the same.
package struct AlertIdentity: Sendable, Hashable {
  private let value: any Hashable & Sendable

  package init(_ value: some Hashable & Sendable) { self.value = value }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.value) == AnyHashable(rhs.value)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}

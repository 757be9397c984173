import SwiftUI

/// An ``Alert`` or an ``AsyncAlert``, with the modifiers that both have.
public protocol ConfigurableAlert {
  /// The title; nil or empty means that there is none.
  var title: AlertText? { get set }
  /// The text under the title; nil or empty means that there is none.
  var message: AlertText? { get set }
  /// Everything else that the alert can carry.
  var options: AlertOptions { get set }
}

extension ConfigurableAlert {
  /// Shows the alert as an alert or as a confirmation dialog.
  public func style(_ style: AlertStyle) -> Self {
    with { $0.style = style }
  }

  /// Says how serious the alert is.
  public func severity(_ severity: AlertSeverity) -> Self {
    with { $0.severity = severity }
  }

  /// Adds a picture, where the platform draws one.
  public func icon(_ icon: AlertIcon) -> Self {
    with { $0.icon = icon }
  }

  /// Adds a text field below those that are there.
  public func textField(_ field: AlertTextField) -> Self {
    with { $0.fields.append(field) }
  }

  /// Adds a plain text field below those that are there.
  ///
  /// - Parameters:
  ///   - label: What the field is for.
  ///   - text: What it contains at first.
  public func textField(_ label: AlertText, text: String = "") -> Self {
    textField(AlertTextField(label, text: text))
  }

  /// Adds a "don't ask again" toggle and remembers the answer given with it.
  ///
  /// Once an answer is remembered, every later alert with the same key, from every caller, ends at
  /// once with that answer and is not shown. Only an action's press is remembered, and a cancel
  /// action's only where there is no other.
  ///
  /// - Parameters:
  ///   - key: Under what the answer is stored.
  ///   - title: What the toggle says.
  public func suppressible(_ key: String, title: AlertText = "Don’t ask again") -> Self {
    with { $0.suppression = AlertSuppression(key: key, title: title) }
  }

  /// Takes the alert down after it has been on screen for a while, as if it had been cancelled.
  ///
  /// The time is measured by the coordinator's clock, and anew each time the alert goes up. It
  /// changes nothing for an awaited alert that must be answered.
  public func timeout(_ duration: Duration) -> Self {
    with { $0.timeout = duration }
  }

  /// Puts the alert before waiting ones of lower priority.
  ///
  /// - Parameters:
  ///   - priority: Its rank; within one, the first to come is the first to be shown.
  ///   - interrupts: Whether it also takes down what is up, where that ranks lower. The interrupted
  ///     alert comes back afterwards with the texts typed so far; whoever waits for it goes on
  ///     waiting.
  public func priority(_ priority: AlertPriority, interrupts: Bool = false) -> Self {
    with {
      $0.priority = priority
      $0.interrupts = interrupts
    }
  }

  /// Says by what this alert is the same as another, and what to do when that one is still there.
  ///
  /// Without an identity every alert is shown in its turn, even where two say the same.
  ///
  /// - Parameters:
  ///   - identity: Equal for alerts that are the same.
  ///   - policy: What happens while an equal one is up or waiting.
  public func identity(
    _ identity: some Hashable & Sendable, ifShown policy: AlertRepeatPolicy = .skip
  ) -> Self {
    with {
      $0.identity = identity
      $0.repeatPolicy = policy
    }
  }

  /// Withdraws the alert when its owner ends before it came up. It does not keep the owner alive.
  public func owner(_ owner: AlertOwner) -> Self {
    with { $0.owner = owner.registration }
  }

  /// Calls back once when the alert has ended, whatever ended it; after the action's own handler.
  public func onEnd(_ handler: @escaping AlertOptions.EndHandler) -> Self {
    with { $0.onEnd = handler }
  }

  private func with(_ change: (inout AlertOptions) -> Void) -> Self {
    var copy = self
    change(&copy.options)
    return copy
  }
}

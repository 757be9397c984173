import SwiftUI

/// What an alert says.
public protocol AlertTexts {
  /// The title; nil or empty means that there is none.
  var title: AlertText? { get set }
  /// The text under the title; nil or empty means that there is none.
  var message: AlertText? { get set }
}

/// An ``Alert`` or an ``AsyncAlert``, with the modifiers that both have.
///
/// ```swift
/// Alert(title: "Offline").severity(.critical).priority(.high)
/// ```
public protocol ConfigurableAlert: AlertTexts, CustomStringConvertible {
  /// What can be answered.
  associatedtype Action: ConfigurableAction
  /// The actions, in the author's order.
  var actions: [Action] { get set }
  /// What the modifiers have set.
  var options: AlertOptions { get set }
}

extension ConfigurableAlert {
  /// Shows the alert as an alert or as a confirmation dialog.
  public func style(_ style: AlertStyle) -> Self {
    with { $0.style = style }
  }

  /// Says how serious the alert is. iOS and tvOS draw all alerts alike.
  public func severity(_ severity: AlertSeverity) -> Self {
    with { $0.severity = severity }
  }

  /// Adds a picture, where the platform draws one; nil takes it away.
  public func icon(_ icon: AlertIcon?) -> Self {
    with { $0.icon = icon }
  }

  /// Takes the alert off screen after it has been there for a while, as if code had dismissed it.
  ///
  /// The time is measured by the coordinator's clock, and anew each time the alert is presented or
  /// gets another timeout. It changes nothing for an awaited alert that must be answered.
  ///
  /// - Parameter duration: How long; nil means until the alert is answered.
  public func timeout(_ duration: Duration?) -> Self {
    with { $0.timeout = duration }
  }

  /// Puts the alert before waiting ones of lower priority.
  ///
  /// - Parameters:
  ///   - priority: Its rank; within one, the first to come is the first to be shown.
  ///   - interrupts: Whether it also takes down what is on screen, where that ranks lower. The
  ///     interrupted alert comes back afterwards with the texts typed so far; whoever waits for it
  ///     goes on waiting.
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
  ///   - policy: What happens while an equal one is on screen or waiting.
  public func identity(
    _ identity: some Hashable & Sendable, ifShown policy: AlertRepeatPolicy = .skip
  ) -> Self {
    with {
      $0.identity = AlertIdentity(identity)
      $0.repeatPolicy = policy
    }
  }

  /// Ends the alert when its owner ends before it was presented. It does not keep the owner alive.
  public func owner(_ owner: AlertOwner) -> Self {
    with { $0.owner = owner.registration }
  }

  /// Calls back once when the alert has ended, whatever ended it; after the action's own handler.
  public func onEnd(
    _ handler: @escaping @MainActor @Sendable (AlertEnding) -> Void
  ) -> Self {
    with { $0.onEnd = AlertButton.Closure(call: handler) }
  }

  func with(_ change: (inout AlertOptions) -> Void) -> Self {
    var copy = self
    change(&copy.options)
    return copy
  }
}

extension ConfigurableAlert {
  /// The alert in one line: `Alert “Delete?” – “For ever.” [Delete (destructive)] [Cancel (cancel)]`.
  public var description: String {
    let texts = [title, message].compactMap { $0?.presentable }.map { "“\($0)”" }
    let head = texts.isEmpty ? [] : [texts.joined(separator: " – ")]
    let inputs = options.fields.map { "\($0.id): “\($0.text)”" }
    let buttons = actions.map { "[\($0)]" }
    return (["\(Self.self)"] + head + inputs + buttons).joined(separator: " ")
  }
}

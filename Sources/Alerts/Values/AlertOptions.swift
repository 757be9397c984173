import SwiftUI

/// Everything that an alert can carry beside its texts and actions.
///
/// Set them with the modifiers of ``ConfigurableAlert``:
/// `Alert(title: "Offline").severity(.critical).priority(.high)`.
public struct AlertOptions: Sendable {
  /// Called once, on the main actor, when the alert has ended, whatever ended it.
  public typealias EndHandler = @MainActor @Sendable (AlertEnding) -> Void

  /// How the alert looks: an alert, or a confirmation dialog.
  public var style: AlertStyle = .alert
  /// How serious it is.
  public var severity: AlertSeverity = .automatic
  /// A picture beside the title, where the platform draws one.
  public var icon: AlertIcon?
  /// The text fields, from top to bottom.
  public var fields: [AlertTextField] = []
  /// The "don't ask again" toggle.
  public var suppression: AlertSuppression?
  /// How long the alert stays on screen; nil means until it is answered.
  public var timeout: Duration?
  /// Which waiting alerts it goes before.
  public var priority: AlertPriority = .normal
  /// Whether it takes down an alert of lower rank that is up, which comes back afterwards.
  public var interrupts = false
  /// By what it is the same alert as another.
  public var identity: (any Hashable & Sendable)?
  /// What happens when an alert with the same identity is up or waiting.
  public var repeatPolicy: AlertRepeatPolicy = .skip
  /// Stands for the owner, which must not be kept alive by its own alerts.
  var owner: AlertOwner.Registration?
  /// Called when the alert has ended.
  public var onEnd: EndHandler?

  /// Makes the options of a plain alert.
  public init() {}

  /// Keeps the options out of alerts that have none: most.
  @usableFromInline final class Box: Sendable {
    let options: AlertOptions

    init(_ options: AlertOptions) { self.options = options }
  }
}

import SwiftUI

/// What a user sees of an action: its title, its role, and when it can be pressed.
///
/// ``ConfigurableAction`` has the modifiers that change it.
public struct AlertButton: Sendable {
  /// A question about what the person has entered so far.
  package typealias Condition = @MainActor @Sendable (AlertInput) -> Bool

  @usableFromInline package var title: AlertText
  @usableFromInline package var role: ButtonRole?
  /// What few actions have, kept apart so that the others stay small.
  @usableFromInline var rare: Rare?

  @usableFromInline
  init(title: AlertText, role: ButtonRole? = nil) {
    self.title = title
    self.role = role
  }

  /// An OK, whose title the coordinator says.
  static let ok = AlertButton(standard: .ok)
  /// A cancel button, whose title the coordinator says.
  static let cancel = AlertButton(standard: .cancel, role: .cancel)

  private init(standard: StandardTitle, role: ButtonRole? = nil) {
    self.init(title: standard.text, role: role)
    standardTitle = standard
  }

  /// A title that the coordinator says.
  enum StandardTitle: Sendable {
    case ok, cancel

    var text: AlertText {
      switch self {
      case .ok: "OK"
      case .cancel: "Cancel"
      }
    }
  }

  struct RareValues: Sendable, Equatable {
    var isDefault = false
    var identifier: String?
    var accessibilityLabel: AlertText?
    var standardTitle: StandardTitle?
    var remembersAnswer = false
    var isEnabled: Closure<Condition>?
    var keepsOpen: Closure<Condition>?
  }

  /// A closure, of which only its presence is compared.
  struct Closure<Function: Sendable>: Sendable, Equatable {
    let call: Function
    static func == (lhs: Self, rhs: Self) -> Bool { true }
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

extension AlertButton {
  /// Whether the author lets Return press this action.
  package var isDefault: Bool {
    get { rare?.values.isDefault ?? false }
    set { change { $0.isDefault = newValue } }
  }

  /// When the action can be pressed; nil means always.
  package var isEnabled: Condition? {
    get { rare?.values.isEnabled?.call }
    set { change { $0.isEnabled = newValue.map { Closure(call: $0) } } }
  }

  /// When a press leaves the alert on screen; nil means never.
  package var keepsOpen: Condition? {
    get { rare?.values.keepsOpen?.call }
    set { change { $0.keepsOpen = newValue.map { Closure(call: $0) } } }
  }

  /// A stable name for user interface tests, and for a remembered answer.
  package var identifier: String? {
    get { rare?.values.identifier }
    set { change { $0.identifier = newValue } }
  }

  /// What a screen reader says instead of the title.
  package var accessibilityLabel: AlertText? {
    get { rare?.values.accessibilityLabel }
    set { change { $0.accessibilityLabel = newValue } }
  }

  /// Whether a press is remembered as the answer, without a toggle.
  package var remembersAnswer: Bool {
    get { rare?.values.remembersAnswer ?? false }
    set { change { $0.remembersAnswer = newValue } }
  }

  /// Which of the coordinator's titles it has.
  var standardTitle: StandardTitle? {
    get { rare?.values.standardTitle }
    set { change { $0.standardTitle = newValue } }
  }

  /// The name that does not change with the person's language.
  package var stableName: String {
    identifier ?? standardTitle?.text.source ?? title.source
  }
}

extension AlertButton: Equatable {
  /// Compares everything but closures, of which only whether there are any counts.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.role == rhs.role
      && (lhs.rare?.values ?? RareValues()) == (rhs.rare?.values ?? RareValues())
  }
}

extension AlertButton: CustomStringConvertible {
  public var description: String {
    switch role {
    case .destructive: "\(title) (destructive)"
    case .cancel: "\(title) (cancel)"
    default: "\(title)"
    }
  }
}

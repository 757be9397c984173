import SwiftUI

/// How an alert looks.
public enum AlertStyle: Hashable, Sendable {
  /// A box in the middle that must be dealt with first.
  case alert
  /// A list of choices about something that the person has just asked for.
  ///
  /// Text fields are only drawn in an ``alert``, so an alert that has some is shown as one.
  case confirmationDialog
}

/// How serious an alert is.
public enum AlertSeverity: Hashable, Sendable {
  /// What the platform makes of it.
  case automatic
  /// As usual.
  case standard
  /// Something may be lost.
  case critical

  var dialogSeverity: DialogSeverity {
    switch self {
    case .automatic: .automatic
    case .standard: .standard
    case .critical: .critical
    }
  }
}

/// A picture beside an alert's title, where the platform draws one.
public enum AlertIcon: Hashable, Sendable {
  /// A picture of the system's, by its symbol's name.
  case system(String)
  /// A picture of the app's, by its name in the asset catalog.
  case named(String)

  var image: Image {
    switch self {
    case .system(let name): Image(systemName: name)
    case .named(let name): Image(name)
    }
  }
}

/// The rank of an alert among those that wait.
///
/// There are 256 ranks; four have names, and any number of your own fits between them.
public struct AlertPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The rank; higher goes first.
  public let rawValue: Int8

  /// Makes a priority of your own.
  public init(rawValue: Int8) { self.rawValue = rawValue }

  /// For what can wait until nothing else does.
  public static let low = AlertPriority(rawValue: -32)
  /// For most alerts.
  public static let normal = AlertPriority(rawValue: 0)
  /// For what should not wait behind others.
  public static let high = AlertPriority(rawValue: 32)
  /// For what makes the other alerts pointless.
  public static let critical = AlertPriority(rawValue: 96)

  /// Compares ranks.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// What happens to an alert while another with the same identity is on screen or waiting.
public enum AlertRepeatPolicy: Hashable, Sendable {
  /// It is not shown, and shares the answer of the one that is there, with what was entered.
  ///
  /// The answer is shared by the actions' ``AlertActionID``. Where the two alerts do not have the
  /// same actions and fields, nothing is shared and both are shown. The one that is there takes the
  /// higher of the two priorities. If it ends because its own caller gave up, this one takes its
  /// place.
  case skip
  /// The one that is there is dismissed and ends as replaced; this one follows in its place, with
  /// the higher of the two priorities.
  case replace
  /// The one that is there ends as replaced; this one takes over its place on screen or in the
  /// queue without closing it, so nothing flickers.
  case takeOver
  /// Both are shown, one after the other.
  case showBoth
}

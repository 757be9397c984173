import SwiftUI

/// Something that happened to an alert.
///
/// ```swift
/// for await event in coordinator.events() {
///   logger.info("\(event)")
/// }
/// ```
public struct AlertEvent: Sendable, CustomStringConvertible {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// Somebody asked for it; it waits.
    case queued
    /// It shares the answer of an equal one that is there, and is not shown.
    case joined(AlertID)
    /// A host was told to put it on screen.
    case presented
    /// An action was pressed, or the user or code dismissed it; the host takes it off screen.
    case dismissing
    /// It left the screen unanswered and waits for its return: it was interrupted, its host went
    /// away or could not present it, or the press left it open.
    case returned
    /// What it says has changed.
    case updated
    /// A remembered answer was used, and it was not shown.
    case suppressed
    /// Its own coordinator can present nothing any more, and another one has taken it over, under
    /// an identity of its own.
    case handedOver
    /// It has ended, and whoever waited for it is told.
    case ended(AlertEnding)
    /// A programmer should look at it.
    case warned(Warning)
  }

  /// A mistake in an alert that does not keep it from being shown.
  public enum Warning: Hashable, Sendable {
    /// It has several cancel actions: the first keeps the role, the others lose it.
    case severalCancelActions
    /// It has text fields and a "don't ask again": it is always shown, without the toggle.
    case suppressibleWithFields
    /// It waits, and no host has attached to present it.
    case nobodyPresents
  }

  /// Which alert.
  public let id: AlertID
  /// What happened.
  public let kind: Kind
  /// The alert's title.
  public let title: AlertText?
  /// Where it was shown.
  public let origin: AlertOrigin

  /// One line for a log.
  public var description: String {
    "alert \(id) \(title.map { "“\($0)” " } ?? "")\(kind) (\(origin))"
  }
}

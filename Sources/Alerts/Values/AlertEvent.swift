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
    case presented(AlertPresentationID)
    /// An action was pressed, or the person closed it; the host takes it off screen.
    case closing(AlertPresentationID)
    /// It left the screen unanswered and waits for its return: it was interrupted, its host went
    /// away or could not present it, or the press left it open.
    case returned
    /// What it says has changed.
    case updated
    /// A remembered answer was used, and it was not shown.
    case suppressed
    /// It has ended, and whoever waited for it is told.
    case ended(AlertEnding)
    /// A programmer should look at it.
    case warned(AlertWarning)
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

/// A mistake in an alert that does not keep it from being shown.
public enum AlertWarning: Hashable, Sendable {
  /// It has several cancel actions: the first keeps the role, the others lose it.
  case severalCancelActions
}

/// Everything that happens in one coordinator from now on, in order, with nothing left out.
///
/// Each sequence has its own buffer, which grows while nobody reads. End the loop, or let go of the
/// sequence, to end the recording.
public struct AlertEvents: AsyncSequence, Sendable {
  let stream: AsyncStream<AlertEvent>

  /// Reads the events one after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: AsyncStream<AlertEvent>.Iterator

    /// Waits for the next event; nil where the task was cancelled or the coordinator is gone.
    public mutating func next() async -> AlertEvent? { await base.next() }
  }

  /// Starts reading.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: stream.makeAsyncIterator())
  }
}

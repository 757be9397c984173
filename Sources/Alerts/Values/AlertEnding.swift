import SwiftUI

/// How an alert ended. Every alert ends exactly once.
public enum AlertEnding: Hashable, Sendable {
  /// An action was pressed. An implicit OK is called `OK`.
  ///
  /// Escape and a click outside count as a press of the cancel action, or of an alert's lone action.
  case pressed(AlertActionID)
  /// It ended without an action.
  case dismissed(AlertDismissal)
}

/// Why an alert ended without an action.
///
/// It is also the error that ``ShowAlertAction/answer(to:fileID:line:)`` throws.
public enum AlertDismissal: Error, Hashable, Sendable {
  /// The user dismissed it, and it has no cancel action that would stand for that.
  case byUser
  /// Code dismissed it.
  case byCode
  /// The task that waited for it was cancelled.
  case cancelled
  /// Another alert took its place.
  case replaced
  /// Its time was over.
  case timedOut
  /// Its owner ended before it was presented.
  case ownerEnded
  /// Nobody can present it any more: its window, its coordinator or its test is gone.
  case abandoned
}

/// The answer to an alert, or why there is none.
///
/// ```swift
/// switch await showAlert.outcome(of: question) {
/// case .answered(let value): apply(value)
/// case .dismissed(.timedOut): showAlert("Too late")
/// case .dismissed: break
/// }
/// ```
public enum AlertOutcome<Value> {
  /// An action was pressed.
  case answered(Value)
  /// The alert ended without one.
  case dismissed(AlertDismissal)

  /// The answer, or nil where there is none.
  public var value: Value? {
    if case .answered(let value) = self { value } else { nil }
  }

  /// The answer, or an error that says why there is none.
  ///
  /// - Throws: `CancellationError` where the waiting task was cancelled, otherwise the
  ///   ``AlertDismissal``.
  public func get() throws -> Value {
    switch self {
    case .answered(let value): return value
    case .dismissed(.cancelled): throw CancellationError()
    case .dismissed(let reason): throw reason
    }
  }
}

extension AlertOutcome: Sendable where Value: Sendable {}
extension AlertOutcome: Equatable where Value: Equatable {}

import SwiftUI

/// Shows alerts: call it like a function. `@ShowAlert` gives you one.
///
/// ```swift
/// showAlert("Saved")                                   // is just shown
/// showAlert(Alert(title: "Delete?", actions: …))       // calls back
/// let copies = await showAlert(AsyncAlert(…))          // returns the pressed action's value
/// let copies = try await showAlert.answer(to: …)       // throws where there is no answer
/// let outcome = await showAlert.outcome(of: …)         // says why there is no answer
/// let sure = await showAlert.confirm("Delete?")        // yes or no
/// ```
///
/// Alerts are shown on the main actor; from anywhere else, `await` the call.
public struct ShowAlertAction: Sendable {
  /// The coordinator that decides which alert is on screen.
  public let coordinator: AlertCoordinator
  /// The host of the view that asks, where a view does.
  @usableFromInline let asking: AlertHostReference?

  /// Makes an action that shows alerts through a coordinator.
  public init(_ coordinator: AlertCoordinator) {
    self.init(coordinator, asking: nil)
  }

  init(_ coordinator: AlertCoordinator, asking: AlertHostReference?) {
    self.coordinator = coordinator
    self.asking = asking
  }

  /// Shows an alert, or lets it wait for its turn.
  ///
  /// It returns at once. The pressed action's handler is called when the alert is off screen.
  ///
  /// - Returns: A hold on the alert, to change it or dismiss it.
  @MainActor
  @discardableResult
  public func callAsFunction(
    _ alert: Alert, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AlertHandle {
    coordinator.show(alert, origin: AlertOrigin(fileID: fileID, line: line), asking: asking)
  }

  /// Shows an alert and returns the value of the pressed action, when the alert is off screen.
  ///
  /// If the calling task is cancelled, or code dismisses the alert, or its window goes away, the
  /// cancel action's value is returned. Without a cancel action the alert stays until it is
  /// answered, and is shown in another window where its own goes away.
  ///
  /// - Returns: The value of the pressed action.
  @MainActor
  @inlinable
  @discardableResult
  public func callAsFunction<Value>(
    _ alert: AsyncAlert<Value>, fileID: StaticString = #fileID, line: UInt = #line
  ) async -> Value {
    let origin = AlertOrigin(fileID: fileID, line: line)
    let answer = await coordinator.answer(
      to: alert, needsValue: true, origin: origin, asking: asking)
    return alert.value(answer) ?? alert.valueWithoutAnswer(answer)
  }

  /// Shows an alert and returns the value of the pressed action, or throws where there is none.
  ///
  /// - Returns: The value of the pressed action.
  /// - Throws: `CancellationError` where the calling task was cancelled; the ``AlertDismissal`` where
  ///   the alert was dismissed, replaced, abandoned, or timed out.
  @MainActor
  @discardableResult
  public func answer<Value>(
    to alert: AsyncAlert<Value>, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> Value {
    try await outcome(of: alert, fileID: fileID, line: line).get()
  }

  /// Shows an alert and returns the value of the pressed action, or why there is none.
  ///
  /// Unlike a plain call, it can always be cancelled or dismissed.
  @MainActor
  @discardableResult
  public func outcome<Value>(
    of alert: AsyncAlert<Value>, fileID: StaticString = #fileID, line: UInt = #line
  ) async -> AlertOutcome<Value> {
    let origin = AlertOrigin(fileID: fileID, line: line)
    let answer = await coordinator.answer(
      to: alert, needsValue: false, origin: origin, asking: asking)
    if let value = alert.value(answer) { return .answered(value) }
    guard case .dismissed(let reason) = answer.ending else { return .dismissed(.byUser) }
    return .dismissed(reason)
  }
}

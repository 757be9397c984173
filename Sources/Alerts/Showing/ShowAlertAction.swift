import SwiftUI

/// Shows alerts: call it like a function. `@ShowAlert` gives you one.
///
/// ```swift
/// showAlert(Alert(title: "Saved"))                     // calls back, or is just shown
/// let copies = await showAlert(AsyncAlert(…))          // returns the pressed action's value
/// let copies = try await showAlert.answer(to: …)       // throws where there is no answer
/// let outcome = await showAlert.outcome(of: …)         // says why there is no answer
/// let sure = await showAlert.confirm("Delete?")        // yes or no
/// ```
///
/// Alerts are shown on the main actor; from anywhere else, `await` the call.
public struct ShowAlertAction: Sendable {
  /// The coordinator that decides which alert is up.
  public let coordinator: AlertCoordinator

  /// Makes an action that shows alerts through a coordinator.
  public init(_ coordinator: AlertCoordinator) {
    self.coordinator = coordinator
  }

  /// Shows an alert, or lets it wait for its turn.
  ///
  /// It returns at once. The pressed action's handler is called when the alert is down.
  ///
  /// - Returns: A hold on the alert, to change it or take it down.
  @MainActor
  @discardableResult
  public func callAsFunction(
    _ alert: Alert, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AlertHandle {
    coordinator.show(alert, origin: AlertOrigin(fileID: fileID, line: line))
  }

  /// Shows an alert and returns the value of the pressed action, when the alert is down.
  ///
  /// If the calling task is cancelled, or code dismisses the alert, it goes down and the cancel
  /// action's value is returned. Without a cancel action it stays until it is answered.
  ///
  /// - Returns: The value of the pressed action.
  @MainActor
  @discardableResult
  public func callAsFunction<Value>(
    _ alert: AsyncAlert<Value>, fileID: StaticString = #fileID, line: UInt = #line
  ) async -> Value {
    let origin = AlertOrigin(fileID: fileID, line: line)
    let answer = await coordinator.answer(to: alert, needsValue: true, origin: origin)
    if let value = alert.value(answer) { return value }
    let cancel = alert.actions.firstIndex { $0.role == .cancel }
    guard let value = cancel.map({ alert.actions[$0].value(answer.input) }) ?? () as? Value else {
      // The queue ends an alert that must be answered by a press alone.
      preconditionFailure("The alert “\(alert.title?.source ?? "")” ended without an answer.")
    }
    return value
  }

  /// Shows an alert and returns the value of the pressed action, or throws where there is none.
  ///
  /// - Returns: The value of the pressed action.
  /// - Throws: `CancellationError` where the calling task was cancelled; ``AlertDismissed`` where
  ///   the alert was closed without an action, dismissed by code, replaced, or timed out.
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
    let answer = await coordinator.answer(to: alert, needsValue: false, origin: origin)
    if let value = alert.value(answer) { return .answered(value) }
    guard case .dismissed(let reason) = answer.ending else { return .dismissed(.byPerson) }
    return .dismissed(reason)
  }

  /// Shows an alert without naming its type.
  ///
  /// ```swift
  /// showAlert(title: "Offline", message: error.localizedDescription)
  /// ```
  ///
  /// - Returns: A hold on the alert, to change it or take it down.
  @MainActor
  @discardableResult
  public func callAsFunction(
    title: AlertText, message: AlertText? = nil, actions: [Alert.Action] = [],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AlertHandle {
    self(Alert(title: title, message: message, actions: actions), fileID: fileID, line: line)
  }

  /// Shows an alert, with a message made at run time, without naming its type.
  ///
  /// - Returns: A hold on the alert, to change it or take it down.
  @_disfavoredOverload
  @MainActor
  @discardableResult
  public func callAsFunction(
    title: AlertText, message: some AlertTextConvertible, actions: [Alert.Action] = [],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AlertHandle {
    self(
      Alert(title: title, message: message.alertText, actions: actions), fileID: fileID, line: line)
  }
}

extension AsyncAlert {
  /// The value of the answer; nil where the alert ended without one.
  @MainActor func value(_ answer: AlertAnswer) -> Value? {
    guard case .pressed(let position) = answer.ending else { return nil }
    if actions.isEmpty { return () as? Value }
    return actions.indices.contains(position) ? actions[position].value(answer.input) : nil
  }
}

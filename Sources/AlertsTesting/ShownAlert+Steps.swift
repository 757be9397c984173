import Alerts
import SwiftUI

extension ShownAlert {
  /// Presses an action, as a person would.
  ///
  /// - Parameter action: The action's title; or its identifier, where two have the same title.
  /// - Throws: ``AlertTestFailure`` where the alert is not up, or has no such action, or several, or
  ///   the action is disabled.
  public func press(
    _ action: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try press(
      action, at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  func press(_ action: String, at location: TestLocation) throws {
    let presentation = try requirePresented("press “\(action)” on", location)
    try press(self.action(action, at: location), on: presentation, location)
  }

  /// Presses Return.
  ///
  /// - Throws: ``AlertTestFailure`` where the alert is not up, or Return presses nothing, or an
  ///   action that is disabled.
  public func pressReturn(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let presentation = try requirePresented("press Return on", location)
    guard let action = content.actions.first(where: { $0.id == presentation.defaultAction }) else {
      throw tester.fail("Return presses nothing on this alert: \(record.summary)", at: location)
    }
    try press(action, on: presentation, location)
  }

  /// Dismisses the alert without pressing an action: Escape, or a click outside.
  ///
  /// Where the alert has a cancel action, that is what it stands for.
  ///
  /// - Throws: ``AlertTestFailure`` where the alert is not up, or offers a person no such way out.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let presentation = try requirePresented("dismiss", location)
    guard presentation.canBeDismissed else {
      throw tester.fail(
        "This alert cannot be dismissed, only answered with one of its actions: \(record.summary)",
        at: location)
    }
    presentation.dismiss()
  }

  /// Types into a text field; what was in it is replaced.
  ///
  /// - Parameters:
  ///   - text: What to type.
  ///   - field: The field's name, or else its label; nil means the first.
  /// - Throws: ``AlertTestFailure`` where the alert is not up or has no such field.
  public func type(
    _ text: String, into field: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let presentation = try requirePresented("type into", location)
    let position = field.map { content.position(ofField: $0) } ?? fields.indices.first
    guard let position else {
      let name = field.map { "field “\($0)”" } ?? "text field"
      throw tester.fail("There is no \(name) on this alert: \(record.summary)", at: location)
    }
    presentation.setText(text, ofField: position)
  }

  /// Turns the "don't ask again" toggle on.
  ///
  /// - Throws: ``AlertTestFailure`` where the alert is not up or has no toggle.
  public func suppress(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let presentation = try requirePresented("suppress", location)
    guard toggle != nil else {
      throw tester.fail("There is no toggle on this alert: \(record.summary)", at: location)
    }
    presentation.setSuppressed(true)
  }

  /// Lets the alert's time be over.
  ///
  /// - Throws: ``AlertTestFailure`` where the alert is not up, has no timeout, or stays in spite of
  ///   it, for whoever awaits it must have an answer.
  public func timeOut(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let presentation = try requirePresented("time out", location)
    guard timeout != nil else {
      throw tester.fail("This alert has no timeout: \(record.summary)", at: location)
    }
    guard tester.coordinator.timeOut(presentation) else {
      throw tester.fail(
        "This alert's time is over, but it stays until one of its actions is pressed: "
          + record.summary, at: location)
    }
  }
}

extension ShownAlert {
  private func press(
    _ action: AlertContent.Action, on presentation: AlertPresentation, _ location: TestLocation
  ) throws {
    guard presentation.isEnabled(action.id) else {
      throw tester.fail(
        "The action “\(action.title)” is disabled on this alert: \(record.summary)",
        at: location)
    }
    presentation.press(action.id)
  }

  private func requirePresented(_ deed: String, _ location: TestLocation) throws
    -> AlertPresentation
  {
    if isPresented, let presentation = record.own { return presentation }
    let other = tester.presented.map { "This one is up: \($0.record.summary)" } ?? "None is up."
    let reason =
      tester.isWaiting(id)
      ? "it has been interrupted, and waits for its return" : "it is no longer up"
    throw tester.fail(
      "Cannot \(deed) the alert “\(record.content.name)”: \(reason). \(other)", at: location)
  }
}

import Alerts
import SwiftUI

/// An alert that is up in a test: read it, type into it, press its actions.
///
/// It stays readable after it has closed; pressing it then fails the test.
@MainActor
public struct ShownAlert {
  let presentation: AlertPresentation
  private let tester: AlertTester

  init(_ presentation: AlertPresentation, tester: AlertTester) {
    self.presentation = presentation
    self.tester = tester
  }

  /// The title, or nil where there is none.
  public var title: String? { presentation.title }

  /// The text under the title, or nil where there is none.
  public var message: String? { presentation.message }

  /// The titles of the actions, in the author's order.
  public var actions: [String] { presentation.actions.map(\.title) }

  /// The names of the text fields, from top to bottom.
  public var fields: [String] { presentation.fields.map(\.id) }

  /// What was entered so far.
  public var input: AlertInput { presentation.input }

  /// The title of the action that Return presses, or nil where there is none.
  public var defaultAction: String? { presentation.defaultAction.flatMap(title(of:)) }

  /// How it is to look.
  public var style: AlertStyle { presentation.style }

  /// How serious it is.
  public var severity: AlertSeverity { presentation.severity }

  /// Where it was shown.
  public var origin: AlertOrigin { presentation.origin }

  /// Whether it is up and can be answered.
  public var isPresented: Bool { tester.coordinator.current === presentation }

  /// The role of the action with a title; nil also where there is no such action.
  public func role(of action: String) -> ButtonRole? {
    presentation.actions.first { $0.title == action }?.role
  }

  /// Whether the action with a title can be pressed now.
  public func isEnabled(_ action: String) -> Bool {
    id(of: action).map(presentation.isEnabled) ?? false
  }

  /// Presses an action, as a person would.
  ///
  /// - Parameter action: The action's title.
  /// - Throws: ``AlertTestFailure`` where the alert is no longer up, or has no such action, or the
  ///   action is disabled.
  public func press(
    _ action: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try press(
      action, at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  func press(_ action: String, at location: TestLocation) throws {
    try requirePresented("press “\(action)” on", location)
    guard let id = id(of: action) else {
      throw tester.fail("There is no action “\(action)” on this alert: \(summary)", at: location)
    }
    guard presentation.isEnabled(id) else {
      throw tester.fail(
        "The action “\(action)” is disabled on this alert: \(summary)", at: location)
    }
    presentation.press(id)
  }

  /// Presses Return.
  ///
  /// - Throws: ``AlertTestFailure`` where the alert is no longer up or Return presses nothing.
  public func pressReturn(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let action = defaultAction else {
      throw tester.fail("Return presses nothing on this alert: \(summary)", at: location)
    }
    try press(action, at: location)
  }

  /// Dismisses the alert without pressing an action: Escape, or a click outside.
  ///
  /// - Throws: ``AlertTestFailure`` where the alert is no longer up.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    try requirePresented("dismiss", location)
    presentation.dismiss()
  }

  /// Types into a text field; what was in it is replaced.
  ///
  /// - Parameters:
  ///   - text: What to type.
  ///   - field: The field's name; nil means the first.
  /// - Throws: ``AlertTestFailure`` where the alert is no longer up or has no such field.
  public func type(
    _ text: String, into field: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    try requirePresented("type into", location)
    let position = field.map { fields.firstIndex(of: $0) } ?? fields.indices.first
    guard let position else {
      let name = field.map { "field “\($0)”" } ?? "text field"
      throw tester.fail("There is no \(name) on this alert: \(summary)", at: location)
    }
    presentation.setText(text, ofField: position)
  }

  /// Turns the "don't ask again" toggle on.
  ///
  /// - Throws: ``AlertTestFailure`` where the alert is no longer up or has no toggle.
  public func suppress(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    try requirePresented("suppress", location)
    guard presentation.suppression != nil else {
      throw tester.fail("There is no toggle on this alert: \(summary)", at: location)
    }
    presentation.setSuppressed(true)
  }

  /// Lets the alert's time be over.
  ///
  /// - Throws: ``AlertTestFailure`` where the alert is no longer up.
  public func timeOut(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    try requirePresented("time out", location)
    tester.coordinator.timeOut(presentation)
  }

  private func id(of action: String) -> AlertActionID? {
    presentation.actions.first { $0.title == action }?.id
  }

  private func title(of action: AlertActionID) -> String? {
    presentation.actions.first { $0.id == action }?.title
  }

  /// What the alert is called in a message: its title, or its message where it has none.
  var name: String { title ?? message ?? "" }

  /// The alert in one line.
  var summary: String {
    let buttons = presentation.actions.map { action in
      "[\(action.title)]" + (presentation.isEnabled(action.id) ? "" : " (disabled)")
    }
    let details = title == nil ? "" : message.map { " – “\($0.prefix(200))”" } ?? ""
    let inputs = zip(fields, input.texts).map { "\($0): “\($1)”" }
    return "“\(name)”\(details) " + (inputs + buttons).joined(separator: " ")
      + ", shown at \(origin)."
  }

  private func requirePresented(_ deed: String, _ location: TestLocation) throws {
    guard !isPresented else { return }
    let other = tester.presented.map { "This one is up: \($0.summary)" } ?? "None is up."
    throw tester.fail(
      "Cannot \(deed) the alert “\(name)”: it is no longer up. \(other)", at: location)
  }
}

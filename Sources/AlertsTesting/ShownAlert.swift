import Alerts
import SwiftUI

/// An alert that a test has in hand: read it, type into it, press its actions.
///
/// ```swift
/// let question = try await alerts.next("Rename")
/// #expect(question.actions == ["Rename", "Cancel"])
/// try question.type("Notes")
/// try question.press("Rename")
/// ```
///
/// It stays that alert, whatever happens: it can still be read when it has ended, and when a more
/// urgent alert has interrupted it, it can be pressed once it is back. A step that a person could not
/// do now fails the test.
@MainActor
public struct ShownAlert: Identifiable {
  /// Names the alert.
  public nonisolated let id: AlertID
  let tester: AlertTester
  let record: ShownRecord
  /// The alert in one line, as it was when this was made: for messages.
  private nonisolated let line: String

  init(_ record: ShownRecord, tester: AlertTester) {
    id = record.id
    self.record = record
    self.tester = tester
    line = record.summary
  }
}

extension ShownAlert: Equatable, CustomStringConvertible {
  /// Whether both are the same alert, not merely equal ones.
  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.tester === rhs.tester && lhs.id == rhs.id
  }

  /// The alert in one line: its texts, its fields, its actions, and where it was shown.
  public nonisolated var description: String { line }
}

extension ShownAlert {
  var content: AlertContent { record.content }

  /// The title, or nil where there is none.
  public var title: String? { content.title }

  /// The text under the title, or nil where there is none.
  public var message: String? { content.message }

  /// The titles of the actions, in the author's order.
  public var actions: [String] { content.actions.map(\.title) }

  /// The title of the action that Return presses, or nil where there is none.
  public var defaultAction: String? {
    content.actions.first { $0.id == content.defaultAction }?.title
  }

  /// The names of the text fields, from top to bottom.
  public var fields: [String] { content.fields }

  /// What was entered so far, and whether the toggle is on.
  public var input: AlertInput { content.input }

  /// What the "don't ask again" toggle says, or nil where there is none.
  public var toggle: String? { content.toggle }

  /// How it is to look.
  public var style: AlertStyle { content.style }

  /// How serious it is.
  public var severity: AlertSeverity { content.severity }

  /// The picture beside the title, or nil where there is none.
  public var icon: AlertIcon? { content.icon }

  /// How long it stays on screen, or nil where it stays until it is answered.
  ///
  /// In a test its time is only over when ``timeOut(fileID:filePath:line:column:)`` says so.
  public var timeout: Duration? { content.timeout }

  /// Where it was shown.
  public var origin: AlertOrigin { content.origin }

  /// Whether it is up and can be answered.
  public var isPresented: Bool { record.isPresented }

  /// The role of an action, or nil where it has none.
  ///
  /// - Parameter action: The action's title, or its identifier. Where there is no such action, the
  ///   test fails.
  public func role(
    of action: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> ButtonRole? {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return (try? self.action(action, at: location))?.role
  }

  /// Whether an action can be pressed now.
  ///
  /// - Parameter action: The action's title, or its identifier. Where there is no such action, the
  ///   test fails.
  public func isEnabled(
    _ action: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let action = try? self.action(action, at: location) else { return false }
    return isPresented && record.isEnabled(action.id)
  }

  /// An action, by its title or else by its identity.
  func action(_ name: String, at location: TestLocation) throws -> AlertContent.Action {
    let titled = content.actions.filter { $0.title == name }
    let found = titled.isEmpty ? content.actions.filter { $0.id.rawValue == name } : titled
    guard let action = found.first else {
      throw tester.fail(
        "There is no action “\(name)” on this alert: \(record.summary)", at: location)
    }
    guard found.count == 1 else {
      throw tester.fail(
        "There are \(found.count) actions “\(name)” on this alert. Give each an identifier, and "
          + "say that: \(record.summary)", at: location)
    }
    return action
  }
}

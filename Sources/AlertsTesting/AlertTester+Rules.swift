import Alerts
import SwiftUI

extension AlertTester {
  /// How often a rule answers alerts of one title: 1,000 times. Once more fails the test, for code
  /// that asks again whatever the answer would otherwise go on for ever.
  public static nonisolated let answersPerRule = 1_000

  /// From now on, answers every alert with a title as soon as it comes up.
  ///
  /// ```swift
  /// alerts.answer("Replace the file?", with: "Keep Both")
  /// alerts.answer("Name of the folder", with: "OK") { try $0.type("Notes") }
  /// ```
  ///
  /// Of several rules for a title the last one counts. A rule that is never used fails the test at its
  /// end, and so does one that answers more than ``answersPerRule`` alerts of one title.
  ///
  /// - Parameters:
  ///   - title: Which alerts, by their title; nil means all that no other rule answers.
  ///   - action: The title of the action to press. Where an alert does not have it, the test fails.
  ///   - prepare: What to do before the press, such as typing.
  public func answer(
    _ title: String? = nil, with action: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    after prepare: @escaping @MainActor (ShownAlert) throws -> Void = { _ in }
  ) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    rules.append(
      AlertRule(title: title, action: action, prepare: prepare, location: location))
    if let presented { applyRules(to: presented) }
  }

  func applyRules(to shown: ShownAlert) {
    let name = shown.record.content.name
    guard
      let rule = rules.last(where: { $0.title == name }) ?? rules.last(where: { $0.title == nil })
    else { return }
    guard rule.countUse(for: name) <= Self.answersPerRule else {
      _ = fail(
        "\(rule) has answered the alert “\(name)” \(Self.answersPerRule) times, and it came up again:"
          + " \(shown.record.summary)", at: rule.location)
      return
    }
    do {
      try rule.prepare(shown)
      try shown.press(rule.action, at: rule.location)
    } catch is AlertTestFailure {
      // The test has been told.
    } catch {
      _ = fail("\(rule) threw an error: \(error)", at: rule.location)
    }
  }
}

/// How a test answers alerts as they come.
@MainActor
final class AlertRule {
  nonisolated let title: String?
  nonisolated let action: String
  let prepare: @MainActor (ShownAlert) throws -> Void
  let location: TestLocation
  private var uses: [String: Int] = [:]

  init(
    title: String?, action: String, prepare: @escaping @MainActor (ShownAlert) throws -> Void,
    location: TestLocation
  ) {
    self.title = title
    self.action = action
    self.prepare = prepare
    self.location = location
  }

  var isUnused: Bool { uses.isEmpty }

  /// - Returns: How often it has been used for alerts of that name, this time included.
  func countUse(for name: String) -> Int {
    uses[name, default: 0] += 1
    return uses[name, default: 0]
  }
}

extension AlertRule: CustomStringConvertible {
  nonisolated var description: String {
    "The rule that answers \(title.map { "“\($0)”" } ?? "any alert") with “\(action)”"
  }
}

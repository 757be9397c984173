import Alerts
import SwiftUI

/// Drives and checks the alerts of a test, with no view and no screen.
///
/// ```swift
/// @Test func deletesAfterAskingOnce() async throws {
///   try await withAlerts { alerts in
///     let model = NotesModel()
///     async let deletion: Void = model.deleteAll()
///
///     let question = try await alerts.next("Delete all notes?")
///     #expect(question.actions == ["Delete", "Cancel"])
///     try question.press("Delete")
///
///     await deletion
///     alerts.expectNone()
///   }
/// }
/// ```
///
/// Inside ``withAlerts(patience:fileID:filePath:line:column:_:)`` the code under test needs no
/// preparation: its `@ShowAlert` finds the test's own coordinator, and tests that run at the same
/// time do not see each other's alerts.
///
/// A press does what it does in an app: the action's handler is called, the alert goes, the next
/// one comes up.
@MainActor
public final class AlertTester {
  /// The tester of the running test, where the test has the trait `.alerts` or runs inside
  /// ``withAlerts(patience:fileID:filePath:line:column:_:)``.
  public static nonisolated var current: AlertTester? { RunningTest.tester }

  /// The coordinator that the code under test uses.
  public nonisolated let coordinator: AlertCoordinator
  /// How long to wait for an alert, and for somebody to answer one, before the test fails.
  public let patience: Duration
  /// Answers remembered by "don't ask again"; empty at first.
  public nonisolated let suppressionStore = InMemorySuppressionStore()

  let reporter: FailureReporter
  private let location: TestLocation
  private let host = HeadlessHost()
  private var rules: [Rule] = []
  private var waiters: [Int: Waiter] = [:]
  private var lastWaiter = 0
  private var watch: Task<Void, Never>?

  private struct Rule {
    let title: String?
    let action: String
    let location: TestLocation
  }

  private struct Waiter {
    let continuation: CheckedContinuation<AlertPresentation?, Never>
    let deadline: Task<Void, Never>
  }

  init(patience: Duration, location: TestLocation, reporter: FailureReporter = .standard) {
    self.patience = patience
    self.location = location
    self.reporter = reporter
    coordinator = AlertCoordinator(
      suppressionStore: suppressionStore, clock: StoppedClock())
    host.onPresent = { [weak self] in self?.presented($0) }
    coordinator.attach(host)
  }

  /// Shows alerts through the test's coordinator, for a test that shows some itself.
  public nonisolated var showAlert: ShowAlertAction { coordinator.showAlert }

  /// The alert that is up, or nil. It does not wait; see ``next(_:fileID:filePath:line:column:)``.
  public var presented: ShownAlert? {
    coordinator.current.map { ShownAlert($0, tester: self) }
  }

  /// The titles of the alerts that wait for their turn.
  public var waiting: [String] {
    coordinator.waiting.map { $0.title ?? $0.message ?? "" }
  }

  /// The alert that is up, or the next one to come up.
  ///
  /// - Parameter title: Which alert is expected, by its title, or by its message where it has no
  ///   title; nil takes any.
  /// - Returns: The alert, to read and to press.
  /// - Throws: ``AlertTestFailure`` where none comes up in time, or another one does.
  public func next(
    _ title: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws -> ShownAlert {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let presentation = await nextPresentation() else {
      let expected = title.map { "the alert “\($0)”" } ?? "an alert"
      throw fail("Waited \(patience) for \(expected), and none came up.", at: location)
    }
    let shown = ShownAlert(presentation, tester: self)
    guard title == nil || title == shown.name else {
      throw fail(
        "Expected the alert “\(title ?? "")”, but another is up: \(shown.summary)", at: location)
    }
    return shown
  }

  /// Waits for an alert and presses one of its actions.
  ///
  /// - Parameters:
  ///   - action: The action's title.
  ///   - title: Which alert is expected, by its title; nil takes any.
  /// - Throws: ``AlertTestFailure`` where there is no such alert or action.
  public func press(
    _ action: String, on title: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws {
    let shown = try await next(
      title, fileID: fileID, filePath: filePath, line: line, column: column)
    try shown.press(action, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// From now on, answers every alert with a title as soon as it comes up.
  ///
  /// ```swift
  /// alerts.answer("Replace the file?", with: "Keep Both")
  /// ```
  ///
  /// - Parameters:
  ///   - title: Which alerts, by their title; nil means all that no other rule answers.
  ///   - action: The title of the action to press. Where an alert does not have it, the test fails.
  public func answer(
    _ title: String? = nil, with action: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    rules.append(Rule(title: title, action: action, location: location))
    if let presentation = coordinator.current { applyRules(presentation) }
  }

  /// Fails the test if an alert is up or waits.
  public func expectNone(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    for summary in openAlerts { _ = fail("Expected no alert, but \(summary)", at: location) }
  }
}

extension AlertTester {
  /// Fails the test for every alert that nobody has answered, and ends them.
  func finish() {
    watch?.cancel()
    for summary in openAlerts {
      _ = fail("The test ended, and \(summary) Press an action, or close it.", at: location)
    }
    endAll()
    coordinator.detach(host)
  }

  func fail(_ message: String, at location: TestLocation) -> AlertTestFailure {
    reporter.report(message, location)
    return AlertTestFailure(message: message)
  }

  private var openAlerts: [String] {
    let up = presented.map { ["this alert is up, unanswered: \($0.summary)"] } ?? []
    return up
      + coordinator.waiting.map {
        "this alert waits for its turn: “\($0.title ?? $0.message ?? "")”, shown at \($0.origin)."
      }
  }

  /// So that nothing that a test has started hangs for ever.
  private func endAll() {
    rules = []
    coordinator.endAll(.abandoned)
  }

  private func presented(_ presentation: AlertPresentation) {
    applyRules(presentation)
    guard coordinator.current === presentation else { return }
    watchOver(presentation)
    let waiting = waiters.values
    waiters = [:]
    for waiter in waiting {
      waiter.deadline.cancel()
      waiter.continuation.resume(returning: presentation)
    }
  }

  private func applyRules(_ presentation: AlertPresentation) {
    let shown = ShownAlert(presentation, tester: self)
    let rule = rules.last { $0.title == shown.name } ?? rules.last { $0.title == nil }
    guard let rule else { return }
    try? shown.press(rule.action, at: rule.location)
  }

  private func nextPresentation() async -> AlertPresentation? {
    if let current = coordinator.current { return current }
    lastWaiter += 1
    let key = lastWaiter
    return await withCheckedContinuation { continuation in
      let deadline = Task { [weak self, patience] in
        guard (try? await Task.sleep(for: patience, clock: .continuous)) != nil else { return }
        self?.waiters.removeValue(forKey: key)?.continuation.resume(returning: nil)
      }
      waiters[key] = Waiter(continuation: continuation, deadline: deadline)
    }
  }

  /// An alert that nobody answers would keep the test waiting for ever.
  private func watchOver(_ presentation: AlertPresentation) {
    watch?.cancel()
    watch = Task { [weak self, patience] in
      guard (try? await Task.sleep(for: patience * 2, clock: .continuous)) != nil else { return }
      self?.giveUp(on: presentation)
    }
  }

  private func giveUp(on presentation: AlertPresentation) {
    guard coordinator.current === presentation else { return }
    let summary = ShownAlert(presentation, tester: self).summary
    _ = fail("Nobody has answered this alert for \(patience * 2): \(summary)", at: location)
    endAll()
  }
}

/// The tester of a task and its children.
enum RunningTest {
  @TaskLocal static var tester: AlertTester?
}

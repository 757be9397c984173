import Alerts
import SwiftUI

extension AlertTester {
  /// Waits until everything has come to rest, and fails the test for each alert that is up or waits.
  ///
  /// Work that was started and not waited for, such as a `Task` in an action's handler, has shown its
  /// alerts by then; work that waits for a clock or a network has not.
  public func expectNone(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await settle(at: location)
    fail(openAlerts.map { "Expected no alert, but \($0)" }, at: location)
  }

  /// Ends the test: waits until everything has come to rest, fails the test for each alert that is up
  /// or waits and for each rule that was never used, and ends all alerts without an answer.
  ///
  /// ``withAlerts(patience:fileID:filePath:line:column:_:)`` and the trait `.alerts` do this
  /// themselves; do it earlier where a test goes on to something else. An alert that comes later
  /// still fails the test, and ends at once.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(
      at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  func finish(at location: TestLocation) async {
    guard !hasFinished else { return await reporter.flush() }
    await settle(at: location)
    if failure == nil { tellWhatIsLeft(at: location) }
    end()
    await reporter.flush()
  }

  /// The body of the test has thrown: there is nothing to tell that would not be told twice.
  func giveUp() async {
    if !hasFinished { end() }
    await reporter.flush()
  }
}

extension AlertTester {
  /// Fails the test, and ends its alerts.
  ///
  /// Only the first failure is told; what follows, follows from it.
  func fail(_ message: String, at location: TestLocation) -> AlertTestFailure {
    if let failure { return failure }
    let failure = AlertTestFailure(message: message)
    self.failure = failure
    if hasFinished {
      reporter.reportLate(message, at: location)
    } else {
      reporter.report(message, at: location, isThrown: true)
      endAll()
    }
    return failure
  }

  /// Fails the test for several things that were found at once.
  private func fail(_ messages: [String], at location: TestLocation) {
    guard failure == nil, let first = messages.first else { return }
    failure = AlertTestFailure(message: first)
    reporter.report(first, at: location, isThrown: true)
    for message in messages.dropFirst() { reporter.report(message, at: location) }
    endAll()
  }

  private func tellWhatIsLeft(at location: TestLocation) {
    let unused = rules.filter(\.isUnused)
    fail(openAlerts.map { "The test ended, and \($0)" }, at: location)
    guard failure == nil, let first = unused.first else { return }
    failure = AlertTestFailure(message: "\(first) was never used.")
    for rule in unused { reporter.report("\(rule) was never used.", at: rule.location) }
  }

  private func settle(at location: TestLocation) async {
    let isAtRest = await MainActorRest.settle(patience: patience) { eventCount }
    guard !isAtRest else { return }
    let last = shown.last.map { " The last one: \($0.record.summary)" } ?? ""
    _ = fail("Alerts were still coming after \(patience).\(last)", at: location)
  }

  private var openAlerts: [String] {
    let up = presented.map { ["this alert is up, unanswered: \($0.record.summary)"] } ?? []
    return up
      + coordinator.waiting.map {
        "this alert waits for its turn: \($0.origin.naming($0.title ?? $0.message))."
      } + strays.compactMap(\.complaint)
  }

  private func end() {
    hasFinished = true
    Elsewhere.remove(self)
    endAll()
    LateAlerts(
      reporter: reporter, location: location, abandoning: abandoning, isSilent: failure != nil
    ).takeOver(coordinator, from: host)
  }

  /// So that nothing that a test has started hangs for ever.
  private func endAll() {
    rules = []
    watch?.cancel()
    coordinator.endAll(.abandoned)
    for stray in strays { stray.end() }
    waiters.resumeAll()
  }
}

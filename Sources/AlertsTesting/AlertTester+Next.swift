import Alerts
import SwiftUI

extension AlertTester {
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
    return try await next(title.map { "the alert “\($0)”" } ?? "an alert", at: location) {
      title == nil || title == $0.name
    }
  }

  /// The alert that is up, or the next one to come up, known by a part of what it says.
  ///
  /// ```swift
  /// let warning = try await alerts.next(containing: "3 notes")
  /// ```
  ///
  /// - Parameter text: A part of its title or its message.
  /// - Returns: The alert, to read and to press.
  /// - Throws: ``AlertTestFailure`` where none comes up in time, or another one does.
  public func next(
    containing text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws -> ShownAlert {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return try await next("an alert that says “\(text)”", at: location) { content in
      [content.title, content.message].contains { $0?.contains(text) == true }
    }
  }

  /// Waits for an alert and presses one of its actions.
  ///
  /// - Parameters:
  ///   - action: The action's title, or its identifier.
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

  private func next(
    _ expected: String, at location: TestLocation, where matches: (AlertContent) -> Bool
  ) async throws -> ShownAlert {
    if presented == nil, failure == nil, !hasFinished { await waiters.wait(patience) }
    if let failure { throw failure }
    guard let shown = presented else {
      try Task.checkCancellation()
      guard !hasFinished else {
        throw fail("Cannot wait for \(expected): the test has ended.", at: location)
      }
      throw fail(
        "Waited \(patience) for \(expected), and none came up."
          + Elsewhere.told(since: firstElsewhere, to: self),
        at: location)
    }
    guard matches(shown.record.content) else {
      throw fail("Expected \(expected), but another is up: \(shown.record.summary)", at: location)
    }
    return shown
  }
}

/// Those who wait for the next alert.
@MainActor
final class Waiters {
  private struct Waiter {
    let continuation: CheckedContinuation<Void, Never>
    let deadline: Task<Void, Never>
  }

  private var waiters: [Int: Waiter] = [:]
  private var last = 0

  /// Waits until an alert comes up, the test has failed, the task is cancelled, or time is over.
  func wait(_ patience: Duration) async {
    last += 1
    let key = last
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let deadline = Task { [weak self] in
          try? await Task.sleep(for: patience, clock: .continuous)
          self?.resume(key)
        }
        waiters[key] = Waiter(continuation: continuation, deadline: deadline)
        if Task.isCancelled { resume(key) }
      }
    } onCancel: {
      Task { @MainActor in self.resume(key) }
    }
  }

  func resumeAll() {
    for key in waiters.keys.sorted() { resume(key) }
  }

  private func resume(_ key: Int) {
    guard let waiter = waiters.removeValue(forKey: key) else { return }
    waiter.deadline.cancel()
    waiter.continuation.resume()
  }
}

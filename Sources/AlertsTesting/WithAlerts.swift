import Alerts
import SwiftUI

/// Runs a test with a coordinator of its own, and fails it if an alert is left unanswered.
///
/// ```swift
/// try await withAlerts { alerts in
///   async let deletion: Void = NotesModel().deleteAll()
///   try await alerts.press("Delete", on: "Delete all notes?")
///   await deletion
/// }
/// ```
///
/// Code under test finds that coordinator by itself, also through `@ShowAlert` and
/// `AlertCoordinator.shared`: in this task and its children, and in every object made in them. It
/// works in Swift Testing and in XCTest.
///
/// - Parameters:
///   - patience: How long to wait for an alert before the test fails.
///   - body: The test.
/// - Returns: What the body returns.
@MainActor
@discardableResult
public func withAlerts<Result>(
  patience: Duration = .seconds(5), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: @MainActor (AlertTester) async throws -> Result
) async rethrows -> Result {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let reporter = FailureReporter(lettingErrorsOut: Result.self != Void.self)
  let tester = AlertTester(patience: patience, location: location, reporter: reporter)
  return try await run(tester, body)
}

@MainActor
@discardableResult
func run<Result>(
  _ tester: AlertTester, _ body: @MainActor (AlertTester) async throws -> Result
) async rethrows -> Result {
  do {
    let result = try await tester.withOverrides { try await body(tester) }
    await tester.finish(at: tester.location)
    return result
  } catch {
    await tester.giveUp()
    guard error is AlertTestFailure else { throw error }
    if let unrecorded = await tester.reporter.errorAfterFailure() { throw unrecorded }
    if let nothing = () as? Result { return nothing }
    throw error
  }
}

extension AlertTester {
  /// Lets the code under test find this tester's coordinator.
  fileprivate func withOverrides<Result>(
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let isGlobal = GlobalInitializer.detector()
    return try await RunningTest.$tester.withValue(self) {
      try await CoordinatorOverride.$isMakingGlobalObject.withValue(isGlobal) {
        try await CoordinatorOverride.$current.withValue(coordinator) { try await body() }
      }
    }
  }
}

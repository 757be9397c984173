import Alerts
import SwiftUI
import Testing

/// Runs a test with a coordinator of its own, and fails it if an alert is left unanswered.
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
  let tester = AlertTester(patience: patience, location: location)
  return try await run(tester, body)
}

@MainActor
@discardableResult
func run<Result>(
  _ tester: AlertTester, _ body: @MainActor (AlertTester) async throws -> Result
) async rethrows -> Result {
  defer { tester.finish() }
  return try await CoordinatorOverride.$current.withValue(tester.coordinator) {
    try await RunningTest.$tester.withValue(tester) {
      try await body(tester)
    }
  }
}

/// Gives a test, or each test of a suite, a coordinator of its own.
///
/// ```swift
/// @Test(.alerts) func asks() async throws {
///   let alerts = try #require(AlertTester.current)
///   …
/// }
/// ```
public struct AlertsTrait: TestTrait, SuiteTrait, TestScoping {
  private let patience: Duration
  private let location: TestLocation

  init(patience: Duration, location: TestLocation) {
    self.patience = patience
    self.location = location
  }

  /// The trait of a suite is every test's.
  public var isRecursive: Bool { true }

  /// Runs a test, and fails it if an alert is left unanswered.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let tester = await AlertTester(patience: patience, location: location)
    try await run(tester) { _ in try await function() }
  }
}

extension Trait where Self == AlertsTrait {
  /// Gives each test a coordinator of its own, and fails it if an alert is left unanswered.
  public static var alerts: Self { alerts() }

  /// Gives each test a coordinator of its own, and fails it if an alert is left unanswered.
  ///
  /// - Parameter patience: How long to wait for an alert before the test fails.
  public static func alerts(
    patience: Duration = .seconds(5), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    AlertsTrait(
      patience: patience,
      location: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

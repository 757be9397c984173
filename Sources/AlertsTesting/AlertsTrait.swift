import Testing

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

  init(patience: Duration) {
    self.patience = patience
  }

  /// The trait of a suite is every test's.
  public var isRecursive: Bool { true }

  /// Runs a test, and fails it if an alert is left unanswered.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let tester = await AlertTester(
      patience: patience, location: TestLocation(test),
      reporter: FailureReporter(lettingErrorsOut: false))
    try await run(tester) { _ in try await function() }
  }
}

extension Trait where Self == AlertsTrait {
  /// Gives each test a coordinator of its own, and fails it if an alert is left unanswered.
  public static var alerts: Self { alerts() }

  /// Gives each test a coordinator of its own, and fails it if an alert is left unanswered.
  ///
  /// - Parameter patience: How long to wait for an alert before the test fails.
  public static func alerts(patience: Duration = .seconds(5)) -> Self {
    AlertsTrait(patience: patience)
  }
}

import Alerts
import Testing
import XCTest

/// Tells the framework that runs a test what is wrong with it, once for each fault, from wherever it
/// is found out.
@MainActor
final class FailureReporter {
  private enum Framework {
    /// A test of Swift Testing, and a task that has inherited from it what it is known by.
    case swiftTesting(Test.ID, IssueRelay)
    /// Swift Testing runs, but started the kit in a task that it cannot tell the test of.
    case swiftTestingSomewhere
    /// XCTest, which runs one test at a time and so needs no context.
    case xcTest
  }

  private let framework: Framework
  /// Whether the errors of steps leave the test, so that XCTest would tell of them.
  private let lettingErrorsOut: Bool
  /// What XCTest has thrown in place of a step's error; it does not tell of it again.
  private var thrownByXCTest: (any Error)?

  /// Made where the test starts, in its own task.
  ///
  /// - Parameter lettingErrorsOut: Whether the error of a step has to be thrown on by the test, for
  ///   there is no other result.
  init(lettingErrorsOut: Bool) {
    self.lettingErrorsOut = lettingErrorsOut
    if let test = Test.current {
      framework = .swiftTesting(test.id, IssueRelay())
    } else {
      framework =
        CommandLine.arguments.contains("swift-testing") ? .swiftTestingSomewhere : .xcTest
    }
  }

  /// Whether no other test can run meanwhile.
  var isAlone: Bool { if case .xcTest = framework { true } else { false } }

  /// Fails the test at a line.
  ///
  /// - Parameter isThrown: Whether the step throws as well.
  func report(_ message: String, at location: TestLocation, isThrown: Bool = false) {
    switch framework {
    case .swiftTesting(let id, let relay):
      guard Test.current?.id == id else { return relay.record(message, location) }
      record(message, at: location)
    case .swiftTestingSomewhere: record(message, at: location)
    case .xcTest:
      guard isThrown, lettingErrorsOut else {
        return XCTFail(message, file: location.filePath, line: location.line)
      }
      failByUnwrapping(message, location)
    }
  }

  /// Fails a test that has ended already.
  func reportLate(_ message: String, at location: TestLocation) {
    if case .xcTest = framework {
      // XCTest knows the running test only: nothing else tells of it where none runs any more.
      AlertLog.write("\(location): error: \(message)")
    }
    report(message, at: location)
  }

  /// Waits until all that was reported has reached the test.
  func flush() async {
    if case .swiftTesting(_, let relay) = framework { await relay.flush() }
  }

  /// What to throw out of a test after a failure that was reported; nil where returning will do.
  func errorAfterFailure() async -> (any Error)? {
    switch framework {
    case .swiftTesting, .swiftTestingSomewhere: await unrecordedExpectationFailure()
    case .xcTest: thrownByXCTest
    }
  }

  private func failByUnwrapping(_ message: String, _ location: TestLocation) {
    do {
      _ = try XCTUnwrap(nil as ShownAlert?, message, file: location.filePath, line: location.line)
    } catch {
      thrownByXCTest = error
    }
  }
}

/// The one error that Swift Testing does not record when a test throws it: what `#require` throws,
/// which has recorded its own issue.
///
/// https://developer.apple.com/documentation/testing/expectationfailederror
@MainActor
private func unrecordedExpectationFailure() async -> (any Error)? {
  guard let test = Test.current else { return nil }
  let silence = IssueHandlingTrait.filterIssues { _ in false }
  do {
    try await silence.provideScope(for: test, testCase: nil) { try #require(Bool(false)) }
    return nil
  } catch {
    return error
  }
}

private func record(_ message: String, at location: TestLocation) {
  Issue.record(Comment(rawValue: message), sourceLocation: location.source)
}

/// Records issues as the test that has made it, from any task, also after the test.
///
/// Swift Testing knows its test by task-local values, which detached tasks and dispatch queues do
/// not have. A task that was started in the test has them, and records on behalf of the others.
@MainActor
private final class IssueRelay {
  private enum Entry {
    case issue(String, TestLocation)
    case mark(CheckedContinuation<Void, Never>)
  }

  private let entries: AsyncStream<Entry>.Continuation

  init() {
    let (stream, entries) = AsyncStream<Entry>.makeStream()
    self.entries = entries
    Task {
      for await entry in stream {
        switch entry {
        case .issue(let message, let location): AlertsTesting.record(message, at: location)
        case .mark(let waiting): waiting.resume()
        }
      }
    }
  }

  deinit { entries.finish() }

  func record(_ message: String, _ location: TestLocation) {
    entries.yield(.issue(message, location))
  }

  func flush() async {
    await withCheckedContinuation { _ = entries.yield(.mark($0)) }
  }
}

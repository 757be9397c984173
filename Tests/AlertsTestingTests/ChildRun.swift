import Foundation

/// Runs the failing tests in a process of their own, and reads what it says.
struct ChildRun {
  /// What it has told.
  private(set) var failures: [ToldFailure] = []
  /// The tests that it has begun and not ended.
  private(set) var unfinished: Set<String> = []
  /// How many tests it has ended.
  private(set) var finished = 0
  let output: String
  let exitCode: Int32

  /// How long a run may take, in seconds, before it is stopped and what it was at is told.
  private static let limit = 45

  private init(_ arguments: [String]) async throws {
    let folder = FileManager.default.temporaryDirectory
    let path = folder.appendingPathComponent("failing-\(UUID().uuidString)")
    try Data().write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    let file = try FileHandle(forWritingTo: path)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments =
      ["--kill-after=1", "\(Self.limit)", CommandLine.arguments[0]] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["ALERTS_FAILING_TESTS": "1", "NO_COLOR": "1"]) { $1 }
    process.standardOutput = file
    process.standardError = file
    exitCode = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    output = try String(contentsOf: path, encoding: .utf8)
  }
}

extension ChildRun {
  /// The tests of XCTest.
  static func ofXCTest() async throws -> ChildRun {
    var run = try await ChildRun(["FailingAlertTests.FailingXCTests"])
    for line in run.output.components(separatedBy: "\n") { run.readXCTest(line) }
    return run
  }

  private mutating func readXCTest(_ line: String) {
    if let match = line.firstMatch(of: /Test Case '\w+\.(\w+)' (started|passed|failed|skipped)/) {
      if match.2 == "started" {
        unfinished.insert(String(match.1))
      } else if unfinished.remove(String(match.1)) != nil {
        finished += 1
      }
    }
    let failure = /^.*\/(\w+\.swift):(\d+): error: \w+\.(\w+) : (.*)$/
    if let match = line.firstMatch(of: failure) {
      failures.append(
        ToldFailure(
          test: String(match.3), file: String(match.1), line: Int(match.2) ?? 0,
          text: String(match.4)))
    } else if let match = line.firstMatch(of: /^<EXPR>:0: error: \w+\.(\w+) : (.*)$/) {
      failures.append(ToldFailure(test: String(match.1), file: "", line: 0, text: String(match.2)))
    }
  }
}

extension ChildRun {
  /// The tests of Swift Testing.
  static func ofSwiftTesting() async throws -> ChildRun {
    let events = FileManager.default.temporaryDirectory
      .appendingPathComponent("failing-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: events) }
    var run = try await ChildRun([
      "--testing-library", "swift-testing", "--filter", "FailingAlertTests\\.",
      "--event-stream-output-path", events.path, "--event-stream-version", "0",
    ])
    let text = (try? String(contentsOf: events, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      let record = try? JSONDecoder().decode(EventRecord.self, from: Data(line.utf8))
      if let event = record?.payload { run.read(event) }
    }
    return run
  }

  private mutating func read(_ event: EventRecord.Event) {
    let test = event.testID?.firstMatch(of: /\/(\w+)\(/).map { String($0.1) } ?? ""
    switch event.kind {
    case "testStarted" where !test.isEmpty: unfinished.insert(test)
    case "testEnded" where unfinished.remove(test) != nil: finished += 1
    case "issueRecorded" where event.issue?.isKnown != true:
      let place = event.issue?.sourceLocation
      failures.append(
        ToldFailure(
          test: test, file: place?.fileID.components(separatedBy: "/").last ?? "",
          line: place?.line ?? 0,
          text: (event.messages ?? []).map(\.text).joined(separator: " ")))
    default: break
    }
  }
}

/// What is read of the event stream of Swift Testing.
private struct EventRecord: Decodable {
  struct Event: Decodable {
    let kind: String?
    let testID: String?
    let issue: Issue?
    let messages: [Message]?
  }

  struct Issue: Decodable {
    let isKnown: Bool?
    let sourceLocation: Place?
  }

  struct Place: Decodable {
    let fileID: String
    let line: Int
  }

  struct Message: Decodable {
    let text: String
  }

  let payload: Event?
}

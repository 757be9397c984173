import Alerts
import SwiftUI
import Testing

/// Hears of alerts that do not come to any running test's coordinator, so that a test that waits can
/// say so, and none waits for ever.
@MainActor
enum Elsewhere {
  private struct Heard {
    let event: AlertEvent
    /// The test that has shown it; nil where nothing says which.
    let test: ObjectIdentifier?
  }

  private struct Former {
    weak var coordinator: AlertCoordinator?
  }

  private struct Running {
    weak var tester: AlertTester?
  }

  /// The tests that run, by their coordinators.
  private static var tests: [ObjectIdentifier: Running] = [:]
  /// The coordinators of tests that have ended. What comes to them is told to those.
  private static var former: [Former] = []
  /// The last alerts that were heard of, each in the place of the one before it by ``limit``.
  private static var heard: [Heard] = []
  /// How many were heard of.
  private(set) static var count = 0
  private static let limit = 100

  static func add(_ tester: AlertTester) {
    tests[ObjectIdentifier(tester.coordinator)] = Running(tester: tester)
    AlertCoordinator.globalObserver = { hear($1, on: $0) }
  }

  static func remove(_ tester: AlertTester) {
    tests[ObjectIdentifier(tester.coordinator)] = nil
    former.removeAll { $0.coordinator == nil }
    former.append(Former(coordinator: tester.coordinator))
    if tests.isEmpty { AlertCoordinator.globalObserver = nil }
  }

  private static var testers: [AlertTester] { tests.values.compactMap(\.tester) }

  private static func hear(_ event: AlertEvent, on coordinator: AlertCoordinator) {
    guard tests[ObjectIdentifier(coordinator)] == nil,
      !former.contains(where: { $0.coordinator === coordinator })
    else { return }
    guard case .queued = event.kind else {
      for tester in testers { for stray in tester.strays { stray.follow(event) } }
      return
    }
    let tester = RunningTest.tester.flatMap { $0.hasFinished ? nil : $0 }
    note(Heard(event: event, test: tester.map { ObjectIdentifier($0) }))
    if let tester { return tester.strayed(event, on: coordinator) }
    // A test that does without the kit knows what it does.
    if Test.current == nil { watchOver(Stray(event, on: coordinator)) }
  }

  private static func note(_ news: Heard) {
    if heard.count < limit { heard.append(news) } else { heard[count % limit] = news }
    count += 1
  }

  /// What was heard since a count, as the end of a message for a test; not what another one has shown.
  static func told(since beginning: Int, to tester: AlertTester) -> String {
    let news = (max(beginning, count - limit)..<count).compactMap { number -> String? in
      let heard = heard[number % limit]
      guard heard.test == nil || heard.test == ObjectIdentifier(tester) else { return nil }
      return heard.event.origin.naming(heard.event.title?.string())
    }
    guard !news.isEmpty else { return "" }
    return " Meanwhile an alert came up on another coordinator: " + news.joined(separator: "; ")
      + ". If that is the one: it was shown outside of the test's tasks, by an object that the test "
      + "has not made."
  }
}

extension Elsewhere {
  /// Nothing says for which test it was shown. One of those that run now may wait for it, in vain.
  private static func watchOver(_ stray: Stray) {
    let patience = (testers.map(\.patience).max() ?? .zero) * 2
    let number = count
    // Detached, for what it tells is no test's.
    Task.detached {
      try? await Task.sleep(for: patience, clock: .continuous)
      await giveUp(on: stray, number: number, after: patience)
    }
  }

  private static func giveUp(on stray: Stray, number: Int, after patience: Duration) {
    guard stray.isUnattended, let complaint = stray.complaint,
      let tester = testers.first(where: { $0.firstElsewhere < number })
    else { return }
    let message =
      "After \(patience), \(complaint) It was shown outside of a test's tasks, so nothing says by which."
    // XCTest runs one test at a time.
    if tester.reporter.isAlone {
      _ = tester.fail(message, at: tester.location)
    } else {
      FailureReporter(lettingErrorsOut: false).report(message, at: TestLocation(stray.origin))
    }
    stray.end()
  }
}

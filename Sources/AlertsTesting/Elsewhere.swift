import Alerts
import SwiftUI

/// Hears of alerts that do not come to any running test, so that a test that waits can say so.
@MainActor
enum Elsewhere {
  /// The coordinators of the tests that run.
  private static var tests: Set<ObjectIdentifier> = []
  /// The last alerts that were heard of, each in the place of the one before it by ``limit``.
  private static var heard: [AlertEvent] = []
  /// How many were heard of.
  private(set) static var count = 0
  private static let limit = 100

  static func add(_ coordinator: AlertCoordinator) {
    tests.insert(ObjectIdentifier(coordinator))
    AlertCoordinator.globalObserver = { hear($1, on: $0) }
  }

  static func remove(_ coordinator: AlertCoordinator) {
    tests.remove(ObjectIdentifier(coordinator))
    if tests.isEmpty { AlertCoordinator.globalObserver = nil }
  }

  private static func hear(_ event: AlertEvent, on coordinator: AlertCoordinator) {
    guard case .queued = event.kind, !tests.contains(ObjectIdentifier(coordinator)) else { return }
    RunningTest.tester?.strayed(event, on: coordinator)
    if heard.count < limit { heard.append(event) } else { heard[count % limit] = event }
    count += 1
  }

  /// What was heard since a count, as the end of a message.
  static func told(since beginning: Int) -> String {
    let news = (max(beginning, count - limit)..<count).map { number in
      let event = heard[number % limit]
      return event.origin.naming(event.title?.string())
    }
    guard !news.isEmpty else { return "" }
    return " Meanwhile an alert came up on another coordinator: " + news.joined(separator: "; ")
      + ". If that is the one: it was shown outside of the test's tasks, by an object that the test "
      + "has not made."
  }
}

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
///     await alerts.expectNone()
///   }
/// }
/// ```
///
/// Inside ``withAlerts(patience:fileID:filePath:line:column:_:)`` the code under test needs no
/// preparation: its `@ShowAlert` finds the test's own coordinator, and tests that run at the same
/// time do not see each other's alerts.
///
/// A press does what it does in an app: the action's handler is called, the alert goes, the next
/// one comes up. Nothing is ever pressed that the test, or a rule of it, has not asked for.
///
/// The first thing that goes wrong fails the test, once. From then on every alert of the test ends at
/// once, without an answer, so that what waits for one comes to its end too.
@MainActor
public final class AlertTester {
  /// The tester of the running test, where the test has the trait `.alerts` or runs inside
  /// ``withAlerts(patience:fileID:filePath:line:column:_:)``.
  public static nonisolated var current: AlertTester? { RunningTest.tester }

  /// The coordinator that the code under test uses.
  public nonisolated let coordinator: AlertCoordinator
  /// How long to wait for an alert, and for everything to come to rest, before the test fails. An
  /// alert may stay up twice as long.
  public let patience: Duration
  /// Answers remembered by "don't ask again"; empty at first.
  public nonisolated let suppressionStore = AlertSuppressionStore.inMemory()

  let reporter: FailureReporter
  let location: TestLocation
  let host = HeadlessHost()
  var rules: [AlertRule] = []
  var waiters = Waiters()
  var watch: Task<Void, Never>?
  /// What has failed the test.
  var failure: AlertTestFailure?
  var hasFinished = false
  let abandoning = Abandoning()
  /// Counts what has happened to alerts, to notice when nothing does any more.
  var eventCount = 0
  /// What was heard of alerts on other coordinators before this test.
  let firstElsewhere = Elsewhere.count
  /// The alerts that the test has shown on other coordinators.
  var strays: [Stray] = []
  private var records: [AlertID: ShownRecord] = [:]
  private var order: [AlertID] = []

  init(patience: Duration, location: TestLocation, reporter: FailureReporter) {
    self.patience = min(patience, .longest)
    self.location = location
    self.reporter = reporter
    coordinator = AlertCoordinator(
      suppressionStore: suppressionStore, clock: StoppedClock())
    start()
  }

  /// Shows alerts through the test's coordinator, for a test that shows some itself.
  public nonisolated var showAlert: ShowAlertAction { coordinator.showAlert }

  /// The alert that is up, or nil. It does not wait; see ``next(_:fileID:filePath:line:column:)``.
  public var presented: ShownAlert? {
    coordinator.current.flatMap { $0.alertID }.flatMap(shownAlert)
  }

  /// The titles of the alerts that wait for their turn.
  public var waiting: [String] {
    coordinator.waiting.map { $0.title ?? $0.message ?? "" }
  }

  /// Every alert that has come up so far, in order, also those that have ended since.
  ///
  /// ```swift
  /// #expect(alerts.shown.map(\.title) == ["Delete?", "Deleted"])
  /// ```
  public var shown: [ShownAlert] { order.compactMap(shownAlert) }

  func isWaiting(_ id: AlertID) -> Bool { coordinator.waiting.contains { $0.id == id } }
}

extension AlertTester {
  private func start() {
    Elsewhere.add(self)
    coordinator.observer = { [weak self] in self?.happened($0) }
    host.onPresent = { [weak self] in self?.cameUp($0) }
    coordinator.attach(host)
  }

  private func happened(_ event: AlertEvent) {
    eventCount += 1
    // Another alert can take over a presentation that is up.
    guard case .updated = event.kind, let presentation = coordinator.current,
      presentation.alertID == event.id
    else { return }
    remember(presentation)
  }

  private func cameUp(_ presentation: AlertPresentation) {
    guard failure == nil else { return abandoning.end(presentation, of: coordinator) }
    guard let shown = remember(presentation) else { return }
    applyRules(to: shown)
    guard shown.isPresented else { return }
    watchOver(shown)
    waiters.resumeAll()
  }

  @discardableResult
  private func remember(_ presentation: AlertPresentation) -> ShownAlert? {
    guard let id = presentation.alertID else { return nil }
    if let record = records[id] {
      record.show(presentation)
    } else {
      records[id] = ShownRecord(id, presentation, coordinator)
      order.append(id)
    }
    return shownAlert(id)
  }

  private func shownAlert(_ id: AlertID) -> ShownAlert? {
    records[id].map { ShownAlert($0, tester: self) }
  }

  /// An alert that nobody answers would keep the test waiting for ever.
  private func watchOver(_ shown: ShownAlert) {
    watch?.cancel()
    watch = Task { [weak self, patience] in
      guard (try? await Task.sleep(for: patience * 2, clock: .continuous)) != nil else { return }
      self?.giveUp(on: shown.record)
    }
  }

  private func giveUp(on record: ShownRecord) {
    guard record.isPresented else { return }
    _ = fail(
      "Nobody has answered this alert for \(patience * 2): \(record.summary)", at: location)
  }
}

/// The tester of a task and its children.
enum RunningTest {
  @TaskLocal static var tester: AlertTester?
}

import Observation
import SwiftUI

/// Decides which alert is on screen, shows one at a time, and sees to it that every one is answered
/// once.
///
/// An app needs to know two things of it: ``shared``, which `@ShowAlert` uses, and
/// `.alertCoordinator(_:)`, which lets it show alerts in a view.
///
/// ```swift
/// @main
/// struct NotesApp: App {
///   var body: some Scene {
///     WindowGroup {
///       ContentView().alertCoordinator(.shared)
///     }
///   }
/// }
/// ```
///
/// Alerts wait while another is on screen, or while there is no host yet. None is lost. A window can
/// have a coordinator of its own: its alerts then end with the window.
@MainActor
@Observable
public final class AlertCoordinator {
  /// The alert that is on screen and can be answered.
  ///
  /// It is nil as soon as the alert is answered, while the platform is still taking it down.
  public internal(set) var current: AlertPresentation? {
    get {
      access(keyPath: \.current)
      return answerable
    }
    set { withMutation(keyPath: \.current) { answerable = newValue } }
  }

  /// The same, without observing it.
  @ObservationIgnored private(set) var answerable: AlertPresentation?

  /// What the OK says that an alert without actions gets.
  @ObservationIgnored public var okTitle = AlertText("OK" as LocalizedStringResource)
  /// What the cancel action says in the questions of ``ShowAlertAction``, and the Cancel that a
  /// confirmation dialog gets where it has none.
  @ObservationIgnored public var cancelTitle = AlertText("Cancel" as LocalizedStringResource)
  @ObservationIgnored private var store: AlertSuppressionStore?

  @ObservationIgnored var queue = AlertQueue<AlertRequest>()
  @ObservationIgnored var hosts: [HostEntry] = []
  @ObservationIgnored var lastHost: UInt64 = 0
  /// What the host was last told to show, until it has said that it is gone.
  @ObservationIgnored var onScreen: AlertPresentation?
  @ObservationIgnored private var isPerforming = false
  @ObservationIgnored var timeout: Timeout?
  @ObservationIgnored let sleep: @Sendable (Duration) async throws -> Void
  @ObservationIgnored private(set) lazy var reference = AlertCoordinatorReference(self)
  @ObservationIgnored var subscribers: [UInt64: AsyncStream<AlertEvent>.Continuation] = [:]
  @ObservationIgnored var lastSubscriber: UInt64 = 0
  /// Told of every event at once, before whoever waits for the alert.
  @ObservationIgnored package var observer: (@MainActor (AlertEvent) -> Void)?
  /// Whether somebody looks whether a host comes, or has told that none did.
  @ObservationIgnored var watchesForHosts = false
  /// Whether all hosts that there were have gone.
  @ObservationIgnored var isDeserted = false

  /// A host under its name.
  struct HostEntry: Sendable {
    let id: AlertHostID
    let reference: AlertHostReference
  }

  /// The time of what is on screen, running.
  struct Timeout {
    let duration: Duration
    let task: Task<Void, Never>
  }

  /// Makes a coordinator.
  ///
  /// - Parameters:
  ///   - suppressionStore: Where answers are remembered; nil means the user defaults.
  ///   - clock: What measures timeouts.
  public nonisolated init(
    suppressionStore: AlertSuppressionStore? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    store = suppressionStore
    sleep = { try await clock.sleep(for: min($0, .longest)) }
  }

  deinit {
    for subscriber in subscribers.values { subscriber.finish() }
    guard queue.count > 0 else { return }
    let leftBehind = Remains(requests: queue.payloads, onScreen: onScreen, hosts: hosts)
    Task { @MainActor in leftBehind.end() }
  }

  /// Whether an alert is on screen and can be answered.
  public var isPresented: Bool { current != nil }

  /// How many alerts wait. Reading it observes nothing; ``events()`` tells of every change.
  public var waitingCount: Int { queue.waitingCount }

  /// Where answers are remembered that were given with "don't ask again": the user defaults, if
  /// nothing else was set.
  public var suppressionStore: AlertSuppressionStore {
    get {
      if let store { return store }
      let store = AlertSuppressionStore.userDefaults()
      self.store = store
      return store
    }
    set { store = newValue }
  }

  /// Shows alerts through this coordinator, whatever the environment says.
  public nonisolated var showAlert: ShowAlertAction { ShowAlertAction(self) }
}

extension AlertCoordinator {
  static nonisolated let main = AlertCoordinator()

  /// The coordinator of the app, which `@ShowAlert` uses outside of views.
  ///
  /// Its alerts wait for the next host when there is none. In a test that runs with
  /// `AlertsTesting`, it is the test's own, so that tests can run side by side.
  public static nonisolated var shared: AlertCoordinator {
    CoordinatorOverride.current ?? main
  }

  private static var lastSpace: UInt32 = 0

  /// Numbers the coordinator, so that no alert of another one is taken for one of its own.
  func number() {
    guard queue.space == 0 else { return }
    Self.lastSpace += 1
    queue.space = Self.lastSpace
  }
}

/// What knows a coordinator without keeping it alive: one for all its alerts, for a weak reference
/// of each would cost more than the rest of its handle.
@MainActor
final class AlertCoordinatorReference: Sendable {
  private(set) weak var coordinator: AlertCoordinator?

  init(_ coordinator: AlertCoordinator) { self.coordinator = coordinator }
}

/// What a coordinator leaves behind that is released with alerts: nobody awaits them, for who waits
/// keeps the coordinator.
private struct Remains: Sendable {
  let requests: [AlertRequest]
  let onScreen: AlertPresentation?
  let hosts: [AlertCoordinator.HostEntry]

  @MainActor func end() {
    if let onScreen { for entry in hosts { entry.reference.host?.dismiss(onScreen) } }
    for request in requests {
      request.finish(.dismissed(.abandoned), request.input ?? request.freshInput)
    }
  }
}

/// The coordinator that stands in for the shared one in a task and its children: for tests.
package enum CoordinatorOverride {
  @TaskLocal package static var current: AlertCoordinator?
  /// Whether what is being made is a global object, which many tests use and none has for itself.
  @TaskLocal package static var isMakingGlobalObject: @Sendable () -> Bool = { false }

  /// The coordinator that an object belongs to that is being made.
  static var ofNewObject: AlertCoordinator? {
    guard let current, !isMakingGlobalObject() else { return nil }
    return current
  }
}

extension AlertCoordinator {
  /// Tells the queue what happened, and does what follows from it.
  func report<Result>(_ event: @MainActor (inout AlertQueue<AlertRequest>) -> Result) -> Result {
    let result = event(&queue)
    perform()
    return result
  }

  /// Does what the queue asks for, in order, also where doing it makes more happen.
  func perform() {
    guard !isPerforming else { return }
    isPerforming = true
    defer { isPerforming = false }
    forgetReleasedHosts()
    while let effect = queue.nextEffect() { carryOut(effect) }
  }

  func press(_ presentation: AlertPresentation, _ action: AlertActionID) -> Bool {
    guard queue.acceptsPress(on: presentation.id),
      let position = presentation.latest.position(of: action)
    else { return false }
    guard presentation.counts(at: position) else {
      report { $0.keep(presentation.id) }
      return false
    }
    return report { $0.press(presentation.id, action: action) }
  }

  func didDismiss(_ presentation: AlertPresentation) {
    let ending = presentation === onScreen ? endingByUser : nil
    report { $0.didDismiss(presentation.id, byUser: ending) }
  }

  /// What a dismissal of what is on screen by the user means, where that is what happened to it.
  var endingByUser: AlertEnding? {
    guard let onScreen, queue.isDismissedByUser || queue.isUntouched(onScreen.id) else {
      return nil
    }
    return onScreen.endingByUser
  }
}

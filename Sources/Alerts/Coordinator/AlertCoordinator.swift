import Observation
import SwiftUI

/// Decides which alert is up, shows one at a time, and sees to it that every one is answered once.
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
/// Alerts wait while another is up, or while no host is on screen. None is lost.
@MainActor
@Observable
public final class AlertCoordinator {
  /// The alert that is on screen and can be answered.
  ///
  /// It is nil as soon as the alert is answered, while the platform is still taking it down.
  public internal(set) var current: AlertPresentation?

  /// What the OK says that an alert without actions gets.
  @ObservationIgnored public var okTitle: AlertText = "OK"
  /// What the cancel action says in the questions of ``ShowAlertAction``, and the Cancel that a
  /// confirmation dialog gets where it has none.
  @ObservationIgnored public var cancelTitle: AlertText = "Cancel"
  @ObservationIgnored private var store: (any AlertSuppressionStore)?

  @ObservationIgnored var queue = AlertQueue<AlertRequest>()
  @ObservationIgnored var hosts: [AlertHostID: WeakHost] = [:]
  @ObservationIgnored private var lastHost: UInt64 = 0
  /// What the host was last told to show, until it has said that it is gone.
  @ObservationIgnored var onScreen: AlertPresentation?
  @ObservationIgnored private var isPerforming = false
  @ObservationIgnored var timeout: Task<Void, Never>?
  @ObservationIgnored let sleep: @Sendable (Duration) async throws -> Void
  @ObservationIgnored var subscribers: [UInt64: AsyncStream<AlertEvent>.Continuation] = [:]
  @ObservationIgnored var lastSubscriber: UInt64 = 0
  /// Told of every event at once, before whoever waits for the alert.
  @ObservationIgnored package var observer: (@MainActor (AlertEvent) -> Void)?

  struct WeakHost {
    weak var host: (any AlertHost)?
  }

  /// Makes a coordinator.
  ///
  /// - Parameters:
  ///   - suppressionStore: Where answers are remembered; nil means the user defaults.
  ///   - clock: What measures timeouts.
  public nonisolated init(
    suppressionStore: (any AlertSuppressionStore)? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    store = suppressionStore
    sleep = { try await clock.sleep(for: $0) }
  }

  deinit {
    for subscriber in subscribers.values { subscriber.finish() }
  }

  /// Whether an alert is on screen and can be answered.
  public var isPresented: Bool { current != nil }

  /// How many alerts wait. Reading it observes nothing; ``events()`` tells of every change.
  public var waitingCount: Int { queue.waitingCount }

  /// Where answers are remembered that were given with "don't ask again": the user defaults, if
  /// nothing else was set.
  public var suppressionStore: any AlertSuppressionStore {
    get {
      if let store { return store }
      let store = UserDefaultsSuppressionStore()
      self.store = store
      return store
    }
    set { store = newValue }
  }

  /// Shows alerts through this coordinator, whatever the environment says.
  public nonisolated var showAlert: ShowAlertAction { ShowAlertAction(self) }
}

extension AlertCoordinator {
  private static nonisolated let main = AlertCoordinator()

  /// The coordinator of the app, which `@ShowAlert` uses outside of views.
  ///
  /// In a test that runs with `AlertsTesting`, it is the test's own, so that tests can run side by
  /// side.
  public static nonisolated var shared: AlertCoordinator {
    CoordinatorOverride.current ?? main
  }
}

/// The coordinator that stands in for the shared one in a task and its children: for tests.
package enum CoordinatorOverride {
  @TaskLocal package static var current: AlertCoordinator?
}

extension AlertCoordinator {
  /// Adds a place for alerts to appear. The one added last is the top-most, and presents.
  ///
  /// The coordinator does not keep the host alive. Adding it again changes nothing.
  public func attach(_ host: any AlertHost) {
    guard hostID(host) == nil else { return }
    lastHost += 1
    let id = AlertHostID(rawValue: lastHost)
    hosts[id] = WeakHost(host: host)
    report { $0.attach(id) }
  }

  /// Removes a host. What it had on screen goes back to the head of the queue, or, where it had
  /// been answered or closed, ends now.
  public func detach(_ host: any AlertHost) {
    guard let id = hostID(host) else { return }
    hosts[id] = nil
    report { $0.detach(id) }
  }

  /// A host that had refused an alert can present again.
  public func hostIsReady(_ host: any AlertHost) {
    guard let id = hostID(host) else { return }
    report { $0.ready(id) }
  }

  private func hostID(_ host: any AlertHost) -> AlertHostID? {
    hosts.first { $0.value.host === host }?.key
  }
}

extension AlertCoordinator {
  /// Tells the queue what happened, and does what follows from it.
  func report<Result>(_ event: (inout AlertQueue<AlertRequest>) -> Result) -> Result {
    let result = event(&queue)
    perform()
    return result
  }

  /// Does what the queue asks for, in order, also where doing it makes more happen.
  private func perform() {
    guard !isPerforming else { return }
    isPerforming = true
    defer { isPerforming = false }
    while let effect = queue.nextEffect() { carryOut(effect) }
  }

  func press(_ presentation: AlertPresentation, _ position: Int) -> Bool {
    guard queue.acceptsPress(on: presentation.id),
      presentation.request.buttons.indices.contains(position)
    else { return false }
    let button = presentation.request.buttons[position]
    guard presentation.isEnabled(position), button.keepsOpen?(presentation.input) != true else {
      report { $0.keep(presentation.id) }
      return false
    }
    return report { $0.press(presentation.id, action: position) }
  }
}

/// A thing whose end withdraws the alerts that it still has waiting.
///
/// Keep one in the object that shows alerts. When the object goes, so does the owner, and no alert
/// of a screen that has gone comes up over the next one. What is on screen already stays.
///
/// ```swift
/// final class EditorModel {
///   @ShowAlert private var showAlert
///   private let alerts = AlertOwner()
///
///   @MainActor func warn() {
///     showAlert(Alert(title: "Not saved").owner(alerts))
///   }
/// }
/// ```
public final class AlertOwner: Sendable {
  let registration = Registration()

  /// Makes an owner.
  public init() {}

  deinit {
    let registration = registration
    Task { @MainActor in registration.end() }
  }

  /// Withdraws what is waiting, now; what the owner has shown later is not affected.
  @MainActor public func end() { registration.end() }

  /// Outlives the owner for as long as it takes to tell the coordinators.
  @MainActor final class Registration {
    private struct WeakCoordinator {
      weak var coordinator: AlertCoordinator?
    }

    private var coordinators: [WeakCoordinator] = []

    nonisolated init() {}

    func add(_ coordinator: AlertCoordinator) {
      guard !coordinators.contains(where: { $0.coordinator === coordinator }) else { return }
      coordinators.removeAll { $0.coordinator == nil }
      coordinators.append(WeakCoordinator(coordinator: coordinator))
    }

    func end() {
      for entry in coordinators { entry.coordinator?.ownerEnded(self) }
    }
  }
}

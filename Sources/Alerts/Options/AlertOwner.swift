/// A thing whose end ends the alerts that it still has waiting.
///
/// Keep one in the object that shows alerts. When the object goes, so does the owner, and no alert
/// of a screen that has gone is presented over the next one. What is on screen already stays.
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
  let registration: Registration

  /// Makes an owner.
  public init() {
    registration = Registration()
    registration.life.owner = self
  }

  deinit {
    let registration = registration
    Task { @MainActor in registration.end() }
  }

  /// Ends what is waiting, now; what the owner has shown later is not affected.
  @MainActor public func end() { registration.end() }

  /// Outlives the owner for as long as it takes to tell the coordinators.
  final class Registration: Sendable, Equatable {
    /// Says at once that the owner is gone, from the moment on which its last reference goes: the
    /// coordinators are told a turn later, and may choose the next alert before that.
    let life = Life()
    @MainActor private var coordinators: [WeakCoordinator] = []

    private struct WeakCoordinator {
      weak var coordinator: AlertCoordinator?
    }

    static func == (lhs: Registration, rhs: Registration) -> Bool { lhs === rhs }

    /// Whether the owner is gone.
    var isOver: Bool { life.owner == nil }

    @MainActor func add(_ coordinator: AlertCoordinator) {
      guard !coordinators.contains(where: { $0.coordinator === coordinator }) else { return }
      coordinators.removeAll { $0.coordinator == nil }
      coordinators.append(WeakCoordinator(coordinator: coordinator))
    }

    @MainActor func end() {
      for entry in coordinators { entry.coordinator?.ownerEnded(self) }
    }
  }

  /// A weak reference to the owner.
  ///
  /// Unchecked, and sound: the reference is written once, while the owner is made and nobody else
  /// has it; afterwards it is only read, and the runtime clears weak references atomically.
  final class Life: @unchecked Sendable {
    fileprivate(set) weak var owner: AlertOwner?
  }
}

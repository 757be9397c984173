import SwiftUI

/// A hold on an alert that was shown, to change it or dismiss it.
///
/// ```swift
/// let progress = showAlert(Alert(title: "Copying", message: "0 %"))
/// for await percent in copy() {
///   progress.update { $0.message = "\(percent) %" }
/// }
/// progress.dismiss()
/// ```
@MainActor
public struct AlertHandle {
  /// Names the alert.
  public nonisolated let id: AlertID
  private let reference: AlertCoordinatorReference

  init(id: AlertID, coordinator: AlertCoordinator) {
    self.id = id
    reference = coordinator.reference
  }

  private var coordinator: AlertCoordinator? { reference.coordinator }

  /// Whether the alert waits for its turn, or shares the answer of an equal one.
  public var isWaiting: Bool { !hasEnded && coordinator?.onScreen?.alertID != id }

  /// Whether the alert is on screen and can be answered.
  public var isPresented: Bool { coordinator?.current?.alertID == id }

  /// Whether the alert has ended.
  public var hasEnded: Bool { coordinator?.queue[id] == nil }

  /// Ends the alert, wherever it is. No action's handler is called.
  ///
  /// - Returns: Whether it ends; false where it has ended or been answered.
  @discardableResult
  public func dismiss() -> Bool {
    coordinator?.dismiss(id) ?? false
  }

  /// Changes what the alert says and can be answered with, in place, also while it is on screen.
  ///
  /// What decides about its turn stays: the priority, the identity, the owner. One that is on screen
  /// and gets another style, or gets or loses its "don't ask again" toggle, is taken down and comes
  /// back, with what was entered.
  ///
  /// - Returns: Whether it changed; false where it has ended or been answered.
  @discardableResult
  public func update(_ change: (inout Alert) -> Void) -> Bool {
    coordinator?.update(id, change) ?? false
  }

  /// Ends the alert as replaced and shows another in its place.
  ///
  /// - Returns: A hold on the other. Where this one has ended or been answered, it waits its turn.
  @discardableResult
  public func replace(
    with alert: Alert, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AlertHandle {
    guard let coordinator else { return self }
    let request = AlertRequest(alert, origin: AlertOrigin(fileID: fileID, line: line))
    return AlertHandle(id: coordinator.enqueue(request, replacing: id), coordinator: coordinator)
  }
}

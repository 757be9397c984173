import SwiftUI

extension AlertCoordinator {
  /// Ends an alert that is up or waits.
  ///
  /// No action's handler is called; whoever awaits it gets the cancel action's value.
  ///
  /// - Parameter id: Which alert; ``AlertHandle``, ``AlertPresentation/alertID`` and ``waiting``
  ///   say.
  /// - Returns: Whether it ends. It does not where it has ended or been answered, or where somebody
  ///   awaits a value that only an answer can give.
  @discardableResult
  public func dismiss(_ id: AlertID) -> Bool {
    report { $0.withdraw(id, .byCode) }
  }

  /// Ends the alert that is up; the next one follows.
  ///
  /// - Returns: Whether there was one and it ends.
  @discardableResult
  public func dismissCurrent() -> Bool {
    queue.current.map(dismiss) ?? false
  }

  /// Ends all that wait, and leaves up what is up.
  public func dismissWaiting() {
    report { $0.withdrawAll(.byCode, includingCurrent: false) }
  }

  /// Ends all alerts that can be ended.
  ///
  /// An alert whose caller needs an answer stays, as it would for ``dismiss(_:)``.
  public func dismissAll() {
    report { $0.withdrawAll(.byCode) }
  }

  /// The alerts that wait, in the order of their turns.
  public var waiting: [WaitingAlert] {
    queue.waiting.compactMap { id in
      queue[id].map {
        WaitingAlert(
          id: id, title: $0.title?.presentable, message: $0.message?.presentable,
          priority: $0.options.priority, origin: $0.origin)
      }
    }
  }

  /// Forgets a remembered answer, so that the person is asked again.
  public func resetSuppression(_ key: String) {
    suppressionStore.setAnswer(nil, forKey: key)
  }

  func update(_ id: AlertID, _ change: (inout Alert) -> Void) -> Bool {
    guard queue.isOpen(id), let request = queue[id], case .actions(let actions) = request.completion
    else { return false }
    var alert = Alert(title: request.title, message: request.message, actions: actions)
    alert.rareOptions = request.rareOptions
    change(&alert)
    request.update(from: alert, okTitle: okTitle)
    queue.setContent(of: id, request.traits(owner: nil))
    if let presentation = onScreen, presentation.request === request { presentation.show(request) }
    note(.updated, id, request)
    return true
  }
}

/// An alert that waits for its turn.
public struct WaitingAlert: Identifiable, Sendable {
  /// Names the alert.
  public let id: AlertID
  /// Its title.
  public let title: String?
  /// The text under the title.
  public let message: String?
  /// Its rank.
  public let priority: AlertPriority
  /// Where it was shown.
  public let origin: AlertOrigin
}

/// A hold on an alert that was shown, to change it or take it down.
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
  private weak var coordinator: AlertCoordinator?

  init(id: AlertID, coordinator: AlertCoordinator) {
    self.id = id
    self.coordinator = coordinator
  }

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

  /// Changes what the alert says and can be answered with, in place, also while it is up.
  ///
  /// What decides about its turn stays: the priority, the identity, the owner.
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

extension AlertCoordinator {
  /// The time of what is up is over: for tests, whose clock stands still.
  package func timeOut(_ presentation: AlertPresentation) {
    guard let id = presentation.alertID else { return }
    _ = report { $0.withdraw(id, .timedOut) }
  }

  /// Answers what is up, whatever its conditions say: so that a failed test can end.
  package func forceAnswer(_ action: Int) -> Bool {
    guard let current else { return false }
    return report { $0.press(current.id, action: action) }
  }
}

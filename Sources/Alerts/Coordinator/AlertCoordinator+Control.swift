import SwiftUI

extension AlertCoordinator {
  /// Ends an alert that is on screen or waits.
  ///
  /// No action's handler is called; whoever awaits it gets the cancel action's value.
  ///
  /// - Parameter id: Which alert; ``AlertHandle``, ``AlertPresentation/alertID`` and ``waiting``
  ///   say.
  /// - Returns: Whether it ends. It does not where it has ended or been answered, or where somebody
  ///   awaits a value that only an answer can give.
  @discardableResult
  public func dismiss(_ id: AlertID) -> Bool {
    report { $0.end(id, .byCode) }
  }

  /// Ends the alert that is on screen; the next one follows.
  ///
  /// - Returns: Whether there was one and it ends.
  @discardableResult
  public func dismissCurrent() -> Bool {
    queue.current.map(dismiss) ?? false
  }

  /// Ends all that wait, and leaves what is on screen.
  public func dismissWaiting() {
    report { $0.endAll(.byCode, includingCurrent: false) }
  }

  /// Ends all alerts that can be ended.
  ///
  /// An alert whose caller needs an answer stays, as it would for ``dismiss(_:)``.
  public func dismissAll() {
    report { $0.endAll(.byCode) }
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

  /// Forgets a remembered answer, so that the user is asked again.
  public func resetSuppression(_ key: String) {
    suppressionStore.setAnswer(nil, forKey: key)
  }

  func update(_ id: AlertID, _ change: (inout Alert) -> Void) -> Bool {
    guard queue.isOpen(id), let request = queue[id], let actions = request.handlers
    else { return false }
    var alert = Alert(title: request.title, message: request.message, actions: actions)
    alert.rareOptions = request.rareOptions
    change(&alert)
    request.update(from: alert)
    request.setStandardTitles(ok: okTitle, cancel: cancelTitle)
    queue.setContent(of: id, request.answers)
    if let presentation = onScreen, presentation.request === request {
      presentation.show(request)
      restartTimeoutIfChanged(id, request)
    }
    note(.updated, id, request)
    return true
  }
}

extension AlertCoordinator {
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
}

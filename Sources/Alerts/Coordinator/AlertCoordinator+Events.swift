import SwiftUI

extension AlertCoordinator {
  /// Everything that happens from now on; any number of readers can have their own.
  public func events() -> AlertEvents {
    lastSubscriber += 1
    let key = lastSubscriber
    let (stream, continuation) = AsyncStream<AlertEvent>.makeStream(bufferingPolicy: .unbounded)
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.subscribers[key] = nil }
    }
    subscribers[key] = continuation
    return AlertEvents(stream: stream)
  }

  func note(_ kind: AlertEvent.Kind, _ id: AlertID, _ request: AlertRequest? = nil) {
    guard observer != nil || !subscribers.isEmpty, let request = request ?? queue[id] else {
      return
    }
    let event = AlertEvent(id: id, kind: kind, title: request.title, origin: request.origin)
    observer?(event)
    for subscriber in subscribers.values { subscriber.yield(event) }
  }

  func warn(_ warning: AlertWarning, _ id: AlertID, _ request: AlertRequest) {
    note(.warned(warning), id, request)
    NSLog(
      "%@",
      "Alerts: the alert “\(request.title?.source ?? "")” shown at \(request.origin) has several "
        + "cancel actions. The first keeps the role.")
  }
}

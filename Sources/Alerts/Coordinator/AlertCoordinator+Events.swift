import SwiftUI

extension AlertCoordinator {
  /// Told of every event of every coordinator: for tests, where an alert may go to the wrong one.
  package static var globalObserver: (@MainActor (AlertCoordinator, AlertEvent) -> Void)?

  /// Everything that happens from now on, in order; any number of readers can have their own.
  ///
  /// Each stream has its own buffer, which grows while nobody reads. End the loop, or release the
  /// stream, to end the recording.
  public func events() -> AsyncStream<AlertEvent> {
    lastSubscriber += 1
    let key = lastSubscriber
    let (stream, continuation) = AsyncStream<AlertEvent>.makeStream(bufferingPolicy: .unbounded)
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.subscribers[key] = nil }
    }
    subscribers[key] = continuation
    return stream
  }

  func note(_ kind: AlertEvent.Kind, _ id: AlertID, _ request: AlertRequest? = nil) {
    guard observer != nil || !subscribers.isEmpty || Self.globalObserver != nil,
      let request = request ?? queue[id]
    else { return }
    let event = AlertEvent(id: id, kind: kind, title: request.title, origin: request.origin)
    observer?(event)
    Self.globalObserver?(self, event)
    for subscriber in subscribers.values { subscriber.yield(event) }
  }

  /// Tells of the mistakes in an alert.
  func warn(_ id: AlertID, _ request: AlertRequest) {
    if request.hasSeveralCancels {
      note(.warned(.severalCancelActions), id, request)
      log(request, "has several cancel actions. The first keeps the role.")
    }
    if request.suppression == nil, request.rareOptions?.options.suppression != nil {
      note(.warned(.suppressibleWithFields), id, request)
      log(request, "has text fields, so it is always shown and has no “don’t ask again”.")
    }
  }

  private func log(_ request: AlertRequest, _ text: String) {
    AlertLog.write("the alert “\(request.title?.source ?? "")” shown at \(request.origin) \(text)")
  }
}

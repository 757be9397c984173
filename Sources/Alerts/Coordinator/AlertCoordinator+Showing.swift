import SwiftUI

extension AlertCoordinator {
  func show(_ alert: Alert, origin: AlertOrigin, asking: AlertHostReference?) -> AlertHandle {
    let request = AlertRequest(alert, origin: origin, asking: asking)
    return AlertHandle(id: enqueue(request), coordinator: self)
  }

  /// Shows an alert and waits until it has ended.
  ///
  /// - Parameter needsValue: Whether the caller has nothing to return without an answer, so that an
  ///   alert without a cancel action stays until it has one.
  @inlinable
  func answer<Value>(
    to alert: AsyncAlert<Value>, needsValue: Bool, origin: AlertOrigin,
    asking: AlertHostReference?
  ) async -> AlertAnswer {
    await answer(
      to: AlertQuestion(alert), needsValue: needsValue, origin: origin, asking: asking)
  }

  @usableFromInline
  func answer(
    to question: AlertQuestion, needsValue: Bool, origin: AlertOrigin,
    asking: AlertHostReference?
  ) async -> AlertAnswer {
    precondition(
      !question.buttons.isEmpty || question.isOfVoid,
      "The alert “\(question.title?.source ?? "")” has no actions, so it could never give a value."
    )
    let request = AlertRequest(question, needsValue: needsValue, origin: origin, asking: asking)
    if Task.isCancelled, !request.mustBeAnswered {
      let answer = AlertAnswer(
        ending: .dismissed(.cancelled), position: nil, input: request.freshInput)
      request.finish(answer.ending, answer.input)
      return answer
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        request.waiter = continuation
        enqueue(request)
      }
    } onCancel: {
      Task { @MainActor in self.cancel(request) }
    }
  }

  func cancel(_ request: AlertRequest) {
    guard let id = request.id else { return }
    _ = report { $0.end(id, .cancelled) }
  }

  @discardableResult
  func enqueue(_ request: AlertRequest, replacing old: AlertID? = nil) -> AlertID {
    number()
    request.setStandardTitles(ok: okTitle, cancel: cancelTitle)
    request.rareOptions?.options.owner?.add(self)
    var host: AlertHostID?
    if let asking = request.asking?.host { host = hostID(asking) }
    let traits = request.traits(host: host, replaces: old != nil)
    let remembered = rememberedAction(for: request)
    let id: AlertID
    if let remembered {
      id = queue.answer(request, traits, action: remembered)
    } else if let old {
      id = queue.replace(old, with: request, traits)
    } else {
      id = queue.show(request, traits)
    }
    request.id = id
    note(.queued, id, request)
    if remembered != nil { note(.suppressed, id, request) }
    warn(id, request)
    perform()
    abandonNextTurn()
    watchForHosts()
    return id
  }

  func ownerEnded(_ registration: AlertOwner.Registration) {
    report { $0.ownerEnded(ObjectIdentifier(registration)) }
  }
}

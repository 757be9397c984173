import SwiftUI

extension AlertCoordinator {
  func carryOut(_ effect: AlertQueue<AlertRequest>.Effect) {
    switch effect {
    case .present(let id, let presentation, let host): present(id, presentation, host)
    case .dismiss(let id, let presentation, let host): dismiss(id, presentation, host)
    case .update(let id, _): showUpdate(id)
    case .returned(let id): takeBack(id)
    case .joined(let id, let other): note(.joined(other), id)
    case .end(let id, let request, let ending): end(id, request, ending)
    }
  }

  private func present(_ id: AlertID, _ presentationID: AlertPresentationID, _ host: AlertHostID) {
    guard let request = queue[id] else { return }
    if let action = rememberedAction(for: request) {
      note(.suppressed, id)
      return queue.settle(presentationID, action: action)
    }
    guard let host = hosts[host]?.host else {
      hosts[host] = nil
      return queue.detach(host)
    }
    let presentation = AlertPresentation(id: presentationID, request: request, coordinator: self)
    onScreen = presentation
    current = presentation
    startTimeout(id, request)
    note(.presented(presentationID), id)
    host.present(presentation)
  }

  private func dismiss(_ id: AlertID, _ presentationID: AlertPresentationID, _ host: AlertHostID) {
    stopTimeout()
    current = nil
    guard let presentation = onScreen, presentation.id == presentationID else { return }
    note(.closing(presentationID), id)
    guard let host = hosts[host]?.host else { return queue.didDismiss(presentationID) }
    host.dismiss(presentation)
  }

  private func showUpdate(_ id: AlertID) {
    guard let request = queue[id], let presentation = onScreen else { return }
    request.id = id
    presentation.show(request)
    stopTimeout()
    if current != nil { startTimeout(id, request) }
    note(.updated, id)
  }

  private func takeBack(_ id: AlertID) {
    queue[id]?.input = onScreen?.input
    clearScreen()
    note(.returned, id)
  }

  private func end(_ id: AlertID, _ request: AlertRequest, _ ending: AlertEnding) {
    var input = request.input ?? .none
    if let presentation = onScreen, presentation.request === request {
      input = presentation.input
      clearScreen()
    }
    remember(ending, of: request, input)
    note(.ended(ending), id, request)
    request.finish(ending, input)
  }

  private func clearScreen() {
    stopTimeout()
    onScreen = nil
    if current != nil { current = nil }
  }

  private func startTimeout(_ id: AlertID, _ request: AlertRequest) {
    guard let duration = request.rareOptions?.options.timeout else { return }
    timeout = Task { [weak self, sleep] in
      guard (try? await sleep(duration)) != nil, !Task.isCancelled else { return }
      _ = self?.report { $0.withdraw(id, .timedOut) }
    }
  }

  private func stopTimeout() {
    timeout?.cancel()
    timeout = nil
  }
}

extension AlertCoordinator {
  /// The action that the person has chosen once and for all.
  func rememberedAction(for request: AlertRequest) -> Int? {
    guard let suppression = request.rareOptions?.options.suppression,
      let answer = suppressionStore.answer(forKey: suppression.key)
    else { return nil }
    return request.buttons.firstIndex { $0.stableName == answer }
  }

  /// A cancel is only remembered where there is nothing else to choose.
  private func remember(_ ending: AlertEnding, of request: AlertRequest, _ input: AlertInput) {
    guard input.isSuppressed, case .pressed(let action) = ending,
      let suppression = request.rareOptions?.options.suppression,
      request.buttons.indices.contains(action),
      request.buttons[action].role != .cancel || request.buttons.count == 1
    else { return }
    suppressionStore.setAnswer(request.buttons[action].stableName, forKey: suppression.key)
  }
}

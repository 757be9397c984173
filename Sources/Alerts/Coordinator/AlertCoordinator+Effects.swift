import SwiftUI

extension AlertCoordinator {
  func carryOut(_ effect: AlertQueue<AlertRequest>.Effect) {
    switch effect {
    case .present(let id, let request, let presentation, let host):
      present(id, request, presentation, host)
    case .dismiss(let id, let presentation, let host): dismiss(id, presentation, host)
    case .update(let id, _): showUpdate(id)
    case .returned(let id): takeBack(id)
    case .joined(let id, let other): note(.joined(other), id)
    case .end(let id, let request, let ending, let leader): end(id, request, ending, leader)
    }
  }

  private func present(
    _ id: AlertID, _ request: AlertRequest, _ presentationID: AlertPresentation.ID,
    _ host: AlertHostID
  ) {
    if request.isOwnerOver, !request.mustBeAnswered {
      return queue.settle(presentationID, .dismissed(.ownerEnded))
    }
    if let action = rememberedAction(for: request) {
      note(.suppressed, id)
      return queue.settle(presentationID, .pressed(action))
    }
    guard let host = self.host(host) else {
      return forgetReleasedHosts()
    }
    let presentation = AlertPresentation(id: presentationID, request: request, coordinator: self)
    onScreen = presentation
    current = presentation
    startTimeout(id, request)
    note(.presented, id, request)
    host.present(presentation)
  }

  private func dismiss(
    _ id: AlertID, _ presentationID: AlertPresentation.ID, _ host: AlertHostID
  ) {
    stopTimeout()
    current = nil
    guard let presentation = onScreen, presentation.id == presentationID else { return }
    note(.dismissing, id, presentation.latest)
    guard let host = self.host(host) else {
      return queue.didDismiss(presentationID, byUser: endingByUser)
    }
    host.dismiss(presentation)
  }

  private func showUpdate(_ id: AlertID) {
    guard let request = queue[id], let presentation = onScreen else { return }
    request.id = id
    presentation.show(request)
    stopTimeout()
    if answerable != nil { startTimeout(id, request) }
    note(.updated, id)
  }

  private func takeBack(_ id: AlertID) {
    queue[id]?.input = onScreen?.input
    clearScreen()
    note(.returned, id)
  }

  private func end(
    _ id: AlertID, _ request: AlertRequest, _ ending: AlertEnding, _ leader: AlertRequest?
  ) {
    if let presentation = onScreen, presentation.latest === request {
      request.input = presentation.input
      clearScreen()
    }
    // Who shares an answer shares what was entered.
    let input = leader?.input ?? request.input ?? request.freshInput
    request.input = input
    remember(ending, of: request, input)
    note(.ended(ending), id, request)
    request.finish(ending, input)
  }

  private func clearScreen() {
    stopTimeout()
    onScreen = nil
    if answerable != nil { current = nil }
  }
}

extension AlertCoordinator {
  func startTimeout(_ id: AlertID, _ request: AlertRequest) {
    guard let duration = request.timeout else { return }
    let task = Task { [weak self, sleep] in
      guard (try? await sleep(duration)) != nil, !Task.isCancelled else { return }
      _ = self?.report { $0.end(id, .timedOut) }
    }
    timeout = Timeout(duration: duration, task: task)
  }

  func stopTimeout() {
    timeout?.task.cancel()
    timeout = nil
  }

  /// The alert on screen may have got another time, or none.
  func restartTimeoutIfChanged(_ id: AlertID, _ request: AlertRequest) {
    guard answerable != nil, timeout?.duration != request.timeout else { return }
    stopTimeout()
    startTimeout(id, request)
  }

  /// The time of what is on screen is over: for tests, whose clock stands still.
  ///
  /// - Returns: Whether it had one, and ends.
  @discardableResult
  package func timeOut(_ presentation: AlertPresentation) -> Bool {
    guard presentation.timeout != nil, answerable === presentation, let id = presentation.alertID
    else { return false }
    return report { $0.end(id, .timedOut) }
  }
}

extension AlertCoordinator {
  /// The action that the user has chosen once and for all; nil where it cannot be pressed now.
  func rememberedAction(for request: AlertRequest) -> AlertActionID? {
    guard let suppression = request.suppression,
      let answer = suppressionStore.answer(forKey: suppression.key),
      let position = request.position(of: AlertActionID(answer))
    else { return nil }
    let button = request.buttons[position]
    let input = request.freshInput
    guard button.isEnabled?(input) != false, button.keepsOpen?(input) != true else { return nil }
    return request.actionIDs[position]
  }

  /// A cancel is only remembered where there is nothing else to choose.
  private func remember(_ ending: AlertEnding, of request: AlertRequest, _ input: AlertInput) {
    guard case .pressed(let action) = ending, let suppression = request.suppression,
      let position = request.position(of: action)
    else { return }
    let button = request.buttons[position]
    guard button.remembersAnswer || input.isSuppressed else { return }
    guard button.role != .cancel || request.buttons.count == 1 else { return }
    suppressionStore.setAnswer(action.rawValue, forKey: suppression.key)
  }
}

// The order of events.
//
// A press: the host calls `press`, the queue asks it to dismiss (`close`), the host says that the
// alert is off screen (`didDismiss`), the alert ends, its action runs, the next one is presented.
//
// A dismissal by the user: `dismissByUser`, then as above. What it means, an end or none, is said
// with `didDismiss`: some systems report the dismissal before the press that led to it, so a press
// still counts until the alert is off screen.
//
// A dismissal by code: `end` asks the host to dismiss; then as above. A press comes too late.
//
// A dismissal by the system: `didDismiss` alone, which counts as the user's.
extension AlertQueue {
  /// An action was pressed. It counts once, and also after the user's dismissal was reported.
  ///
  /// - Returns: Whether the press is the answer.
  @discardableResult
  package mutating func press(_ presentation: AlertPresentation.ID, action: AlertActionID) -> Bool {
    guard let screen, acceptsPress(on: presentation) else { return false }
    guard screen.closing == nil else {
      self.screen?.closing = .pressed(action)
      return true
    }
    close(screen, .pressed(action))
    return true
  }

  /// Whether a press on a presentation can still count.
  package func acceptsPress(on presentation: AlertPresentation.ID) -> Bool {
    guard let screen, screen.presentation == presentation else { return false }
    switch screen.closing {
    case nil, .byUser: return true
    case .pressed, .byCode, .returning: return false
    }
  }

  /// An alert was chosen for the screen, and is not presented: it has a remembered answer, or its
  /// owner is gone.
  package mutating func settle(_ presentation: AlertPresentation.ID, _ ending: AlertEnding) {
    guard let screen, screen.presentation == presentation else { return }
    self.screen = nil
    finish(screen.id, ending)
  }

  /// A press came that leaves the alert on screen, or that the alert does not take.
  ///
  /// A platform that dismisses on every press has done so by now, or is about to and says so with
  /// ``putBack(_:)``.
  package mutating func keep(_ presentation: AlertPresentation.ID) {
    guard let screen, screen.presentation == presentation else { return }
    if screen.closing == .byUser { self.screen?.closing = .returning }
  }

  /// The platform took down an alert that should have stayed; it is presented again.
  package mutating func putBack(_ presentation: AlertPresentation.ID) {
    guard let screen, screen.presentation == presentation else { return }
    switch screen.closing {
    case nil: close(screen, .returning)
    case .byUser: self.screen?.closing = .returning
    case .pressed, .byCode, .returning: break
    }
  }

  /// Whether nobody has taken down what is on screen yet.
  package func isUntouched(_ presentation: AlertPresentation.ID) -> Bool {
    screen?.presentation == presentation && screen?.closing == nil
  }

  /// Whether the user has dismissed what is on screen, and nothing else has happened to it.
  package var isDismissedByUser: Bool { screen?.closing == .byUser }

  /// The user dismissed the alert, or pressed something that is reported next.
  package mutating func dismissByUser(_ presentation: AlertPresentation.ID) {
    guard let screen, isUntouched(presentation) else { return }
    close(screen, .byUser)
  }

  /// The host says that the alert is off screen, for whatever reason.
  ///
  /// - Parameter ending: What a dismissal by the user means; nil where the alert has to come back.
  package mutating func didDismiss(
    _ presentation: AlertPresentation.ID, byUser ending: AlertEnding?
  ) {
    guard let screen, screen.presentation == presentation else { return }
    vacate(screen, screen.closing ?? .byUser, ending)
  }

  /// The host cannot present now, and says so again with ``ready(_:)`` when it can.
  package mutating func refuse(
    _ presentation: AlertPresentation.ID, byUser ending: AlertEnding?
  ) {
    guard let screen, screen.presentation == presentation else { return }
    hosts.setBusy(true, screen.host)
    vacate(screen, screen.closing ?? .returning, ending)
  }

  /// A host went away. What it had on screen comes back, unless it had been answered.
  package mutating func detach(_ host: AlertHostID, byUser ending: AlertEnding?) {
    hosts.remove(host)
    guard let screen, screen.host == host else { return }
    vacate(screen, screen.closing ?? .returning, ending)
  }

  /// A host that could not present can now.
  package mutating func ready(_ host: AlertHostID) { hosts.setBusy(false, host) }

  mutating func close(_ screen: Screen, _ closing: Closing) {
    self.screen?.closing = closing
    emit(.dismiss(screen.id, screen.presentation, screen.host))
  }

  private mutating func vacate(
    _ screen: Screen, _ closing: Closing, _ byUser: AlertEnding?
  ) {
    self.screen = nil
    switch closing {
    case .pressed(let action): finish(screen.id, .pressed(action))
    case .byCode(let reason): finish(screen.id, .dismissed(reason))
    case .byUser: if let byUser { finish(screen.id, byUser) } else { putFirst(screen.id) }
    case .returning: putFirst(screen.id)
    }
  }

  private mutating func putFirst(_ id: AlertID) {
    guard let traits = lanes[id]?.traits else { return }
    lanes.linkFirst(id, rank: traits.rank)
    emit(.returned(id))
  }
}

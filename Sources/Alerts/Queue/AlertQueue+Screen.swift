extension AlertQueue {
  /// An action was pressed. It counts once, and also after the person's closing was reported.
  ///
  /// - Returns: Whether the press is the answer.
  @discardableResult
  package mutating func press(_ presentation: AlertPresentationID, action: Int) -> Bool {
    guard let screen, screen.presentation == presentation,
      let entry = lanes[screen.id], (0..<entry.traits.actionCount).contains(action)
    else { return false }
    switch screen.closing {
    case nil: close(screen, .pressed(action))
    case .person: self.screen?.closing = .pressed(action)
    case .pressed, .code, .returning: return false
    }
    return true
  }

  /// Whether a press on a presentation can still count.
  package func acceptsPress(on presentation: AlertPresentationID) -> Bool {
    guard let screen, screen.presentation == presentation else { return false }
    return screen.closing == nil || screen.closing == .person
  }

  /// An alert was chosen for the screen, and turns out to have a remembered answer.
  package mutating func settle(_ presentation: AlertPresentationID, action: Int) {
    guard let screen, screen.presentation == presentation else { return }
    vacate(screen, .pressed(action))
  }

  /// A press came that leaves the alert up, or that the alert does not take.
  ///
  /// A platform that closes on every press has done so by now, or is about to and says so with
  /// ``putBack(_:)``.
  package mutating func keep(_ presentation: AlertPresentationID) {
    guard let screen, screen.presentation == presentation, screen.closing == .person else {
      return
    }
    self.screen?.closing = .returning
  }

  /// The platform took down an alert that should have stayed; it goes up again.
  package mutating func putBack(_ presentation: AlertPresentationID) {
    guard let screen, screen.presentation == presentation else { return }
    switch screen.closing {
    case nil: close(screen, .returning)
    case .person: self.screen?.closing = .returning
    case .pressed, .code, .returning: break
    }
  }

  /// The person closed the alert, or pressed something that will be reported next.
  package mutating func closeByPerson(_ presentation: AlertPresentationID) {
    guard let screen, screen.presentation == presentation, screen.closing == nil else { return }
    close(screen, .person)
  }

  /// The host says that the alert is off screen, for whatever reason.
  package mutating func didDismiss(_ presentation: AlertPresentationID) {
    guard let screen, screen.presentation == presentation else { return }
    vacate(screen, screen.closing ?? .person)
  }

  /// The host cannot present now, and says so again with ``ready(_:)`` when it can.
  package mutating func refuse(_ presentation: AlertPresentationID) {
    guard let screen, screen.presentation == presentation else { return }
    busyHosts.insert(screen.host)
    vacate(screen, screen.closing ?? .returning)
  }

  package mutating func attach(_ host: AlertHostID) {
    guard !hosts.contains(host) else { return }
    hosts.append(host)
  }

  /// A host went away. What it had on screen comes back, unless it had been answered.
  package mutating func detach(_ host: AlertHostID) {
    hosts.removeAll { $0 == host }
    busyHosts.remove(host)
    guard let screen, screen.host == host else { return }
    vacate(screen, screen.closing ?? .returning)
  }

  /// A host that could not present can now.
  package mutating func ready(_ host: AlertHostID) { busyHosts.remove(host) }

  mutating func close(_ screen: Screen, _ closing: Closing) {
    self.screen?.closing = closing
    emit(.dismiss(screen.id, screen.presentation, screen.host))
  }

  private mutating func vacate(_ screen: Screen, _ closing: Closing) {
    self.screen = nil
    guard let traits = lanes[screen.id]?.traits else { return }
    switch closing {
    case .pressed(let action): finish(screen.id, .pressed(action))
    case .code(let reason): finish(screen.id, .dismissed(reason))
    case .returning: putFirst(screen.id, traits)
    case .person:
      if let escape = traits.escape {
        finish(screen.id, .pressed(escape))
      } else if traits.mustBeAnswered {
        putFirst(screen.id, traits)
      } else {
        finish(screen.id, .dismissed(.byPerson))
      }
    }
  }

  private mutating func putFirst(_ id: AlertID, _ traits: Traits) {
    lanes.linkFirst(id, rank: traits.rank)
    emit(.returned(id))
  }
}

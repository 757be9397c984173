extension AlertQueue {
  /// An alert is to end without an answer.
  ///
  /// - Returns: Whether it will. One that has been answered, or must be, does not.
  @discardableResult
  package mutating func withdraw(_ id: AlertID, _ reason: AlertDismissal) -> Bool {
    guard let entry = lanes[id], !entry.traits.mustBeAnswered else { return false }
    if leaders[id] != nil {
      finish(id, .dismissed(reason))
      return true
    }
    guard isOpen(id) else { return false }
    if reason == .cancelled || reason == .ownerEnded, let heir = followers[id]?.first {
      promote(heir, over: id)
      finish(id, .dismissed(reason))
      return true
    }
    guard let screen, screen.id == id else {
      finish(id, .dismissed(reason))
      return true
    }
    switch screen.closing {
    case nil: close(screen, .code(reason))
    case .returning: self.screen?.closing = .code(reason)
    case .pressed, .person, .code: return false
    }
    return true
  }

  /// Everything is to end that can: what waits, and what is up.
  package mutating func withdrawAll(_ reason: AlertDismissal, includingCurrent: Bool = true) {
    for id in lanes.waiting { withdraw(id, reason) }
    if includingCurrent, let screen { withdraw(screen.id, reason) }
  }

  /// An owner has ended: what it has waiting does too. What is up stays.
  package mutating func ownerEnded(_ owner: ObjectIdentifier) {
    let ids = owned[owner, default: []].sorted { $0.serial < $1.serial }
    for id in ids where screen?.id != id || screen?.closing == .returning {
      withdraw(id, .ownerEnded)
    }
  }

  /// The one way for an alert to end.
  mutating func finish(_ id: AlertID, _ ending: AlertEnding) {
    guard let entry = lanes.remove(id) else { return }
    if let grouping = entry.traits.grouping { unregister(id, grouping) }
    if let leader = leaders.removeValue(forKey: id) {
      followers[leader]?.removeAll { $0 == id }
      if followers[leader]?.isEmpty == true { followers[leader] = nil }
    }
    emit(.end(id, entry.payload, ending))
    for follower in followers.removeValue(forKey: id) ?? [] { finishFollower(follower, ending) }
  }

  /// A follower shares the leader's answer. Where there is none and it needs one, it is asked
  /// itself.
  private mutating func finishFollower(_ id: AlertID, _ ending: AlertEnding) {
    if case .dismissed = ending, lanes[id]?.traits.mustBeAnswered == true {
      askItself(id)
    } else {
      leaders[id] = nil
      finish(id, ending)
    }
  }

  /// The first follower takes the place of a leader whose caller gave up.
  private mutating func promote(_ heir: AlertID, over id: AlertID) {
    leaders[heir] = nil
    registerIdentity(heir)
    let others = (followers.removeValue(forKey: id) ?? []).filter { $0 != heir }
    for other in others { leaders[other] = heir }
    if !others.isEmpty { followers[heir] = others }
    moveIntoPlace(of: id, heir)
  }

  private mutating func unregister(_ id: AlertID, _ grouping: Grouping) {
    if let identity = grouping.identity {
      identities[identity]?.removeAll { $0 == id }
      if identities[identity]?.isEmpty == true { identities[identity] = nil }
    }
    if let owner = grouping.owner {
      owned[owner]?.remove(id)
      if owned[owner]?.isEmpty == true { owned[owner] = nil }
    }
  }
}

extension AlertQueue {
  /// What is wrong with the queue; empty where it is sound. It looks at everything: for tests.
  package var violations: [String] {
    var found = lanes.violations
    if let screen {
      if lanes[screen.id] == nil { found.append("\(screen.id) is up and has ended") }
      if lanes.isWaiting(screen.id) { found.append("\(screen.id) is up and waits") }
      if !hosts.contains(screen.host) { found.append("\(screen.id) is up on no host") }
    }
    let placed = lanes.waitingCount + (screen == nil ? 0 : 1) + leaders.count
    if placed != lanes.count { found.append("\(lanes.count - placed) are nowhere") }
    for (follower, leader) in leaders {
      if !lanes.contains(follower) { found.append("\(follower) follows and has ended") }
      if followers[leader]?.contains(follower) != true { found.append("\(follower) is lost") }
      if leaders[leader] != nil { found.append("\(leader) follows and leads") }
    }
    return found
  }
}

extension AlertQueue {
  /// An alert is to end without an answer.
  ///
  /// - Parameter force: Whether also one ends that must be answered.
  /// - Returns: Whether it will. One that has been answered, or must be, does not.
  @discardableResult
  package mutating func end(
    _ id: AlertID, _ reason: AlertDismissal, force: Bool = false
  ) -> Bool {
    guard let entry = lanes[id], force || !entry.traits.mustBeAnswered else { return false }
    // Few alerts share an answer, and looking each one up costs more than the rest of its end.
    if !leaders.isEmpty, leaders[id] != nil {
      finish(id, .dismissed(reason))
      return true
    }
    guard isOpen(id) else { return false }
    if reason == .cancelled || reason == .ownerEnded, !followers.isEmpty,
      let heir = followers[id]?.first
    {
      promote(heir, over: id)
      finish(id, .dismissed(reason))
      return true
    }
    guard let screen, screen.id == id else {
      finish(id, .dismissed(reason))
      return true
    }
    if screen.closing == nil {
      close(screen, .byCode(reason))
    } else {
      self.screen?.closing = .byCode(reason)
    }
    return true
  }

  /// Everything is to end that can: what waits, and what is on screen.
  package mutating func endAll(
    _ reason: AlertDismissal, includingCurrent: Bool = true, force: Bool = false
  ) {
    for id in lanes.waiting { end(id, reason, force: force) }
    if includingCurrent, let screen { end(screen.id, reason, force: force) }
    // Those that shared an answer of which there is none wait by themselves now.
    if force { for id in lanes.waiting { end(id, reason, force: true) } }
  }

  /// An owner has ended: what it has waiting does too. What is on screen stays.
  package mutating func ownerEnded(_ owner: ObjectIdentifier) {
    let ids = owned[owner, default: []].sorted { $0.serial < $1.serial }
    for id in ids where screen?.id != id || screen?.closing == .returning {
      end(id, .ownerEnded)
    }
  }

  /// Takes out one that waits, without an end: another coordinator has it now.
  package mutating func handOver(_ id: AlertID) -> Payload? {
    guard lanes.isWaiting(id), let entry = lanes.remove(id) else { return nil }
    if let grouping = entry.traits.grouping { unregister(id, grouping) }
    for follower in followers.removeValue(forKey: id) ?? [] { askItself(follower) }
    return entry.payload
  }

  /// The one way for an alert to end.
  mutating func finish(
    _ id: AlertID, _ ending: AlertEnding, sharedWith leader: Payload? = nil
  ) {
    guard let entry = lanes.remove(id) else { return }
    if let grouping = entry.traits.grouping { unregister(id, grouping) }
    emit(.end(id, entry.payload, ending, sharedWith: leader))
    guard !leaders.isEmpty else { return }
    if let leader = leaders.removeValue(forKey: id) {
      followers[leader]?.removeAll { $0 == id }
      if followers[leader]?.isEmpty == true { followers[leader] = nil }
    }
    for follower in followers.removeValue(forKey: id) ?? [] {
      finishFollower(follower, ending, of: entry.payload)
    }
  }

  /// A follower shares the leader's answer. Where there is none and it needs one, it is asked
  /// itself.
  private mutating func finishFollower(
    _ id: AlertID, _ ending: AlertEnding, of leader: Payload
  ) {
    if case .dismissed = ending, lanes[id]?.traits.mustBeAnswered == true {
      askItself(id)
    } else {
      leaders[id] = nil
      finish(id, ending, sharedWith: leader)
    }
  }

  /// The first follower takes the place of a leader whose caller gave up.
  private mutating func promote(_ heir: AlertID, over id: AlertID) {
    leaders[heir] = nil
    registerIdentity(heir)
    let others = (followers.removeValue(forKey: id) ?? []).filter { $0 != heir }
    for other in others { leaders[other] = heir }
    if !others.isEmpty { followers[heir] = others }
    if let traits = lanes[id]?.traits { lanes[heir]?.traits.raise(to: traits) }
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
      if lanes[screen.id] == nil { found.append("\(screen.id) is on screen and has ended") }
      if lanes.isWaiting(screen.id) { found.append("\(screen.id) is on screen and waits") }
      if !hosts.contains(screen.host) { found.append("\(screen.id) is on screen on no host") }
    }
    let placed = lanes.waitingCount + (screen == nil ? 0 : 1) + leaders.count
    if placed != lanes.count { found.append("\(lanes.count - placed) are nowhere") }
    for id in identities.values.joined() where !lanes.contains(id) {
      found.append("\(id) can be joined and has ended")
    }
    for id in owned.values.joined() where !lanes.contains(id) {
      found.append("\(id) is owned and has ended")
    }
    for (follower, leader) in leaders {
      if !lanes.contains(follower) { found.append("\(follower) follows and has ended") }
      if followers[leader]?.contains(follower) != true { found.append("\(follower) is lost") }
      if leaders[leader] != nil { found.append("\(leader) follows and leads") }
    }
    return found
  }
}

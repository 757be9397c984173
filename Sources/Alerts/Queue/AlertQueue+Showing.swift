extension AlertQueue {
  /// An alert is to be shown.
  package mutating func show(_ payload: Payload, _ traits: Traits) -> AlertID {
    let existing = traits.grouping.flatMap(equalAlert)
    let id = store(payload, traits)
    if let existing, let policy = traits.grouping?.policy {
      if policy == .skip, follow(existing, id) { return id }
      registerIdentity(id)
      if policy == .replace { _ = takePlace(of: existing, with: id) }
      if policy == .takeOver { _ = takeOver(existing, with: id) }
    } else {
      registerIdentity(id)
    }
    if !lanes.isWaiting(id), screen?.id != id { lanes.linkLast(id, rank: traits.rank) }
    interruptIfNeeded(traits)
    return id
  }

  /// An alert takes the place of another, which ends as replaced.
  ///
  /// - Returns: The new one. Where the old one has been answered, or must be, the new one waits.
  package mutating func replace(_ old: AlertID, with payload: Payload, _ traits: Traits) -> AlertID
  {
    let id = store(payload, traits)
    if leaders[old] != nil { withdraw(old, .replaced) }
    registerIdentity(id)
    if !takePlace(of: old, with: id) { lanes.linkLast(id, rank: traits.rank) }
    return id
  }

  /// An alert is answered before it could be shown, by an answer that was remembered.
  package mutating func answer(_ payload: Payload, _ traits: Traits, action: Int) -> AlertID {
    let id = store(payload, traits)
    finish(id, .pressed(action))
    return id
  }

  private mutating func store(_ payload: Payload, _ traits: Traits) -> AlertID {
    let id = lanes.store(Entry(traits: traits, payload: payload))
    if let owner = traits.grouping?.owner { owned[owner, default: []].insert(id) }
    return id
  }

  /// Only one that is asked itself can be joined, so one that shares an answer is not entered.
  mutating func registerIdentity(_ id: AlertID) {
    guard let identity = lanes[id]?.traits.grouping?.identity else { return }
    identities[identity, default: []].append(id)
  }

  /// The latest live alert with the same identity that is not on its way out.
  private func equalAlert(_ grouping: Grouping) -> AlertID? {
    guard let identity = grouping.identity, grouping.policy != .showBoth else { return nil }
    return identities[identity]?.last(where: isOpen)
  }

  /// Whether an alert can still be answered.
  func isOpen(_ id: AlertID) -> Bool {
    guard lanes.contains(id) else { return false }
    guard let screen, screen.id == id, let closing = screen.closing else { return true }
    return closing == .returning
  }

  /// Lets a new alert share the answer of another; false where their answers do not match.
  private mutating func follow(_ leader: AlertID, _ id: AlertID) -> Bool {
    guard lanes[id]?.traits.actionCount == lanes[leader]?.traits.actionCount else { return false }
    leaders[id] = leader
    followers[leader, default: []].append(id)
    emit(.joined(id, leader))
    return true
  }

  /// Puts a new alert where an old one is; false where the old one has to stay.
  private mutating func takePlace(of old: AlertID, with id: AlertID) -> Bool {
    guard isOpen(old), lanes[old]?.traits.mustBeAnswered == false else { return false }
    if lanes.isWaiting(old) { return takeOver(old, with: id) }
    guard let rank = lanes[id]?.traits.rank else { return false }
    lanes.linkFirst(id, rank: rank)
    return withdraw(old, .replaced)
  }

  /// Swaps two alerts in place, without closing what is up.
  private mutating func takeOver(_ old: AlertID, with id: AlertID) -> Bool {
    guard isOpen(old), lanes[old]?.traits.mustBeAnswered == false else { return false }
    moveIntoPlace(of: old, id)
    if lanes[id]?.traits.actionCount == lanes[old]?.traits.actionCount,
      let moved = followers.removeValue(forKey: old)
    {
      followers[id] = moved
      for follower in moved { leaders[follower] = id }
    }
    finish(old, .dismissed(.replaced))
    return true
  }

  /// Gives an alert the place of another, on screen or in the queue.
  mutating func moveIntoPlace(of old: AlertID, _ id: AlertID) {
    if let screen, screen.id == old {
      self.screen?.id = id
      emit(.update(id, screen.presentation))
    } else {
      lanes.link(id, before: old)
      lanes.unlink(old)
    }
  }

  private mutating func interruptIfNeeded(_ traits: Traits) {
    guard traits.interrupts, let screen, screen.closing == nil,
      let current = lanes[screen.id]?.traits, current.rank < traits.rank
    else { return }
    close(screen, .returning)
  }
}

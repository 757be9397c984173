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
    } else if traits.grouping != nil {
      registerIdentity(id)
    }
    if !lanes.isWaiting(id), screen?.id != id { lanes.linkLast(id, rank: traits.rank) }
    if traits.interrupts || existing != nil { interruptIfNeeded(id) }
    return id
  }

  /// An alert takes the place of another, which ends as replaced.
  ///
  /// - Returns: The new one. Where the old one has been answered, or must be, the new one waits.
  package mutating func replace(_ old: AlertID, with payload: Payload, _ traits: Traits) -> AlertID
  {
    let id = store(payload, traits)
    if leaders[old] != nil { end(old, .replaced) }
    registerIdentity(id)
    if !takePlace(of: old, with: id) { lanes.linkLast(id, rank: traits.rank) }
    interruptIfNeeded(id)
    return id
  }

  /// An alert is answered before it could be shown, by an answer that was remembered.
  package mutating func answer(
    _ payload: Payload, _ traits: Traits, action: AlertActionID
  ) -> AlertID {
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

  private func haveSameAnswers(_ one: AlertID, _ other: AlertID) -> Bool {
    guard let answers = lanes[one]?.traits.grouping?.answers else { return false }
    return answers == lanes[other]?.traits.grouping?.answers
  }

  /// Lets a new alert share the answer of another; false where their answers do not match.
  private mutating func follow(_ leader: AlertID, _ id: AlertID) -> Bool {
    guard haveSameAnswers(leader, id) else { return false }
    leaders[id] = leader
    followers[leader, default: []].append(id)
    emit(.joined(id, leader))
    if let traits = lanes[id]?.traits { raise(leader, to: traits) }
    return true
  }

  /// Gives an alert the higher of two places.
  private mutating func raise(_ id: AlertID, to traits: Traits) {
    guard let old = lanes[id]?.traits.rank, traits.rank > old else { return }
    lanes[id]?.traits.raise(to: traits)
    guard lanes.isWaiting(id) else { return }
    lanes.unlink(id)
    lanes.linkLast(id, rank: traits.rank)
    interruptIfNeeded(id)
  }

  /// Puts a new alert where an old one is, with the higher of their ranks; false where the old one
  /// has to stay.
  private mutating func takePlace(of old: AlertID, with id: AlertID) -> Bool {
    guard isOpen(old), let traits = lanes[old]?.traits, !traits.mustBeAnswered else {
      return false
    }
    if lanes.isWaiting(old) { return takeOver(old, with: id) }
    lanes[id]?.traits.raise(to: traits)
    guard let rank = lanes[id]?.traits.rank else { return false }
    lanes.linkFirst(id, rank: rank)
    return end(old, .replaced)
  }

  /// Swaps two alerts in place, without taking down what is on screen.
  private mutating func takeOver(_ old: AlertID, with id: AlertID) -> Bool {
    guard isOpen(old), let traits = lanes[old]?.traits, !traits.mustBeAnswered else {
      return false
    }
    moveIntoPlace(of: old, id)
    lanes[id]?.traits.raise(to: traits)
    if haveSameAnswers(old, id), let moved = followers.removeValue(forKey: old) {
      followers[id] = moved
      for follower in moved { leaders[follower] = id }
    }
    finish(old, .dismissed(.replaced))
    if let traits = lanes[id]?.traits, lanes.isWaiting(id), lanes.rank(of: id) < traits.rank {
      lanes.unlink(id)
      lanes.linkLast(id, rank: traits.rank)
    }
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

  private mutating func interruptIfNeeded(_ id: AlertID) {
    guard lanes.isWaiting(id), let traits = lanes[id]?.traits, traits.interrupts, let screen,
      screen.closing == nil, let current = lanes[screen.id]?.traits, current.rank < traits.rank
    else { return }
    close(screen, .returning)
  }
}

@testable import Alerts

/// What the coordinator should do, in the simplest words: arrays, and no thought for speed.
struct ReferenceModel {
  struct Item: Equatable {
    var id = 0
    var rank = 0
    var interrupts = false
    var actions = 1
    var escape: Int?
    var mustBeAnswered = false
    var identity: Int?
    var policy = AlertRepeatPolicy.skip
    var owner: Int?
    /// What its actions show when they are pressed.
    var next: [Item] = []
  }

  enum Closing {
    case pressed(Int)
    case person
    case code(AlertDismissal)
    case returning
  }

  struct End: Equatable {
    let id: Int
    let ending: AlertEnding
  }

  var waiting: [Item] = []
  var up: (item: Item, host: Int, closing: Closing?)?
  var followers: [(item: Item, leader: Int)] = []
  var hosts: [Int] = []
  var busy: Set<Int> = []
  var ends: [End] = []
  var lastID = 0

  // MARK: Showing

  mutating func show(_ new: Item, replacing old: Int? = nil) {
    var new = new
    lastID += 1
    new.id = lastID
    if let old {
      if followers.contains(where: { $0.item.id == old }) { withdraw(old, .replaced) }
      if !takePlace(old, new) { append(new) }
      return
    }
    guard new.policy != .showBoth, let identity = new.identity,
      let other = openItems.filter({ $0.identity == identity }).max(by: {
        entered($0) < entered($1)
      })
    else { return append(new, interrupting: true) }
    switch new.policy {
    case .skip where other.actions == new.actions: followers.append((new, other.id))
    case .replace where takePlace(other.id, new): interrupt(new)
    case .takeOver where takeOver(other.id, new): interrupt(new)
    default: append(new, interrupting: true)
    }
  }

  /// When an item began to be asked itself; a follower that is promoted counts from then.
  private var entry: [Int: Int] = [:]
  private func entered(_ item: Item) -> Int { entry[item.id] ?? item.id }
  private var clock = 1_000_000
  private mutating func enter(_ id: Int) {
    clock += 1
    entry[id] = clock
  }

  private var openItems: [Item] { waiting + (up.map { isOpen($0.closing) ? [$0.item] : [] } ?? []) }

  private func isOpen(_ closing: Closing?) -> Bool {
    switch closing {
    case nil, .returning: true
    default: false
    }
  }

  private mutating func append(_ item: Item, interrupting: Bool = false) {
    enter(item.id)
    waiting.insert(item, at: waiting.firstIndex { $0.rank < item.rank } ?? waiting.endIndex)
    if interrupting { interrupt(item) }
  }

  private mutating func interrupt(_ item: Item) {
    if item.interrupts, let current = up, current.closing == nil, current.item.rank < item.rank,
      current.item.id != item.id
    {
      up?.closing = .returning
    }
  }

  private mutating func putFirst(_ item: Item) {
    waiting.insert(item, at: waiting.firstIndex { $0.rank <= item.rank } ?? waiting.endIndex)
  }

  private mutating func takePlace(_ old: Int, _ new: Item) -> Bool {
    guard let item = openItems.first(where: { $0.id == old }), !item.mustBeAnswered else {
      return false
    }
    if waiting.contains(where: { $0.id == old }) { return takeOver(old, new) }
    enter(new.id)
    putFirst(new)
    withdraw(old, .replaced)
    return true
  }

  private mutating func takeOver(_ old: Int, _ new: Item) -> Bool {
    guard let item = openItems.first(where: { $0.id == old }), !item.mustBeAnswered else {
      return false
    }
    enter(new.id)
    place(new, over: old)
    if item.actions == new.actions {
      followers = followers.map { $0.leader == old ? ($0.item, new.id) : $0 }
    }
    end(item, .dismissed(.replaced))
    return true
  }

  private mutating func place(_ new: Item, over old: Int) {
    if up?.item.id == old { up?.item = new }
    // The place keeps its rank, so that the order of turns stays.
    if let index = waiting.firstIndex(where: { $0.id == old }) {
      var placed = new
      placed.rank = waiting[index].rank
      waiting[index] = placed
      ranks[new.id] = new.rank
    }
  }

  /// The own rank of items that wait in another's place.
  private var ranks: [Int: Int] = [:]

  // MARK: Ending

  mutating func withdraw(_ id: Int, _ reason: AlertDismissal) {
    if let index = followers.firstIndex(where: { $0.item.id == id }) {
      guard !followers[index].item.mustBeAnswered else { return }
      return end(followers.remove(at: index).item, .dismissed(reason))
    }
    guard let item = openItems.first(where: { $0.id == id }), !item.mustBeAnswered else { return }
    if reason == .cancelled || reason == .ownerEnded,
      let heir = followers.firstIndex(where: { $0.leader == id })
    {
      let item = openItems.first { $0.id == id }
      let new = followers.remove(at: heir).item
      enter(new.id)
      place(new, over: id)
      followers = followers.map { $0.leader == id ? ($0.item, new.id) : $0 }
      if let item { end(item, .dismissed(reason)) }
    } else if up?.item.id == id {
      up?.closing = .code(reason)
    } else {
      waiting.removeAll { $0.id == id }
      end(item, .dismissed(reason))
    }
  }

  mutating func withdrawAll(current: Bool) {
    for item in waiting { withdraw(item.id, .byCode) }
    if current, let id = up?.item.id { withdraw(id, .byCode) }
  }

  mutating func ownerEnded(_ owner: Int) {
    let owned = (waiting + followers.map(\.item) + (up.map { [$0.item] } ?? []))
      .filter { $0.owner == owner }.map(\.id).sorted()
    for id in owned {
      if id == up?.item.id, up?.closing == nil { continue }
      withdraw(id, .ownerEnded)
    }
  }

  private mutating func end(_ item: Item, _ ending: AlertEnding) {
    ends.append(End(id: item.id, ending: ending))
    pressed.append((item, ending))
    let mine = followers.filter { $0.leader == item.id }.map(\.item)
    followers.removeAll { $0.leader == item.id }
    for follower in mine {
      if case .dismissed = ending, follower.mustBeAnswered {
        append(follower)
      } else {
        end(follower, ending)
      }
    }
  }

  /// What has ended and whose action's handler has not been called yet.
  private var pressed: [(Item, AlertEnding)] = []

  // MARK: The screen

  mutating func press(_ action: Int) {
    guard let screen = up, action < screen.item.actions else { return }
    switch screen.closing {
    case nil, .person: up?.closing = .pressed(action)
    default: break
    }
  }

  mutating func close() {
    if up != nil, up?.closing == nil { up?.closing = .person }
  }

  mutating func putBack() {
    switch up?.closing {
    case nil, .person: if up != nil { up?.closing = .returning }
    default: break
    }
  }

  mutating func vacate(otherwise: Closing) {
    guard let screen = up else { return }
    up = nil
    switch screen.closing ?? otherwise {
    case .pressed(let action): end(screen.item, .pressed(action))
    case .code(let reason): end(screen.item, .dismissed(reason))
    case .returning: putFirst(ownRank(screen.item))
    case .person:
      if let escape = screen.item.escape {
        end(screen.item, .pressed(escape))
      } else if screen.item.mustBeAnswered {
        putFirst(ownRank(screen.item))
      } else {
        end(screen.item, .dismissed(.byPerson))
      }
    }
  }

  private func ownRank(_ item: Item) -> Item {
    var item = item
    item.rank = ranks[item.id] ?? item.rank
    return item
  }

  mutating func detach(_ host: Int) {
    hosts.removeAll { $0 == host }
    busy.remove(host)
    if up?.host == host { vacate(otherwise: .returning) }
  }

  mutating func refuse() {
    guard let host = up?.host else { return }
    busy.insert(host)
    vacate(otherwise: .returning)
  }

  /// What follows from a step: handlers are called, then the next goes up.
  mutating func settle() {
    while true {
      if !pressed.isEmpty {
        let (item, ending) = pressed.removeFirst()
        if case .pressed = ending { for next in item.next { show(next) } }
      } else if up == nil, let host = hosts.last, !busy.contains(host), !waiting.isEmpty {
        up = (ownRank(waiting.removeFirst()), host, nil)
      } else {
        return
      }
    }
  }
}

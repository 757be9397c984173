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
    /// The host of the view that asked.
    var asking: Int?
    /// Whether it has a text field, and what that contains.
    var hasField = false
    var entered = "initial"
    /// Whether the action that Escape stands for cannot be pressed.
    var isEscapeDisabled = false
    /// What its actions show when they are pressed.
    var next: [Item] = []
  }

  enum Closing {
    case pressed(Int)
    case byUser(AlertEnding?)
    case byCode(AlertDismissal)
    case returning
  }

  struct Host {
    let id: Int
    let window: Int
  }

  struct End: Equatable {
    let id: Int
    let ending: AlertEnding
  }

  var waiting: [Item] = []
  var up: (item: Item, host: Int, closing: Closing?)?
  var followers: [(item: Item, leader: Int)] = []
  var hosts: [Host] = []
  /// The windows in the order in which they became active.
  var windows: [Int] = []
  var busy: Set<Int> = []
  var isDeserted = false
  var ends: [End] = []
  /// What the handlers of pressed actions were given.
  var inputs: [String] = []
  var lastID = 0

  // MARK: Showing

  mutating func show(_ new: Item, replacing old: Int? = nil) {
    var new = new
    lastID += 1
    new.id = lastID
    if let asking = new.asking { new.asking = hosts.isEmpty ? nil : hosts[asking % hosts.count].id }
    if let old {
      if followers.contains(where: { $0.item.id == old }) { end(old, .replaced) }
      if !takePlace(old, new) { append(new) }
      interrupt(new.id)
      return
    }
    guard new.policy != .showBoth, let identity = new.identity,
      let other = openItems.filter({ $0.identity == identity }).max(by: {
        entered($0) < entered($1)
      })
    else { return append(new, interrupting: true) }
    switch new.policy {
    case .skip where haveSameAnswers(other, new):
      followers.append((new, other.id))
      raise(other.id, new)
    case .replace where takePlace(other.id, new): interrupt(new.id)
    case .takeOver where takeOver(other.id, new): interrupt(new.id)
    default: append(new, interrupting: true)
    }
  }

  private func haveSameAnswers(_ one: Item, _ other: Item) -> Bool {
    one.actions == other.actions && one.hasField == other.hasField
  }

  /// The one that is joined goes where the one that joins would have gone.
  private mutating func raise(_ id: Int, _ new: Item) {
    if let index = waiting.firstIndex(where: { $0.id == id }),
      ownRank(waiting[index]).rank < new.rank
    {
      var item = waiting.remove(at: index)
      ranks[item.id] = nil
      item.rank = new.rank
      item.interrupts = new.interrupts
      waiting.insert(item, at: waiting.firstIndex { $0.rank < item.rank } ?? waiting.endIndex)
      interrupt(item.id)
    } else if up?.item.id == id, let rank = up?.item.rank, rank < new.rank {
      ranks[id] = nil
      up?.item.rank = new.rank
      up?.item.interrupts = new.interrupts
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
    if interrupting { interrupt(item.id) }
  }

  private mutating func interrupt(_ id: Int) {
    guard let item = waiting.first(where: { $0.id == id }).map(ownRank), let current = up,
      item.interrupts, current.closing == nil, current.item.rank < item.rank
    else { return }
    up?.closing = .returning
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
    putFirst(raised(new, ownRank(item)))
    end(old, .replaced)
    return true
  }

  private func raised(_ new: Item, _ old: Item) -> Item {
    guard old.rank > new.rank else { return new }
    var new = new
    new.rank = old.rank
    new.interrupts = old.interrupts
    return new
  }

  private mutating func takeOver(_ old: Int, _ new: Item) -> Bool {
    guard let found = openItems.first(where: { $0.id == old }), !found.mustBeAnswered else {
      return false
    }
    let item = ownRank(found)
    let new = raised(new, item)
    enter(new.id)
    if let index = waiting.firstIndex(where: { $0.id == old }), waiting[index].rank < new.rank {
      waiting.remove(at: index)
      waiting.insert(new, at: waiting.firstIndex { $0.rank < new.rank } ?? waiting.endIndex)
    } else {
      place(new, over: old)
    }
    if haveSameAnswers(item, new) {
      followers = followers.map { $0.leader == old ? ($0.item, new.id) : $0 }
    }
    end(item, .dismissed(.replaced))
    return true
  }

  private mutating func place(_ new: Item, over old: Int) {
    if let item = up?.item, item.id == old {
      var placed = new
      // What was typed stays where the fields are the same.
      if item.hasField, placed.hasField { placed.entered = item.entered }
      up?.item = placed
    }
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

  mutating func end(_ id: Int, _ reason: AlertDismissal) {
    if let index = followers.firstIndex(where: { $0.item.id == id }) {
      guard !followers[index].item.mustBeAnswered else { return }
      return end(followers.remove(at: index).item, .dismissed(reason))
    }
    guard let item = openItems.first(where: { $0.id == id }), !item.mustBeAnswered else { return }
    if reason == .cancelled || reason == .ownerEnded,
      let heir = followers.firstIndex(where: { $0.leader == id })
    {
      let new = raised(followers.remove(at: heir).item, ownRank(item))
      enter(new.id)
      place(new, over: id)
      followers = followers.map { $0.leader == id ? ($0.item, new.id) : $0 }
      end(item, .dismissed(reason))
    } else if up?.item.id == id {
      up?.closing = .byCode(reason)
    } else {
      waiting.removeAll { $0.id == id }
      end(item, .dismissed(reason))
    }
  }

  mutating func endAll(_ reason: AlertDismissal = .byCode, current: Bool) {
    for item in waiting { end(item.id, reason) }
    if current, let id = up?.item.id { end(id, reason) }
  }

  mutating func ownerEnded(_ owner: Int) {
    let owned = (waiting + followers.map(\.item) + (up.map { [$0.item] } ?? []))
      .filter { $0.owner == owner }.map(\.id).sorted()
    for id in owned {
      if id == up?.item.id, up?.closing == nil { continue }
      end(id, .ownerEnded)
    }
  }

  /// A callback alert has other actions. Who shares its answer is asked where they differ.
  mutating func update(_ id: Int, actions: Int) {
    func change(_ item: inout Item) {
      item.actions = actions
      item.escape = actions == 1 ? 0 : nil
      item.isEscapeDisabled = false
      item.next = []
    }
    let changes = openItems.first { $0.id == id }?.actions != actions
    if up?.item.id == id { change(&up!.item) }
    for index in waiting.indices where waiting[index].id == id { change(&waiting[index]) }
    for index in followers.indices where followers[index].item.id == id {
      change(&followers[index].item)
    }
    guard changes else { return }
    let mine = followers.filter { $0.leader == id }.map(\.item)
    followers.removeAll { $0.leader == id }
    for follower in mine { append(follower) }
  }

  /// Nobody presents any more. Who must be answered goes to another coordinator.
  mutating func turnPasses() {
    guard isDeserted, hosts.isEmpty else { return }
    endAll(.abandoned, current: true)
    while let item = waiting.first {
      waiting.removeFirst()
      let mine = followers.filter { $0.leader == item.id }.map(\.item)
      followers.removeAll { $0.leader == item.id }
      for follower in mine { append(follower) }
    }
  }

  private mutating func end(_ item: Item, _ ending: AlertEnding, text: String? = nil) {
    ends.append(End(id: item.id, ending: ending))
    var ended = item
    if let text { ended.entered = text }
    pressed.append((ended, ending))
    let mine = followers.filter { $0.leader == item.id }.map(\.item)
    followers.removeAll { $0.leader == item.id }
    for follower in mine {
      if case .dismissed = ending, follower.mustBeAnswered {
        append(follower)
      } else {
        end(follower, ending, text: ended.entered)
      }
    }
  }

  /// What has ended and whose action's handler has not been called yet.
  private var pressed: [(Item, AlertEnding)] = []

  // MARK: The screen

  mutating func press(_ action: Int) {
    guard let screen = up, action < screen.item.actions else { return }
    let counts = action != screen.item.escape || !screen.item.isEscapeDisabled
    switch screen.closing {
    case nil: if counts { up?.closing = .pressed(action) }
    case .byUser: up?.closing = counts ? .pressed(action) : .returning
    default: break
    }
  }

  mutating func type(_ text: String) {
    if let screen = up, screen.closing == nil, screen.item.hasField { up?.item.entered = text }
  }

  mutating func dismissByUser() {
    guard let screen = up, screen.closing == nil else { return }
    let ending = endingByUser(screen.item)
    up?.closing = .byUser(ending)
  }

  /// What was said by the user's dismissal; nil where the alert stays.
  private func endingByUser(_ item: Item) -> AlertEnding? {
    guard let escape = item.escape else {
      return item.mustBeAnswered ? nil : .dismissed(.byUser)
    }
    return item.isEscapeDisabled ? nil : .pressed(AlertActionID("\(escape)"))
  }

  mutating func putBack() {
    switch up?.closing {
    case nil, .byUser: if up != nil { up?.closing = .returning }
    default: break
    }
  }

  mutating func didDismiss() {
    guard let screen = up else { return }
    vacate(otherwise: .byUser(endingByUser(screen.item)))
  }

  private mutating func vacate(otherwise: Closing) {
    guard let screen = up else { return }
    up = nil
    switch screen.closing ?? otherwise {
    case .pressed(let action): end(screen.item, .pressed(AlertActionID("\(action)")))
    case .byCode(let reason): end(screen.item, .dismissed(reason))
    case .byUser(let ending?): end(screen.item, ending)
    case .byUser(nil), .returning: putFirst(ownRank(screen.item))
    }
  }

  private func ownRank(_ item: Item) -> Item {
    var item = item
    item.rank = ranks[item.id] ?? item.rank
    return item
  }

  // MARK: Hosts

  mutating func attach(_ id: Int, over parent: Int? = nil) {
    let window = parent.flatMap { parent in hosts.first { $0.id == parent }?.window } ?? id
    hosts.append(Host(id: id, window: window))
    if !windows.contains(window) { windows.append(window) }
    isDeserted = false
  }

  mutating func activate(_ id: Int) {
    guard let window = hosts.first(where: { $0.id == id })?.window else { return }
    windows = windows.filter { $0 != window } + [window]
  }

  mutating func detach(_ host: Int) {
    hosts.removeAll { $0.id == host }
    windows = windows.filter { window in hosts.contains { $0.window == window } }
    busy.remove(host)
    if up?.host == host { vacate(otherwise: .returning) }
    isDeserted = hosts.isEmpty
  }

  mutating func refuse() {
    guard let host = up?.host else { return }
    busy.insert(host)
    vacate(otherwise: .returning)
  }

  /// The top-most host of the window that asked, or else of the active one.
  private func host(for item: Item) -> Int? {
    let asking = hosts.first { $0.id == item.asking }?.window
    guard let window = asking ?? windows.last,
      let host = hosts.last(where: { $0.window == window })?.id
    else { return nil }
    return busy.contains(host) ? nil : host
  }

  /// What follows from a step: handlers are called, then the next is presented.
  mutating func settle() {
    while true {
      if !pressed.isEmpty {
        let (item, ending) = pressed.removeFirst()
        guard case .pressed = ending else { continue }
        if !item.mustBeAnswered {
          inputs.append("\(item.id): \(item.hasField ? item.entered : "")")
        }
        for next in item.next { show(next) }
      } else if up == nil, let next = waiting.first, let host = host(for: next) {
        up = (ownRank(waiting.removeFirst()), host, nil)
      } else {
        return
      }
    }
  }
}

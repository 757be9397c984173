/// Decides which alert is up and which wait: events go in, effects come out.
///
/// A plain value. It knows no screen, no clock and no task; it is told what happened, changes, and
/// lists what is to be done about it, which ``AlertCoordinator`` does. That is why a model of a few
/// lines can check it step by step.
package struct AlertQueue<Payload> {
  /// What the queue has to know of an alert; small, for a million may wait.
  package struct Traits {
    package var grouping: Grouping?
    private var count: Int32 = 1
    private var escapePosition: Int32 = -1
    /// The rank among those that wait.
    package var priority: Int8 = 0
    /// Whether it takes down one of lower rank.
    package var interrupts = false
    /// Whether only a press can end it.
    package var mustBeAnswered = false

    package init() {}

    /// How many actions it has.
    package var actionCount: Int {
      get { Int(count) }
      set { count = Int32(clamping: newValue) }
    }

    /// The action that Escape stands for.
    package var escape: Int? {
      get { escapePosition < 0 ? nil : Int(escapePosition) }
      set { escapePosition = newValue.map(Int32.init(clamping:)) ?? -1 }
    }

    /// An interrupting alert goes before the others of its priority, or what it has interrupted
    /// would come back before it.
    var rank: Int16 { Int16(priority) * 2 + (interrupts ? 1 : 0) }
  }

  /// What few alerts have: an identity, an owner.
  package final class Grouping {
    let identity: AnyHashable?
    let policy: AlertRepeatPolicy
    let owner: ObjectIdentifier?

    package init(
      identity: AnyHashable? = nil, policy: AlertRepeatPolicy = .skip,
      owner: ObjectIdentifier? = nil
    ) {
      self.identity = identity
      self.policy = policy
      self.owner = owner
    }
  }

  package struct Entry {
    package var traits: Traits
    package var payload: Payload
  }

  /// What is to be done, in this order.
  package enum Effect {
    case present(AlertID, AlertPresentationID, AlertHostID)
    case dismiss(AlertID, AlertPresentationID, AlertHostID)
    case update(AlertID, AlertPresentationID)
    case returned(AlertID)
    case joined(AlertID, AlertID)
    case end(AlertID, Payload, AlertEnding)
  }

  /// The alert on screen, until its host says that it is gone.
  struct Screen {
    var id: AlertID
    let presentation: AlertPresentationID
    let host: AlertHostID
    var closing: Closing?
  }

  /// Why the alert on screen is being taken down.
  enum Closing: Equatable {
    case pressed(Int)
    case person
    case code(AlertDismissal)
    case returning
  }

  var lanes = AlertLanes<Entry>()
  var screen: Screen?
  var hosts: [AlertHostID] = []
  var busyHosts: Set<AlertHostID> = []
  /// The live alerts of each identity, in the order in which they came.
  var identities: [AnyHashable: [AlertID]] = [:]
  var owned: [ObjectIdentifier: Set<AlertID>] = [:]
  /// Alerts that share the answer of another, and that other.
  var leaders: [AlertID: AlertID] = [:]
  var followers: [AlertID: [AlertID]] = [:]
  private var effects: [Effect] = []
  private var effectsDone = 0
  private var lastPresentation: UInt64 = 0

  package init() {}

  /// How many wait for their turn.
  package var waitingCount: Int { lanes.waitingCount }

  /// How many have not ended.
  package var count: Int { lanes.count }

  /// Those that wait, in the order of their turns.
  package var waiting: [AlertID] { lanes.waiting }

  /// The one that is on screen and can be answered.
  package var current: AlertID? { screen.flatMap { $0.closing == nil ? $0.id : nil } }

  package subscript(id: AlertID) -> Payload? { lanes[id]?.payload }

  /// An alert has other actions now; its turn stays. Those that share its answer are asked
  /// themselves where the answers no longer match.
  package mutating func setContent(of id: AlertID, _ traits: Traits) {
    let isSameCount = lanes[id]?.traits.actionCount == traits.actionCount
    lanes[id]?.traits.actionCount = traits.actionCount
    lanes[id]?.traits.escape = traits.escape
    guard !isSameCount else { return }
    for follower in followers.removeValue(forKey: id) ?? [] { askItself(follower) }
  }

  /// One that shared an answer waits for its own turn.
  mutating func askItself(_ id: AlertID) {
    leaders[id] = nil
    guard let traits = lanes[id]?.traits else { return }
    registerIdentity(id)
    lanes.linkLast(id, rank: traits.rank)
  }

  package func isWaiting(_ id: AlertID) -> Bool { lanes.isWaiting(id) }

  /// The next thing to do; nil where all is done.
  ///
  /// The next alert is only chosen when everything that ended has been told, so that what an action
  /// shows, or clears, counts.
  package mutating func nextEffect() -> Effect? {
    if effectsDone == effects.count {
      effects.removeAll(keepingCapacity: effects.count < 1024)
      effectsDone = 0
      return nextPresentation()
    }
    defer { effectsDone += 1 }
    return effects[effectsDone]
  }

  mutating func emit(_ effect: Effect) { effects.append(effect) }

  /// Only the top-most host presents: one below cannot present over a sheet.
  private mutating func nextPresentation() -> Effect? {
    guard screen == nil, let host = hosts.last, !busyHosts.contains(host), let id = lanes.first
    else { return nil }
    lanes.unlink(id)
    lastPresentation += 1
    let presentation = AlertPresentationID(serial: lastPresentation)
    screen = Screen(id: id, presentation: presentation, host: host)
    return .present(id, presentation, host)
  }
}

/// Names a host in the queue.
package struct AlertHostID: Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }
}

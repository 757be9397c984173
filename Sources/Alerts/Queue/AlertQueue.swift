/// Decides which alert is on screen and which wait: events go in, effects come out.
///
/// A plain value. It knows no screen, no clock and no task; it is told what happened, changes, and
/// lists what is to be done about it, which ``AlertCoordinator`` does. That is why a model of a few
/// lines can check it step by step.
package struct AlertQueue<Payload: Sendable>: Sendable {
  /// What the queue has to know of an alert; small, for a million may wait.
  package struct Traits: Sendable {
    package var grouping: Grouping?
    /// The rank among those that wait.
    package var priority: Int8 = 0
    /// Whether it takes down one of lower rank.
    package var interrupts = false
    /// Whether only a press can end it.
    package var mustBeAnswered = false
    /// Whether it may stand at the view that asked for it.
    package var isDialog = false

    package init() {}

    /// An interrupting alert goes before the others of its priority, or what it has interrupted
    /// would come back before it.
    var rank: Int16 { Int16(priority) * 2 + (interrupts ? 1 : 0) }

    /// Takes the higher of two places.
    mutating func raise(to other: Traits) {
      guard other.rank > rank else { return }
      priority = other.priority
      interrupts = other.interrupts
    }
  }

  /// What few alerts have: an identity, an owner, a window that asked.
  package final class Grouping: Sendable {
    let identity: AlertIdentity?
    let policy: AlertRepeatPolicy
    let owner: ObjectIdentifier?
    let host: AlertHostID?
    /// What can be answered. Only alerts with the same answers share one.
    let answers: Answers

    package init(
      identity: AlertIdentity? = nil, policy: AlertRepeatPolicy = .skip,
      owner: ObjectIdentifier? = nil, host: AlertHostID? = nil, answers: Answers = Answers()
    ) {
      self.identity = identity
      self.policy = policy
      self.owner = owner
      self.host = host
      self.answers = answers
    }

    /// The same with other answers.
    func with(_ answers: Answers) -> Grouping {
      Grouping(
        identity: identity, policy: policy, owner: owner, host: host, answers: answers)
    }
  }

  /// The names of an alert's actions, in whatever order, and of its fields.
  package struct Answers: Equatable, Sendable {
    package var actions: Set<AlertActionID> = []
    package var fields: [String] = []

    package init(actions: Set<AlertActionID> = [], fields: [String] = []) {
      self.actions = actions
      self.fields = fields
    }
  }

  package struct Entry: Sendable {
    package var traits: Traits
    package var payload: Payload
  }

  /// What is to be done, in this order.
  package enum Effect: Sendable {
    case present(AlertID, Payload, AlertPresentation.ID, AlertHostID)
    case dismiss(AlertID, AlertPresentation.ID, AlertHostID)
    case update(AlertID, AlertPresentation.ID)
    case returned(AlertID)
    case joined(AlertID, AlertID)
    /// It has ended, by the answer of another one where it shares that.
    case end(AlertID, Payload, AlertEnding, sharedWith: Payload?)
  }

  /// The alert on screen, until its host says that it is gone.
  struct Screen: Sendable {
    var id: AlertID
    let presentation: AlertPresentation.ID
    let host: AlertHostID
    var closing: Closing?
  }

  /// Why the alert on screen is being taken down.
  enum Closing: Equatable, Sendable {
    /// An action was pressed. Nothing changes that any more.
    case pressed(AlertActionID)
    /// The user dismissed it. A press may still follow, for some systems report the dismissal first;
    /// so what it means is only asked when the alert is off screen.
    case byUser
    /// Code dismissed it.
    case byCode(AlertDismissal)
    /// It is to come back: it was interrupted, or the press did not count as an answer.
    case returning
  }

  var lanes = AlertLanes<Entry>()
  var screen: Screen?
  var hosts = AlertHostList()
  /// The live alerts of each identity, in the order in which they came.
  var identities: [AlertIdentity: [AlertID]] = [:]
  var owned: [ObjectIdentifier: Set<AlertID>] = [:]
  /// Alerts that share the answer of another, and that other.
  var leaders: [AlertID: AlertID] = [:]
  var followers: [AlertID: [AlertID]] = [:]
  private var effects: [Effect] = []
  private var effectsDone = 0
  private var lastPresentation: UInt64 = 0

  package init() {}

  /// Tells this queue's alerts from those of another.
  package var space: UInt32 {
    get { lanes.space }
    set { lanes.space = newValue }
  }

  /// How many wait for their turn.
  package var waitingCount: Int { lanes.waitingCount }

  /// How many have not ended.
  package var count: Int { lanes.count }

  /// Those that wait, in the order of their turns.
  package var waiting: [AlertID] { lanes.waiting }

  /// The first of those that wait.
  package var firstWaiting: AlertID? { lanes.first }

  /// The one that is on screen and can be answered.
  package var current: AlertID? { screen.flatMap { $0.closing == nil ? $0.id : nil } }

  package subscript(id: AlertID) -> Payload? {
    @inline(__always) get { lanes[id]?.payload }
  }

  /// An alert has other actions now; its turn stays. Those that share its answer are asked
  /// themselves where the answers no longer match.
  package mutating func setContent(of id: AlertID, _ answers: Answers) {
    guard let grouping = lanes[id]?.traits.grouping, grouping.answers != answers else { return }
    lanes[id]?.traits.grouping = grouping.with(answers)
    for follower in followers.removeValue(forKey: id) ?? [] { askItself(follower) }
  }

  /// One that shared an answer waits for its own turn.
  mutating func askItself(_ id: AlertID) {
    leaders[id] = nil
    guard let traits = lanes[id]?.traits else { return }
    registerIdentity(id)
    lanes.linkLast(id, rank: traits.rank)
  }

  /// What has not ended.
  package var payloads: [Payload] { lanes.elements.map(\.payload) }

  package func isWaiting(_ id: AlertID) -> Bool { lanes.isWaiting(id) }

  /// The next thing to do; nil where all is done.
  ///
  /// The next alert is only chosen when everything that ended has been told, so that what an action
  /// shows, or ends, counts.
  package mutating func nextEffect() -> Effect? {
    if effectsDone == effects.count {
      if effectsDone > 0 { effects.removeAll(keepingCapacity: effectsDone < 1024) }
      effectsDone = 0
      return nextPresentation()
    }
    // The last is taken and not copied: mostly there is one.
    if effectsDone + 1 == effects.count { return effects.removeLast() }
    defer { effectsDone += 1 }
    return effects[effectsDone]
  }

  mutating func emit(_ effect: Effect) { effects.append(effect) }

  private mutating func nextPresentation() -> Effect? {
    guard screen == nil, !hosts.isEmpty, let id = lanes.first, let entry = lanes[id],
      let host = hosts.host(for: entry.traits.grouping?.host, isDialog: entry.traits.isDialog)
    else { return nil }
    lanes.unlink(id)
    lastPresentation += 1
    let presentation = AlertPresentation.ID(serial: lastPresentation)
    screen = Screen(id: id, presentation: presentation, host: host)
    return .present(id, entry.payload, presentation, host)
  }
}

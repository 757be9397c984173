@testable import Alerts

/// Something that happens to a coordinator. Numbers are taken modulo what is there, so that any
/// list of steps can be run, also after some were left out.
enum Step: CustomStringConvertible {
  case show(ReferenceModel.Item)
  case replace(Int, ReferenceModel.Item)
  case press(Int)
  case latePress(Int, Int)
  case dismissByUser
  case dismissThenPress(Int)
  case type(Int)
  case update(Int, actions: Int)
  case putBack
  case confirm
  case lateConfirm(Int)
  case dismiss(Int)
  case cancel(Int)
  case dismissAll
  case dismissWaiting
  case timeOut
  case ownerEnds(Int)
  case attach
  case attachOver(Int)
  case activate(Int)
  case detach(Int)
  case release(Int)
  case turnPasses
  case refuse
  case ready

  var description: String {
    switch self {
    case .show(let item): "show \(item.text)"
    case .replace(let number, let item): "replace \(number) with \(item.text)"
    case .press(let action): "press \(action)"
    case .latePress(let action, let number): "press \(action) of the former alert \(number)"
    case .dismissByUser: "the user dismisses"
    case .dismissThenPress(let action): "the binding is cleared, then press \(action)"
    case .type(let number): "type \(number)"
    case .update(let number, let actions): "update \(number) to \(actions) actions"
    case .putBack: "the platform closed it, put back"
    case .confirm: "off screen"
    case .lateConfirm(let number): "off screen, of the former alert \(number)"
    case .dismiss(let number): "dismiss \(number)"
    case .cancel(let number): "cancel \(number)"
    case .dismissAll: "dismiss all"
    case .dismissWaiting: "dismiss those that wait"
    case .timeOut: "time out"
    case .ownerEnds(let owner): "owner \(owner) ends"
    case .attach: "attach the host of a new window"
    case .attachOver(let number): "attach a host over host \(number)"
    case .activate(let number): "the user works in the window of host \(number)"
    case .detach(let number): "detach host \(number)"
    case .release(let number): "host \(number) is released"
    case .turnPasses: "a turn of the main actor passes"
    case .refuse: "the host refuses"
    case .ready: "the host is ready"
    }
  }

  static func random(using random: inout SeededRandom) -> Step {
    switch random.number(below: 100) {
    case 0..<28: .show(.random(using: &random, depth: 1))
    case 28..<31: .replace(random.number(below: 12), .random(using: &random, depth: 0))
    case 31..<42: .press(random.number(below: 4))
    case 42..<45: .latePress(random.number(below: 3), random.number(below: 5))
    case 45..<49: .dismissByUser
    case 49..<52: .dismissThenPress(random.number(below: 3))
    case 52..<54: .putBack
    case 54..<72: .confirm
    case 72..<74: .lateConfirm(random.number(below: 5))
    case 74..<76: .type(random.number(below: 10))
    case 76..<79: .update(random.number(below: 12), actions: 1 + random.number(below: 3))
    case 79..<82: .dismiss(random.number(below: 12))
    case 82..<86: .cancel(random.number(below: 12))
    case 86: .dismissAll
    case 87: .dismissWaiting
    case 88: .timeOut
    case 89: .ownerEnds(random.number(below: 2))
    default: .randomOfHosts(using: &random)
    }
  }

  private static func randomOfHosts(using random: inout SeededRandom) -> Step {
    switch random.number(below: 10) {
    case 0, 1: .attach
    case 2: .attachOver(random.number(below: 3))
    case 3: .activate(random.number(below: 3))
    case 4: .detach(random.number(below: 3))
    case 5: .release(random.number(below: 3))
    case 6: .turnPasses
    case 7: .refuse
    default: .ready
    }
  }
}

extension ReferenceModel.Item {
  /// Random among the shapes that an alert can have.
  static func random(using random: inout SeededRandom, depth: Int) -> Self {
    var item = Self()
    item.rank = [0, 0, 0, 32, 96][random.number(below: 5)] * 2
    item.interrupts = random.number(below: 8) == 0
    if item.interrupts { item.rank += 1 }
    item.actions = 1 + random.number(below: 3)
    switch random.number(below: 4) {
    case 0: item.mustBeAnswered = true
    case 1: item.escape = item.actions - 1
    default: break
    }
    if item.actions == 1 { item.escape = 0 }
    if random.number(below: 3) == 0 {
      item.identity = random.number(below: 2)
      item.policy = [.skip, .replace, .takeOver, .showBoth][random.number(below: 4)]
    }
    if random.number(below: 4) == 0 { item.owner = random.number(below: 2) }
    if random.number(below: 4) == 0 { item.asking = random.number(below: 3) }
    item.hasField = random.number(below: 4) == 0
    item.isEscapeDisabled = random.number(below: 6) == 0
    if depth > 0, random.number(below: 6) == 0 {
      item.next = [.random(using: &random, depth: depth - 1)]
    }
    return item
  }

  /// Whether the cancel action is declared, or the escape action is only a lone one.
  var hasCancel: Bool { escape != nil && !mustBeAnswered }

  var text: String {
    var words = ["rank \(rank)", "\(actions) actions"]
    if let escape { words.append("escape \(escape)") }
    if mustBeAnswered { words.append("must be answered") }
    if let identity { words.append("identity \(identity) \(policy)") }
    if let owner { words.append("owner \(owner)") }
    if let asking { words.append("asked by host \(asking)") }
    if hasField { words.append("a field") }
    if isEscapeDisabled { words.append("escape disabled") }
    if !next.isEmpty { words.append("then shows (\(next[0].text))") }
    return words.joined(separator: ", ")
  }
}

/// The same numbers for the same seed, on every platform.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func number(below limit: Int) -> Int { Int(next() >> 33) % limit }
}

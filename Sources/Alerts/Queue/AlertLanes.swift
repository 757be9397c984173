/// Holds every alert that has not ended, and chains those that wait: one chain for each rank.
///
/// Elements live in one array and never move, so a chain is a doubly linked list of positions:
/// adding, taking and removing from the middle touch a handful of words, however many wait.
struct AlertLanes<Element: Sendable>: Sendable {
  private struct Slot: Sendable {
    var element: Element?
    var serial: UInt64
    var previous: Int32 = -1
    var next: Int32 = -1
    var rank: Int16 = 0
    var isLinked = false
  }

  private struct Lane: Sendable {
    let rank: Int16
    var head: Int32
    var tail: Int32
  }

  /// Tells the alerts of one queue from those of another.
  var space: UInt32 = 0
  private var slots: [Slot] = []
  private var firstFree: Int32 = -1
  private var lastSerial: UInt64 = 0
  /// Only lanes that have somebody waiting, the highest rank first; there can be 512 at most.
  private var lanes: [Lane] = []
  /// How many elements there are, waiting or not.
  private(set) var count = 0
  /// How many of them wait.
  private(set) var waitingCount = 0

  /// For how many elements there is room.
  var slotCount: Int { slots.count }

  /// The one whose turn it is.
  @inline(__always) var first: AlertID? {
    lanes.first.map { AlertID(serial: slots[Int($0.head)].serial, slot: $0.head, space: space) }
  }

  // What is asked for at every step is inlined, for a call would take a copy of the whole.

  subscript(id: AlertID) -> Element? {
    @inline(__always) get { contains(id) ? slots[Int(id.slot)].element : nil }
    set { if contains(id), let newValue { slots[Int(id.slot)].element = newValue } }
  }

  @inline(__always) func contains(_ id: AlertID) -> Bool {
    let slot = Int(id.slot)
    guard id.space == space, slot >= 0, slot < slots.count else { return false }
    return slots[slot].serial == id.serial && slots[slot].element != nil
  }

  /// The rank of the lane in which an alert waits.
  func rank(of id: AlertID) -> Int16 { contains(id) ? slots[Int(id.slot)].rank : .min }

  @inline(__always) func isWaiting(_ id: AlertID) -> Bool {
    contains(id) && slots[Int(id.slot)].isLinked
  }

  /// Stores an element that does not wait yet.
  mutating func store(_ element: Element) -> AlertID {
    lastSerial += 1
    count += 1
    if firstFree >= 0 {
      let slot = firstFree
      firstFree = slots[Int(slot)].next
      slots[Int(slot)] = Slot(element: element, serial: lastSerial)
      return AlertID(serial: lastSerial, slot: slot, space: space)
    }
    slots.append(Slot(element: element, serial: lastSerial))
    return AlertID(serial: lastSerial, slot: Int32(slots.count - 1), space: space)
  }

  /// Takes an element out, wherever it is.
  mutating func remove(_ id: AlertID) -> Element? {
    guard contains(id) else { return nil }
    unlink(id)
    let element = slots[Int(id.slot)].element
    slots[Int(id.slot)].element = nil
    slots[Int(id.slot)].next = firstFree
    firstFree = id.slot
    count -= 1
    if count == 0 { releaseStorage() }
    return element
  }

  mutating func linkLast(_ id: AlertID, rank: Int16) {
    let index = laneIndex(rank, adding: id.slot)
    guard let index else { return link(id.slot, rank, previous: -1, next: -1) }
    let tail = lanes[index].tail
    slots[Int(tail)].next = id.slot
    lanes[index].tail = id.slot
    link(id.slot, rank, previous: tail, next: -1)
  }

  mutating func linkFirst(_ id: AlertID, rank: Int16) {
    let index = laneIndex(rank, adding: id.slot)
    guard let index else { return link(id.slot, rank, previous: -1, next: -1) }
    let head = lanes[index].head
    slots[Int(head)].previous = id.slot
    lanes[index].head = id.slot
    link(id.slot, rank, previous: -1, next: head)
  }

  /// Links an element in front of one that waits, whatever its rank.
  mutating func link(_ id: AlertID, before other: AlertID) {
    let (previous, rank) = (slots[Int(other.slot)].previous, slots[Int(other.slot)].rank)
    slots[Int(other.slot)].previous = id.slot
    if previous >= 0 {
      slots[Int(previous)].next = id.slot
    } else if let index = lanes.firstIndex(where: { $0.rank == rank }) {
      lanes[index].head = id.slot
    }
    link(id.slot, rank, previous: previous, next: other.slot)
  }

  mutating func unlink(_ id: AlertID) {
    let slot = Int(id.slot)
    guard slots[slot].isLinked else { return }
    let (previous, next) = (slots[slot].previous, slots[slot].next)
    if previous >= 0 { slots[Int(previous)].next = next }
    if next >= 0 { slots[Int(next)].previous = previous }
    if previous < 0 || next < 0 { shorten(rank: slots[slot].rank, previous, next) }
    slots[slot].isLinked = false
    waitingCount -= 1
  }

  /// A lane has lost its first or last.
  private mutating func shorten(rank: Int16, _ previous: Int32, _ next: Int32) {
    guard let index = lanes.firstIndex(where: { $0.rank == rank }) else { return }
    if previous < 0 { lanes[index].head = next }
    if next < 0 { lanes[index].tail = previous }
    if lanes[index].head < 0 { lanes.remove(at: index) }
  }

  /// All that have not ended, in the order in which they came.
  var elements: [Element] {
    slots.filter { $0.element != nil }.sorted { $0.serial < $1.serial }.compactMap(\.element)
  }

  /// Those that wait, in the order of their turns.
  var waiting: [AlertID] {
    var ids: [AlertID] = []
    ids.reserveCapacity(waitingCount)
    for lane in lanes {
      var position = lane.head
      while position >= 0 {
        ids.append(AlertID(serial: slots[Int(position)].serial, slot: position, space: space))
        position = slots[Int(position)].next
      }
    }
    return ids
  }

  private mutating func link(_ slot: Int32, _ rank: Int16, previous: Int32, next: Int32) {
    slots[Int(slot)].previous = previous
    slots[Int(slot)].next = next
    slots[Int(slot)].rank = rank
    slots[Int(slot)].isLinked = true
    waitingCount += 1
  }

  /// The lane of a rank; nil where it had to be made, with one element.
  private mutating func laneIndex(_ rank: Int16, adding slot: Int32) -> Int? {
    let index = lanes.firstIndex { $0.rank <= rank } ?? lanes.endIndex
    if index < lanes.endIndex, lanes[index].rank == rank { return index }
    lanes.insert(Lane(rank: rank, head: slot, tail: slot), at: index)
    return nil
  }

  /// A flood that has passed leaves nothing behind; numbers go on counting.
  private mutating func releaseStorage() {
    guard slots.count > 64 else { return }
    slots = []
    firstFree = -1
  }
}

extension AlertLanes {
  /// What is wrong with the chains; empty where they are sound.
  var violations: [String] {
    var found: [String] = []
    let ids = waiting
    if ids.count != waitingCount { found.append("\(ids.count) linked, \(waitingCount) counted") }
    if Set(ids).count != ids.count { found.append("one waits twice") }
    if lanes.map(\.rank) != lanes.map(\.rank).sorted(by: >) { found.append("lanes out of order") }
    if slots.count(where: { $0.element != nil }) != count { found.append("count is wrong") }
    for id in ids where self[id] == nil { found.append("\(id) waits and has ended") }
    return found
  }
}

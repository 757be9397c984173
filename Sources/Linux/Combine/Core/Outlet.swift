import Foundation

/// What an outlet does with a value for which there is no demand.
enum Surplus {
  /// Forget it.
  case drop
  /// Keep the newest. If `beforeFinish`, completion waits until it has been taken.
  case keepLatest(beforeFinish: Bool)
  /// Keep all, in order. Completion waits until all have been taken.
  case buffer
}

/// A way out to one subscriber, whose kind the holder need not know.
protocol OutletLine<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  func enqueue(_ value: Output)
  func enqueue(completion: Subscribers.Completion<Failure>)
  func drain()
}

/// The single way out to a downstream subscriber: honours its demand and calls it from one thread
/// at a time.
///
/// While a thread delivers, other threads leave their events in the queue and go; the delivering
/// thread takes them along. So nobody waits, and no lock is held while the subscriber is called.
/// An event that the subscriber itself causes (it sends within a receive) is delivered at once,
/// nested.
final class Outlet<Downstream: Subscriber>: OutletLine {
  typealias Output = Downstream.Input
  typealias Failure = Downstream.Failure
  /// Told, after delivery, which further demand the subscriber returned.
  typealias Acknowledge = (Subscribers.Demand) -> Void

  private typealias Entry = (value: Output, acknowledge: Acknowledge?)

  private enum Event {
    case value(Entry)
    case discard(Entry?)
    case completion(Subscribers.Completion<Failure>)
  }

  private let lock = Lock()
  private let surplus: Surplus
  private var downstream: Downstream?
  private var queue = Queue<Entry>()
  private var missed: Entry?
  private var completion: Subscribers.Completion<Failure>?
  private var demand = Subscribers.Demand.none
  private var isOpen = false
  private var owner: pthread_t?

  init(_ downstream: Downstream, surplus: Surplus) {
    self.downstream = downstream
    self.surplus = surplus
  }

  /// The demand that no waiting value will use up.
  var outstandingDemand: Subscribers.Demand {
    lock.withLock { demand - queue.count }
  }

  /// Hands the subscription over. What was enqueued before, or arrives meanwhile from other
  /// threads, follows it.
  func open(with subscription: any Subscription) {
    let downstream = lock.withLock {
      isOpen = true
      owner = pthread_self()
      return self.downstream
    }
    downstream?.receive(subscription: subscription)
    run(isNested: false)
  }

  func enqueue(_ value: Output) {
    enqueue(value, acknowledge: nil)
  }

  func enqueue(_ value: Output, acknowledge: Acknowledge?) {
    lock.withLock {
      guard downstream != nil, completion == nil else { return }
      queue.append((value, acknowledge))
    }
  }

  func enqueue(completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      guard downstream != nil, self.completion == nil else { return }
      self.completion = completion
    }
  }

  func send(_ value: Output, acknowledge: Acknowledge? = nil) {
    enqueue(value, acknowledge: acknowledge)
    drain()
  }

  func send(completion: Subscribers.Completion<Failure>) {
    enqueue(completion: completion)
    drain()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    drain()
  }

  func cancel() {
    // Returned, so that they are released when the lock is free.
    _ = lock.withLock {
      let rest = (downstream, queue, missed)
      downstream = nil
      queue = Queue()
      missed = nil
      return rest
    }
  }

  func drain() {
    let thread = pthread_self()
    let isNested: Bool? = lock.withLock {
      guard isOpen, owner == nil || owner == thread else { return nil }
      defer { owner = thread }
      return owner == thread
    }
    guard let isNested else { return }
    run(isNested: isNested)
  }

  private func run(isNested: Bool) {
    while let (downstream, event) = lock.withLock({ next(releasing: !isNested) }) {
      switch event {
      case .value(let entry):
        let more = downstream.receive(entry.value)
        lock.withLock { demand += more }
        entry.acknowledge?(more)
      case .discard:
        continue
      case .completion(let completion):
        downstream.receive(completion: completion)
      }
    }
  }

  /// The next event to deliver, or nil when there is none: then the thread gives up delivering, in
  /// the same critical section.
  private func next(releasing: Bool) -> (Downstream, Event)? {
    if let downstream, let event = nextEvent() {
      if case .completion = event { self.downstream = nil }
      return (downstream, event)
    }
    if releasing { owner = nil }
    return nil
  }

  private func nextEvent() -> Event? {
    if demand > 0 {
      if let entry = missed {
        missed = nil
        demand -= 1
        return .value(entry)
      }
      if let entry = queue.popFirst() {
        demand -= 1
        return .value(entry)
      }
    }
    if queue.isEmpty { return finalEvent() }
    switch surplus {
    case .buffer:
      return nil
    case .drop:
      return .discard(queue.popFirst())
    case .keepLatest:
      defer { missed = queue.popFirst() }
      return .discard(missed)
    }
  }

  private func finalEvent() -> Event? {
    guard let completion else { return nil }
    if case .keepLatest(beforeFinish: true) = surplus, missed != nil { return nil }
    return .completion(completion)
  }
}

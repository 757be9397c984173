/// Spreads events to any number of subscribers, in the order of their subscription.
///
/// Events are put into the outlets' queues in one critical section, so that every subscriber sees
/// them in the same order, also when several threads send. Delivery happens outside.
final class Hub<Output, Failure: Error> {
  private let lock = Lock()
  private var lines: [(ticket: Int, line: any OutletLine<Output, Failure>)] = []
  private var nextTicket = 0
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// Adds a subscriber.
  ///
  /// - Parameter current: read while no event can slip in; the subscriber's first value.
  func attach<S: Subscriber>(
    _ subscriber: S, surplus: Surplus, current: () -> Output? = { nil }
  ) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber, surplus: surplus)
    let line = HubLine(outlet: outlet, hub: self)
    lock.withLock {
      if let completion { return outlet.enqueue(completion: completion) }
      line.ticket = nextTicket
      nextTicket += 1
      lines.append((line.ticket, outlet))
      if let value = current() { outlet.enqueue(value) }
    }
    outlet.open(with: line)
  }

  /// Sends to all subscribers.
  ///
  /// - Parameter commit: run in the same critical section, before any delivery. It returns the
  ///   value it replaced, whose deinitializer must not run inside.
  func send(_ value: Output, commit: () -> Output? = { nil }) {
    let (targets, _) = lock.withLock { () -> ([any OutletLine<Output, Failure>], Output?) in
      guard completion == nil else { return ([], nil) }
      let former = commit()
      return (enqueue(value, from: 0), former)
    }
    for target in targets { target.drain() }
  }

  /// Sends to all subscribers before `commit` is run; those who subscribe meanwhile have seen the
  /// former value and get this one after it.
  func sendBeforeCommit(_ value: Output, commit: () -> Output?) {
    let (targets, ticket) = lock.withLock { (enqueue(value, from: 0), nextTicket) }
    for target in targets { target.drain() }
    let (late, _) = lock.withLock {
      let former = commit()
      return (enqueue(value, from: ticket), former)
    }
    for target in late { target.drain() }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let targets = lock.withLock {
      guard self.completion == nil else { return [any OutletLine<Output, Failure>]() }
      self.completion = completion
      let targets = lines.map(\.line)
      for target in targets { target.enqueue(completion: completion) }
      lines = []
      return targets
    }
    for target in targets { target.drain() }
  }

  /// Takes part in a subscription to another publisher, until the hub is gone.
  func send(subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  /// Reads or changes what `commit` and `current` guard.
  func withLock<Result>(_ body: () -> Result) -> Result {
    lock.withLock(body)
  }

  fileprivate func detach(_ ticket: Int) {
    _ = lock.withLock { () -> (any OutletLine<Output, Failure>)? in
      let index = lines.partition(from: ticket)
      guard index < lines.count, lines[index].ticket == ticket else { return nil }
      return lines.remove(at: index).line
    }
  }

  private func enqueue(_ value: Output, from ticket: Int) -> [any OutletLine<Output, Failure>] {
    let first = ticket == 0 ? 0 : lines.partition(from: ticket)
    let targets = lines[first...].map(\.line)
    for target in targets { target.enqueue(value) }
    return targets
  }
}

/// The subscription of one subscriber of a hub. It does not keep the hub alive: a hub that nobody
/// can send to any more has nothing to say.
private final class HubLine<Downstream: Subscriber>: Subscription {
  let outlet: Outlet<Downstream>
  weak var hub: Hub<Downstream.Input, Downstream.Failure>?
  var ticket = -1

  init(outlet: Outlet<Downstream>, hub: Hub<Downstream.Input, Downstream.Failure>) {
    self.outlet = outlet
    self.hub = hub
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
  }

  func cancel() {
    outlet.cancel()
    hub?.detach(ticket)
  }
}

extension Array {
  /// The index of the first line with this ticket or a later one; tickets ascend.
  fileprivate func partition<Line>(from ticket: Int) -> Int
  where Element == (ticket: Int, line: Line) {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].ticket < ticket { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

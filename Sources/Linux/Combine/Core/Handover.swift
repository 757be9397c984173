/// Delivers from one publisher after another; demand that is left over goes to the next.
final class Handover<Downstream: Subscriber> {
  typealias Output = Downstream.Input
  typealias Failure = Downstream.Failure

  let junction: Junction<Downstream>
  private let lock = Lock()
  private var current: (any Subscription & AnyObject)?

  init(_ downstream: Downstream) {
    junction = Junction(downstream)
  }

  func open(onRequest: @escaping (Subscribers.Demand) -> Void = { _ in }) {
    junction.open(onRequest: { demand in
      self.lock.withLock { self.current }?.request(demand)
      onRequest(demand)
    })
  }

  /// Drops the publisher at work, if any, and goes on with another.
  func follow<P: Publisher>(
    _ publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    var acknowledge: Outlet<Downstream>.Acknowledge = { _ in }
    let inlet = Inlet<Output, P.Failure>(
      onValue: { value in
        self.junction.outlet.send(value, acknowledge: acknowledge)
        return .none
      },
      onCompletion: onCompletion)
    // The demand that a value returns belongs to whoever is at work by then.
    acknowledge = { [weak self] more in
      guard more > 0, let self else { return }
      lock.withLock { self.current }?.request(more)
    }
    let former = lock.withLock {
      defer { current = inlet }
      return current
    }
    if let former {
      former.cancel()
      junction.remove(former)
    }
    inlet.request(junction.outlet.outstandingDemand)
    junction.attach(inlet, to: publisher)
  }
}

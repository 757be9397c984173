/// Joins the values of any number of publishers into one stream.
///
/// With a limited demand each source is asked for one value at a time, and that waits until it has
/// been taken. With unlimited demand every source is asked for all it has.
final class Merger<Downstream: Subscriber> {
  typealias Output = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let junction: Junction<Downstream>
  private var inlets: [ObjectIdentifier: Inlet<Output, Failure>] = [:]
  private var pace = Subscribers.Demand.none
  private var openSources: Int

  /// - Parameter expected: how many sources will be added or announced, all in all.
  init(_ downstream: Downstream, expected: Int) {
    junction = Junction(downstream)
    openSources = expected
  }

  func open() {
    junction.open(onRequest: { self.quicken($0) })
  }

  /// Keeps something to cancel with the merger.
  func hold(_ cancellable: some AnyObject & Cancellable) {
    junction.hold(cancellable)
  }

  /// Announces a source beyond those expected.
  func expectOne() {
    lock.withLock { openSources += 1 }
  }

  func add<P: Publisher>(_ publisher: P, whenDone: @escaping () -> Void = {})
  where P.Output == Output, P.Failure == Failure {
    var refill: Outlet<Downstream>.Acknowledge = { _ in }
    var key: ObjectIdentifier?
    let inlet = Inlet<Output, Failure>(
      onValue: { value in
        self.junction.outlet.send(value, acknowledge: refill)
        return .none
      },
      onCompletion: { completion in
        self.end(key, completion)
        whenDone()
      })
    key = ObjectIdentifier(inlet)
    refill = { [weak inlet, weak self] more in
      guard let self else { return }
      quicken(more)
      if lock.withLock({ self.pace != .unlimited }) { inlet?.request(.max(1)) }
    }
    let demand = lock.withLock {
      inlets[ObjectIdentifier(inlet)] = inlet
      return pace
    }
    inlet.request(demand)
    junction.attach(inlet, to: publisher)
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    end(nil, completion)
  }

  private func end(_ key: ObjectIdentifier?, _ completion: Subscribers.Completion<Failure>) {
    let (rest, inlet) = lock.withLock {
      openSources -= 1
      return (openSources, key.flatMap { inlets.removeValue(forKey: $0) })
    }
    if let inlet { junction.remove(inlet) }
    if case .failure = completion { return junction.finish(completion) }
    if rest == 0 { junction.finish(.finished) }
  }

  private func quicken(_ demand: Subscribers.Demand) {
    let pace: Subscribers.Demand = demand == .unlimited ? .unlimited : demand > 0 ? .max(1) : .none
    let sources = lock.withLock {
      guard pace > self.pace else { return [Inlet<Output, Failure>]() }
      self.pace = pace
      return Array(inlets.values)
    }
    for source in sources { source.request(pace) }
  }
}

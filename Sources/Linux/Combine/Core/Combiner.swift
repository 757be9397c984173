/// Joins one value of each of several sources into one.
///
/// The two ways to join differ in what a source keeps: its newest value, or a queue of them.
final class Combiner<Downstream: Subscriber> {
  typealias Failure = Downstream.Failure

  /// One upstream's place.
  final class Seat<Value> {
    fileprivate(set) var latest: Value?
    fileprivate var queue = Queue<Value>()
  }

  enum Mode { case latest, zip }

  private let lock = Lock()
  private let mode: Mode
  private let junction: Junction<Downstream>
  private var sources: [Source] = []
  private var combine: () -> Downstream.Input? = { nil }

  private struct Source {
    var isOpen = true
    /// Moves the next queued value to `latest`.
    let advance: () -> Void
    let isEmpty: () -> Bool
    /// A source that ends without a value leaves nothing to combine.
    let hasValue: () -> Bool
    let request: (Subscribers.Demand) -> Void
    let subscribe: () -> Void
  }

  init(_ downstream: Downstream, mode: Mode) {
    self.mode = mode
    junction = Junction(
      downstream, surplus: mode == .zip ? .buffer : .keepLatest(beforeFinish: true))
  }

  func add<P: Publisher>(_ publisher: P) -> Seat<P.Output> where P.Failure == Failure {
    let seat = Seat<P.Output>()
    let index = sources.count
    let inlet = Inlet<P.Output, Failure>(
      onValue: { value in
        self.take(value, seat)
        return .none
      },
      onCompletion: { self.end(index, $0) })
    sources.append(
      Source(
        advance: { seat.latest = seat.queue.popFirst() },
        isEmpty: { seat.queue.isEmpty },
        hasValue: { seat.latest != nil },
        request: { [weak inlet] in inlet?.request($0) },
        subscribe: { [junction] in junction.attach(inlet, to: publisher) }))
    return seat
  }

  /// - Parameter combine: reads the seats; nil while one has no value yet.
  func start(combine: @escaping () -> Downstream.Input?) {
    self.combine = combine
    let (requests, subscriptions) = (sources.map(\.request), sources.map(\.subscribe))
    switch mode {
    case .latest:
      junction.open()
      for request in requests { request(.unlimited) }
    case .zip:
      junction.open(onRequest: { demand in for request in requests { request(demand) } })
    }
    for subscribe in subscriptions { subscribe() }
  }

  private func take<Value>(_ value: Value, _ seat: Seat<Value>) {
    // What is replaced is returned, to be released when the lock is free.
    let (isComplete, _) = lock.withLock { () -> (Bool, Any?) in
      let former = seat.latest
      switch mode {
      case .latest: seat.latest = value
      case .zip: seat.queue.append(value)
      }
      return (enqueueCombination(), former)
    }
    junction.outlet.drain()
    if isComplete { junction.finish(.finished) }
  }

  /// Puts a new combination, if there is one, into the outlet's queue, in the critical section of
  /// the value that made it. The result tells whether it was the last.
  private func enqueueCombination() -> Bool {
    if mode == .zip {
      guard !sources.contains(where: { $0.isEmpty() }) else { return false }
      for source in sources { source.advance() }
    }
    guard let combination = combine() else { return false }
    let requests = sources.map(\.request)
    let passesDemand = mode == .zip
    junction.outlet.enqueue(
      combination,
      acknowledge: passesDemand ? { more in for request in requests { request(more) } } : nil)
    return mode == .zip && isExhausted
  }

  /// No further pair can be made once a source has ended and has nothing left.
  private var isExhausted: Bool {
    sources.contains { !$0.isOpen && $0.isEmpty() }
  }

  private func end(_ index: Int, _ completion: Subscribers.Completion<Failure>) {
    if completion.isFailure { return junction.finish(completion) }
    let isOver = lock.withLock {
      sources[index].isOpen = false
      switch mode {
      case .zip: return isExhausted
      case .latest: return !sources[index].hasValue() || !sources.contains(where: \.isOpen)
      }
    }
    if isOver { junction.finish(.finished) }
  }
}

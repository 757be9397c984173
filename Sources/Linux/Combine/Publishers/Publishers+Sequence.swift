extension Publishers {
  /// A publisher of a sequence's elements.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// Makes a publisher of a sequence.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Elements.Element == S.Input {
      let subscription = SequencePump(sequence.makeIterator(), to: subscriber)
      subscriber.receive(subscription: subscription)
      subscription.finishIfEmpty()
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

/// Pulls an iterator as far as the demand goes. It looks one element ahead, so that the end comes
/// with the last value and needs no demand of its own.
private final class SequencePump<Iterator: IteratorProtocol, Downstream: Subscriber>: Subscription
where Iterator.Element == Downstream.Input {
  private let lock = Lock()
  // `iterator` and `ahead` belong to the thread that has set `isPumping`.
  private var iterator: Iterator
  private var ahead: Iterator.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isPumping = false
  private let isEmpty: Bool

  init(_ iterator: Iterator, to downstream: Downstream) {
    self.iterator = iterator
    self.downstream = downstream
    let first = self.iterator.next()
    ahead = first
    isEmpty = first == nil
  }

  func finishIfEmpty() {
    if isEmpty { finish() }
  }

  func request(_ demand: Subscribers.Demand) {
    let isBusy = lock.withLock {
      self.demand += demand
      defer { isPumping = true }
      return isPumping
    }
    if !isBusy { pump() }
  }

  func cancel() {
    _ = lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }

  private func pump() {
    while let downstream = lock.withLock({ nextDownstream() }) {
      guard let value = ahead else { return finish() }
      ahead = iterator.next()
      let more = downstream.receive(value)
      lock.withLock { self.demand += more }
      if ahead == nil { return finish() }
    }
  }

  /// The subscriber, if it wants another value; nil ends the pumping.
  private func nextDownstream() -> Downstream? {
    guard let downstream, demand > 0 else {
      isPumping = false
      return nil
    }
    demand -= 1
    return downstream
  }

  private func finish() {
    let downstream = lock.withLock {
      defer { self.downstream = nil }
      return self.downstream
    }
    downstream?.receive(completion: .finished)
  }
}

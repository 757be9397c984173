extension Publishers {
  /// A publisher that makes a publisher of each value and joins them.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// How many publishers may run at a time.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Makes the operator.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let merger = Merger(subscriber, expected: 1)
      weak var outer: Inlet<Upstream.Output, Failure>?
      let inlet = Inlet<Upstream.Output, Failure>(
        onValue: { value in
          merger.expectOne()
          merger.add(transform(value), whenDone: { outer?.request(.max(1)) })
          return .none
        },
        onCompletion: { merger.end($0) })
      outer = inlet
      merger.open()
      merger.hold(inlet)
      inlet.request(maxPublishers)
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// Makes a publisher of each value and delivers what they all deliver.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes a publisher that cannot fail of each value and delivers what they all deliver.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher that can fail of each value and delivers what they all deliver.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

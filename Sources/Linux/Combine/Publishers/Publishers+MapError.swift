extension Publishers {
  /// A publisher that changes the failure.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// Changes the failure.
    public let transform: (Upstream.Failure) -> Failure

    /// Makes the operator.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage(subscriber, end: { $0.mapFailure(transform) }) { .value($0) })
    }
  }
}

extension Publisher {
  /// Changes the failure with a closure.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}

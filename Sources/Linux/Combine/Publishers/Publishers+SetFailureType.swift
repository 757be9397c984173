extension Publishers {
  /// A publisher that cannot fail, in the guise of one that can.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    /// The publisher that is operated on.
    public let upstream: Upstream

    /// Makes the operator.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Output, Never, S>(subscriber, end: { _ in .finished }) { .value($0) })
    }
  }
}

extension Publisher where Failure == Never {
  /// Gives a publisher that cannot fail a failure type.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}

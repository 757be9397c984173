extension Publishers {
  /// A publisher of the number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream

    /// Makes the operator.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var count = 0
      Reduction.run(
        upstream, to: subscriber,
        step: { _ in
          count += 1
          return false
        },
        result: { count })
    }
  }
}

extension Publisher {
  /// Delivers the number of values, at the end.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}

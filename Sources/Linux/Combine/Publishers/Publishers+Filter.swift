extension Publishers {
  /// A publisher of the values that pass a test.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// The test.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Makes the operator.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage(subscriber) { isIncluded($0) ? .value($0) : .skip })
    }
  }
}

extension Publisher {
  /// Lets through the values that pass a test.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}

extension Publishers {
  /// A publisher of the values that pass a test that can throw.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// The test.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Makes the operator.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage(throwing: subscriber) { try isIncluded($0) ? .value($0) : .skip })
    }
  }
}

extension Publisher {
  /// Lets through the values that pass a test; what it throws fails the stream.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}

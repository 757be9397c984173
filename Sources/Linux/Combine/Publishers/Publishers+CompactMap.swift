extension Publishers {
  /// A publisher that changes each value and leaves out nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// Changes a value.
    public let transform: (Upstream.Output) -> Output?

    /// Makes the operator.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage(subscriber) { transform($0).map { .value($0) } ?? .skip })
    }
  }
}

extension Publisher {
  /// Changes each value with a closure and leaves out nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}

extension Publishers {
  /// A publisher that changes each value, can throw, and leaves out nil.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// Changes a value.
    public let transform: (Upstream.Output) throws -> Output?

    /// Makes the operator.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage(throwing: subscriber) { try transform($0).map { .value($0) } ?? .skip })
    }
  }
}

extension Publisher {
  /// Changes each value with a closure and leaves out nil; what it throws fails the stream.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

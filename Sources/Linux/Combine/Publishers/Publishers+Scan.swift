extension Publishers {
  /// A publisher of running results.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the operator.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.subscribe(
        Stage(subscriber) { value in
          result = nextPartialResult(result, value)
          return .value(result)
        })
    }
  }
}

extension Publisher {
  /// Delivers the running result of a closure.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher of running results that can throw.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes the operator.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.subscribe(
        Stage(throwing: subscriber) { value in
          result = try nextPartialResult(result, value)
          return .value(result)
        })
    }
  }
}

extension Publisher {
  /// Delivers the running result of a closure; what it throws fails the stream.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

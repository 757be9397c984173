extension Publishers {
  /// A publisher of the final result of a closure.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the operator.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var result = initial
      Reduction.run(
        upstream, to: subscriber,
        step: { value in
          result = nextPartialResult(result, value)
          return false
        },
        result: { result })
    }
  }
}

extension Publisher {
  /// Delivers the final result of a closure, at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher of whether a value passes a test.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the operator.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var isFound = false
      Reduction.run(
        upstream, to: subscriber,
        step: { value in
          isFound = predicate(value)
          return isFound
        },
        result: { isFound })
    }
  }
}

extension Publisher {
  /// Delivers whether a value passes a test, as soon as that is known.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Delivers whether all values pass a test, as soon as that is known.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Delivers whether a value is among those of this publisher, as soon as that is known.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publishers {
  /// A publisher of whether a value occurs.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// The value.
    public let output: Upstream.Output

    /// Makes the operator.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var isFound = false
      Reduction.run(
        upstream, to: subscriber,
        step: { value in
          isFound = value == output
          return isFound
        },
        result: { isFound })
    }
  }
}

extension Publishers {
  /// A publisher of whether all values pass a test.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the operator.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var holds = true
      Reduction.run(
        upstream, to: subscriber,
        step: { value in
          holds = predicate(value)
          return !holds
        },
        result: { holds })
    }
  }
}

extension Publishers {
  /// A publisher of all values as one array.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream

    /// Makes the operator.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      Reduction.run(
        upstream, to: subscriber,
        step: { value in
          values.append(value)
          return false
        },
        result: { values })
    }
  }
}

extension Publisher {
  /// Delivers all values as one array, at the end.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Delivers the values in arrays of a size.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}

extension Publishers {
  /// A publisher of the values in arrays of a size.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// The size.
    public let count: Int

    /// Makes the operator.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      precondition(count > 0, "The size of a collection must be positive.")
      var values: [Upstream.Output] = []
      let handover = Handover(subscriber)
      handover.open()
      let groups = upstream.compactMap { value -> Output? in
        values.append(value)
        guard values.count == count else { return nil }
        defer { values = [] }
        return values
      }
      handover.follow(groups) { completion in
        if !values.isEmpty, !completion.isFailure { handover.junction.outlet.enqueue(values) }
        handover.junction.finish(completion)
      }
    }
  }
}

extension Publishers {
  /// A publisher that leaves out a value that equals the one before it.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// Whether two values are equal.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes the operator.
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.subscribe(
        Stage(subscriber) { value in
          if let former = last, predicate(former, value) { return .skip }
          last = value
          return .value(value)
        })
    }
  }
}

extension Publisher {
  /// Leaves out a value that a closure finds equal to the one before it.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out a value that equals the one before it.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

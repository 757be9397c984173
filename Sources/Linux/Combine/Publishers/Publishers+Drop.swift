extension Publishers {
  /// A publisher that leaves out the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// How many are left out.
    public let count: Int

    /// Makes the operator.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      precondition(count >= 0, "The number of values to drop cannot be negative.")
      var rest = count
      upstream.subscribe(
        Stage(subscriber) { value in
          guard rest > 0 else { return .value(value) }
          rest -= 1
          return .skip
        })
    }
  }
}

extension Publisher {
  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}

extension Publishers {
  /// A publisher that leaves out values until one fails a test.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
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
      var isDropping = true
      upstream.subscribe(
        Stage(subscriber) { value in
          isDropping = isDropping && predicate(value)
          return isDropping ? .skip : .value(value)
        })
    }
  }
}

extension Publisher {
  /// Leaves out values until one fails a test.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}

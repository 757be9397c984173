extension Publishers {
  /// A publisher of the values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// A source.
    public let a: A
    /// A source.
    public let b: B

    /// Makes the operator.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let merger = Merger(subscriber, expected: 2)
      merger.open()
      merger.add(a)
      merger.add(b)
    }
  }

  /// A publisher of the values of three publishers, as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// A source.
    public let a: A
    /// A source.
    public let b: B
    /// A source.
    public let c: C

    /// Makes the operator.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let merger = Merger(subscriber, expected: 3)
      merger.open()
      merger.add(a)
      merger.add(b)
      merger.add(c)
    }
  }

  /// A publisher of the values of four publishers, as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure,
    A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// A source.
    public let a: A
    /// A source.
    public let b: B
    /// A source.
    public let c: C
    /// A source.
    public let d: D

    /// Makes the operator.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let merger = Merger(subscriber, expected: 4)
      merger.open()
      merger.add(a)
      merger.add(b)
      merger.add(c)
      merger.add(d)
    }
  }

  /// A publisher of the values of any number of publishers of a kind, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The sources.
    public let publishers: [Upstream]

    /// Makes the operator.
    public init(_ upstream: Upstream...) {
      self.init(upstream)
    }

    /// Makes the operator.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      // One more than there are: so that none at all ends as well.
      let merger = Merger(subscriber, expected: publishers.count + 1)
      merger.open()
      for publisher in publishers { merger.add(publisher) }
      merger.end(.finished)
    }
  }
}

extension Publisher {
  /// Delivers the values of this publisher and of others, as they come.
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge<Self, P>
  where
    P.Output == Output, P.Failure == Failure
  {
    Publishers.Merge(self, other)
  }

  /// Delivers the values of this publisher and of others, as they come.
  public func merge<P: Publisher, Q: Publisher>(
    with b: P, _ c: Q
  ) -> Publishers.Merge3<Self, P, Q>
  where
    P.Output == Output, P.Failure == Failure,
    Q.Output == Output, Q.Failure == Failure
  {
    Publishers.Merge3(self, b, c)
  }

  /// Delivers the values of this publisher and of others, as they come.
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(
    with b: P, _ c: Q, _ d: R
  ) -> Publishers.Merge4<Self, P, Q, R>
  where
    P.Output == Output, P.Failure == Failure,
    Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Delivers the values of this publisher and of another of its kind, as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}

extension Publishers {
  /// A publisher of the values of two publishers, joined.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
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
      let combiner = Combiner(subscriber, mode: .latest)
      let a = combiner.add(a)
      let b = combiner.add(b)
      combiner.start {
        guard let a = a.latest, let b = b.latest else {
          return nil
        }
        return (a, b)
      }
    }
  }

  /// A publisher of the values of three publishers, joined.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
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
      let combiner = Combiner(subscriber, mode: .latest)
      let a = combiner.add(a)
      let b = combiner.add(b)
      let c = combiner.add(c)
      combiner.start {
        guard let a = a.latest, let b = b.latest, let c = c.latest else {
          return nil
        }
        return (a, b, c)
      }
    }
  }

  /// A publisher of the values of four publishers, joined.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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
      let combiner = Combiner(subscriber, mode: .latest)
      let a = combiner.add(a)
      let b = combiner.add(b)
      let c = combiner.add(c)
      let d = combiner.add(d)
      combiner.start {
        guard let a = a.latest, let b = b.latest, let c = c.latest, let d = d.latest else {
          return nil
        }
        return (a, b, c, d)
      }
    }
  }
}

extension Publisher {
  /// Delivers the newest values of this publisher and others whenever one changes.
  public func combineLatest<P: Publisher>(
    _ publisher: P
  ) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, publisher)
  }

  /// Delivers what a closure makes of the newest values of this publisher and others whenever one changes.
  public func combineLatest<P: Publisher, T>(
    _ publisher: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P.Failure == Failure {
    combineLatest(publisher).map { transform($0.0, $0.1) }
  }

  /// Delivers the newest values of this publisher and others whenever one changes.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Delivers what a closure makes of the newest values of this publisher and others whenever one changes.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Delivers the newest values of this publisher and others whenever one changes.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Delivers what a closure makes of the newest values of this publisher and others whenever one changes.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

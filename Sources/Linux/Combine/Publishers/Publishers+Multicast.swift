extension Publishers {
  /// A publisher that lets any number of subscribers share one subscription to the upstream.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is shared.
    public let upstream: Upstream
    /// Makes the subject that passes values on.
    public let createSubject: () -> SubjectType

    private let lock = Lock()
    private var subject: SubjectType?

    /// Makes the operator.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      currentSubject().subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      upstream.subscribe(currentSubject())
    }

    private func currentSubject() -> SubjectType {
      if let subject = lock.withLock({ subject }) { return subject }
      let new = createSubject()
      return lock.withLock {
        if let subject { return subject }
        subject = new
        return new
      }
    }
  }
}

extension Publisher {
  /// Shares one subscription among the subscribers of a subject, once connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares one subscription among the subscribers of a subject, once connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
}

extension Publisher where Failure == Never {
  /// Delivers nothing until it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension Publishers {
  /// A publisher that delivers nothing until it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Makes the operator.
    public init(upstream: Upstream) {
      inner = upstream.multicast(subject: PassthroughSubject())
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      inner.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      inner.connect()
    }
  }
}

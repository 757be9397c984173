extension Publishers {
  /// A publisher that goes on with another when the upstream fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// Makes the publisher to go on with.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Makes the operator.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let handover = Handover(subscriber)
      handover.open()
      handover.follow(upstream) { completion in
        guard case .failure(let error) = completion else {
          return handover.junction.finish(.finished)
        }
        handover.follow(handler(error)) { handover.junction.finish($0) }
      }
    }
  }

  /// A publisher that subscribes to the upstream again when it fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// How often it is tried again; nil for as often as it takes.
    public let retries: Int?

    /// Makes the operator.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let handover = Handover(subscriber)
      handover.open()
      attempt(handover, rest: retries)
    }

    private func attempt<S>(_ handover: Handover<S>, rest: Int?)
    where S.Input == Output, S.Failure == Failure {
      handover.follow(upstream) { completion in
        guard completion.isFailure, rest != 0 else { return handover.junction.finish(completion) }
        attempt(handover, rest: rest.map { $0 - 1 })
      }
    }
  }
}

extension Publisher {
  /// Goes on with another publisher if this one fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Subscribes again if this publisher fails, up to a number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

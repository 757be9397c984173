extension Publishers {
  /// A publisher that delivers a value in place of a failure.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The value.
    public let output: Upstream.Output
    /// The publisher that is operated on.
    public let upstream: Upstream

    /// Makes the operator.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Never {
      let handover = Handover(subscriber)
      handover.open()
      handover.follow(upstream) { completion in
        if completion.isFailure { handover.junction.outlet.enqueue(output) }
        handover.junction.finish(.finished)
      }
    }
  }

  /// A publisher that delivers a value if the upstream has none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The value.
    public let output: Upstream.Output
    /// The publisher that is operated on.
    public let upstream: Upstream

    /// Makes the operator.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var isEmpty = true
      let handover = Handover(subscriber)
      handover.open()
      let watched = upstream.handleEvents(receiveOutput: { _ in isEmpty = false })
      handover.follow(watched) { completion in
        if isEmpty, !completion.isFailure { handover.junction.outlet.enqueue(output) }
        handover.junction.finish(completion)
      }
    }
  }
}

extension Publisher {
  /// Delivers a value in place of a failure.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Delivers a value if there is none.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

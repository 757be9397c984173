extension Publishers {
  /// A publisher of what the newest of its publishers delivers.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    /// The publisher of publishers.
    public let upstream: Upstream

    /// Makes the operator.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let handover = Handover(subscriber)
      let ends = OpenEnds()
      let outer = Inlet<P, Failure>(
        onValue: { publisher in
          let turn = ends.beginInner()
          handover.follow(publisher) { completion in
            if ends.endInner(turn) || completion.isFailure { handover.junction.finish(completion) }
          }
          return .none
        },
        onCompletion: { completion in
          if ends.endOuter() || completion.isFailure { handover.junction.finish(completion) }
        })
      handover.open()
      outer.request(.unlimited)
      handover.junction.attach(outer, to: upstream)
    }
  }
}

/// Knows when the outer publisher and the newest inner one have both ended.
private final class OpenEnds {
  private let lock = Lock()
  private var turn = 0
  private var hasInner = false
  private var hasOuter = true

  func beginInner() -> Int {
    lock.withLock {
      turn += 1
      hasInner = true
      return turn
    }
  }

  func endInner(_ turn: Int) -> Bool {
    lock.withLock {
      if turn == self.turn { hasInner = false }
      return !hasInner && !hasOuter
    }
  }

  func endOuter() -> Bool {
    lock.withLock {
      hasOuter = false
      return !hasInner
    }
  }
}

extension Subscribers.Completion {
  var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Delivers what the newest publisher delivers, and drops the one before it.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Delivers what the newest publisher delivers, and drops the one before it.
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

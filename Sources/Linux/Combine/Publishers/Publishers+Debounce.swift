extension Publishers {
  /// A publisher of the values that are followed by a silence.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// How long the silence must last.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Where values are delivered.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes the operator.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber, surplus: .keepLatest(beforeFinish: true))
      let latest = Latest<Output>()
      let inlet = Inlet<Output, Failure>(
        onValue: { value in
          let turn = latest.put(value)
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            if let value = latest.take(turn) { junction.outlet.send(value) }
          }
          return .none
        },
        onCompletion: { completion in
          // The last value has no successor to wait for.
          scheduler.schedule(options: options) {
            if let value = latest.take() { junction.outlet.enqueue(value) }
            junction.finish(completion)
          }
        })
      junction.open()
      inlet.request(.unlimited)
      junction.attach(inlet, to: upstream)
    }
  }
}

/// The newest value and its turn.
private final class Latest<Value> {
  private let lock = Lock()
  private var value: Value?
  private var turn = 0

  func put(_ value: Value) -> Int {
    let (turn, _) = lock.withLock {
      let former = self.value
      self.value = value
      self.turn += 1
      return (self.turn, former)
    }
    return turn
  }

  /// The value, if none came after it.
  func take(_ turn: Int? = nil) -> Value? {
    lock.withLock {
      guard turn == nil || turn == self.turn else { return nil }
      defer { value = nil }
      return value
    }
  }
}

extension Publisher {
  /// Delivers a value once no other has followed for a time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

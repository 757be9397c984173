extension Publishers {
  /// A publisher of at most one value in an interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// The interval.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where values are delivered.
    public let scheduler: Context
    /// Whether the newest value of an interval is delivered, rather than the first.
    public let latest: Bool

    /// Makes the operator.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber, surplus: .keepLatest(beforeFinish: true))
      let gate = ThrottleGate<Context, S>(self, junction: junction)
      let inlet = Inlet<Output, Failure>(
        onValue: { value in
          gate.put(value)
          return .none
        },
        onCompletion: { gate.finish($0) })
      junction.open()
      inlet.request(.unlimited)
      junction.attach(inlet, to: upstream)
    }
  }
}

/// Holds the value of the running interval back until the interval is over.
private final class ThrottleGate<Context: Scheduler, Downstream: Subscriber> {
  typealias Value = Downstream.Input

  private let lock = Lock()
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let latest: Bool
  private let junction: Junction<Downstream>
  private var waiting: Value?
  private var isScheduled = false
  private var lastTime: Context.SchedulerTimeType?

  init<U>(_ throttle: Publishers.Throttle<U, Context>, junction: Junction<Downstream>) {
    scheduler = throttle.scheduler
    interval = throttle.interval
    latest = throttle.latest
    self.junction = junction
  }

  func put(_ value: Value) {
    let now = scheduler.now
    let (time, _) = lock.withLock { () -> (Context.SchedulerTimeType?, Value?) in
      let former = waiting
      if latest || former == nil { waiting = value }
      if isScheduled { return (nil, former) }
      isScheduled = true
      return (lastTime.map { max($0.advanced(by: interval), now) } ?? now, former)
    }
    guard let time else { return }
    if time <= now { return scheduler.schedule { self.deliver() } }
    scheduler.schedule(after: time, tolerance: scheduler.minimumTolerance, options: nil) {
      self.deliver()
    }
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    scheduler.schedule {
      self.deliver()
      self.junction.finish(completion)
    }
  }

  private func deliver() {
    let now = scheduler.now
    let value: Value? = lock.withLock {
      isScheduled = false
      if waiting != nil { lastTime = now }
      defer { waiting = nil }
      return waiting
    }
    if let value { junction.outlet.send(value) }
  }
}

extension Publisher {
  /// Delivers at most one value in an interval, the first or the newest.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

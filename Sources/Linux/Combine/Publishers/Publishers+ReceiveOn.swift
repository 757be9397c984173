extension Publishers {
  /// A publisher that delivers on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// Where values are delivered.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes the operator.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      Relay(subscriber) { [scheduler, options] action in
        scheduler.schedule(options: options, action)
      }.start(from: upstream)
    }
  }
}

extension Publisher {
  /// Delivers values and the end on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that subscribes, requests and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// Where it is subscribed to.
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
      let junction = Junction(subscriber)
      var acknowledge: Outlet<S>.Acknowledge = { _ in }
      let inlet = Inlet<Output, Failure>(
        onValue: { value in
          junction.outlet.send(value, acknowledge: acknowledge)
          return .none
        },
        onCompletion: { junction.finish($0) })
      let requests = ScheduledSubscription(inlet) { [scheduler, options] action in
        scheduler.schedule(options: options, action)
      }
      acknowledge = { [weak requests] in requests?.request($0) }
      junction.hold(requests)
      junction.open(onRequest: { [weak requests] in requests?.request($0) })
      scheduler.schedule(options: options) { upstream.subscribe(inlet) }
    }
  }
}

/// Passes what the downstream says to the upstream, on a scheduler.
private final class ScheduledSubscription: Subscription {
  private let target: any Subscription
  private let schedule: (@escaping () -> Void) -> Void

  init(_ target: any Subscription, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.target = target
    self.schedule = schedule
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    schedule { [target] in target.request(demand) }
  }

  func cancel() {
    schedule { [target] in target.cancel() }
  }
}

extension Publisher {
  /// Subscribes, requests and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

/// Receives from one upstream on behalf of an operator that has several, or that runs in its own
/// time.
///
/// Demand that is requested before the subscription arrives is kept for it. After its end it holds
/// nothing that its closures captured.
final class Inlet<Input, Failure: Error>: Subscriber, Subscription {
  private struct Work {
    let onValue: (Input) -> Subscribers.Demand
    let onCompletion: (Subscribers.Completion<Failure>) -> Void
  }

  private let lock = Lock()
  private var work: Work?
  private var subscription: (any Subscription)?
  private var early = Subscribers.Demand.none

  init(
    onValue: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    work = Work(onValue: onValue, onCompletion: onCompletion)
  }

  func receive(subscription: any Subscription) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard work != nil, self.subscription == nil else { return nil }
      self.subscription = subscription
      defer { early = .none }
      return early
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { work }?.onValue(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    take().work?.onCompletion(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let subscription: (any Subscription)? = lock.withLock {
      if self.subscription == nil { early += demand }
      return self.subscription
    }
    subscription?.request(demand)
  }

  func cancel() {
    take().subscription?.cancel()
  }

  private func take() -> (work: Work?, subscription: (any Subscription)?) {
    lock.withLock {
      defer {
        work = nil
        subscription = nil
      }
      return (work, subscription)
    }
  }
}

/// A subject that passes values on and keeps none.
///
/// Values may be sent from any thread. A subscriber that has no demand misses them.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let hub = Hub<Output, Failure>()

  /// Makes a subject.
  public init() {}

  public func send(_ input: Output) {
    hub.send(input)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    hub.send(completion: completion)
  }

  public func send(subscription: any Subscription) {
    hub.send(subscription: subscription)
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    hub.attach(subscriber, surplus: .drop)
  }
}

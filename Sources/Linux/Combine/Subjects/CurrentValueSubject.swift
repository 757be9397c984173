/// A subject that has a value at all times and tells new subscribers what it is.
///
/// Values may be sent from any thread. A subscriber that has no demand gets the newest value with
/// its next demand.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let hub = Hub<Output, Failure>()
  private var current: Output

  /// Makes a subject with a first value.
  public init(_ value: Output) {
    current = value
  }

  /// The current value; setting it sends it.
  public var value: Output {
    get { hub.withLock { current } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    hub.send(value) {
      defer { current = value }
      return current
    }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    hub.send(completion: completion)
  }

  public func send(subscription: any Subscription) {
    hub.send(subscription: subscription)
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    hub.attach(subscriber, surplus: .keepLatest(beforeFinish: false), current: { current })
  }
}

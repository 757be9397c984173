/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  public let combineIdentifier: CombineIdentifier

  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Wraps a subscriber.
  public init<S>(_ subscriber: S) where S: Subscriber, Input == S.Input, Failure == S.Failure {
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = subscriber.receive(subscription:)
    onValue = subscriber.receive(_:)
    onCompletion = subscriber.receive(completion:)
  }

  /// Makes a subscriber that sends everything to a subject.
  public init<S>(_ subject: S) where S: Subject, Input == S.Output, Failure == S.Failure {
    combineIdentifier = CombineIdentifier(subject)
    onSubscription = subject.send(subscription:)
    onValue = { value in
      subject.send(value)
      return .none
    }
    onCompletion = subject.send(completion:)
  }

  /// Makes a subscriber of closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  public var description: String { "AnySubscriber" }

  public func receive(subscription: any Subscription) {
    onSubscription(subscription)
  }

  public func receive(_ value: Input) -> Subscribers.Demand {
    onValue(value)
  }

  public func receive(completion: Subscribers.Completion<Failure>) {
    onCompletion(completion)
  }
}

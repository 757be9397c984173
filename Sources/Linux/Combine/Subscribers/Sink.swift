extension Subscribers {
  /// A subscriber that wants every value and hands each to a closure.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable,
    CustomStringConvertible
  {
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Makes a sink of two closures.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    /// Runs for each value.
    public var receiveValue: (Input) -> Void { lock.withLock { onValue } ?? { _ in } }

    /// Runs at the end.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.withLock { onCompletion } ?? { _ in }
    }

    public var description: String { "Sink" }

    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard onValue != nil, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      isFirst ? subscription.request(.unlimited) : subscription.cancel()
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.withLock { onValue }?(value)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      take().onCompletion?(completion)
    }

    public func cancel() {
      take().subscription?.cancel()
    }

    private typealias Contents = (
      subscription: (any Subscription)?, onValue: ((Input) -> Void)?,
      onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    )

    private func take() -> Contents {
      lock.withLock {
        defer { (subscription, onValue, onCompletion) = (nil, nil, nil) }
        return (subscription, onValue, onCompletion)
      }
    }
  }
}

extension Publisher {
  /// Runs closures for each value and for the end, until the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Runs a closure for each value, until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

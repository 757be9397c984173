/// A publisher that delivers no value.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it finishes at once, rather than never.
  public let completeImmediately: Bool

  /// Makes a publisher without values.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Makes a publisher without values, of the given types.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    guard completeImmediately else {
      return subscriber.receive(subscription: Subscriptions.empty)
    }
    Outlet(subscriber, surplus: .buffer).publish(completion: .finished)
  }
}

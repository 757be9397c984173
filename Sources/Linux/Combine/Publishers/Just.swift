/// A publisher that delivers one value and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Makes a publisher of one value.
  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Output {
    Outlet(subscriber, surplus: .buffer).publish(output)
  }
}

extension Just: Equatable where Output: Equatable {}

extension Outlet {
  /// Delivers one value when there is demand, then finishes.
  func publish(_ value: Output) {
    enqueue(value)
    enqueue(completion: .finished)
    open(with: OutletSubscription(outlet: self))
  }

  /// Ends without a value.
  func publish(completion: Subscribers.Completion<Failure>) {
    enqueue(completion: completion)
    open(with: OutletSubscription(outlet: self))
  }
}

/// The subscription of a publisher that has all it delivers in its outlet.
final class OutletSubscription<Downstream: Subscriber>: Subscription {
  private let outlet: Outlet<Downstream>

  init(outlet: Outlet<Downstream>) {
    self.outlet = outlet
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
  }

  func cancel() {
    outlet.cancel()
  }
}

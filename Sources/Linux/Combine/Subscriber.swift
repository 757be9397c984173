/// A type that can receive values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The values it takes.
  associatedtype Input
  /// The failure it can be told of.
  associatedtype Failure: Error

  /// Tells the subscriber that it may request values now.
  func receive(subscription: any Subscription)
  /// Delivers a value.
  ///
  /// - Returns: how many more values the subscriber wants, beyond its former demand.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Tells the subscriber that no more values come.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Delivers a value of no content.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

/// The namespace of the subscribers and what belongs to them.
public enum Subscribers {}

/// A publisher to which values can be sent from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Ends the stream.
  func send(completion: Subscribers.Completion<Failure>)
  /// Lets another publisher feed this subject.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value of no content.
  public func send() {
    send(())
  }
}

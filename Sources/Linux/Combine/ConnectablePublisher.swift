/// A publisher that delivers only once it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Connects, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber and disconnects with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

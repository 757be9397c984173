/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let publisher: any Publisher<Output, Failure>

  /// Wraps a publisher.
  public init<P>(_ publisher: P) where P: Publisher, P.Output == Output, P.Failure == Failure {
    self.publisher = (publisher as? Self)?.publisher ?? publisher
  }

  public var description: String { "AnyPublisher" }

  public func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    publisher.receive(subscriber: subscriber)
  }
}

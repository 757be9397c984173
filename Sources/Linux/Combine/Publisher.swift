/// A type that can deliver a sequence of values over time.
public protocol Publisher<Output, Failure> {
  /// The values it delivers.
  associatedtype Output
  /// How it can fail; `Never` if it cannot.
  associatedtype Failure: Error

  /// Attaches a subscriber. Call ``subscribe(_:)-(S)`` instead of this.
  func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber to this publisher.
  public func subscribe<S>(_ subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Sends what this publisher delivers to a subject, until the result is cancelled.
  public func subscribe<S>(_ subject: S) -> AnyCancellable
  where S: Subject, Failure == S.Failure, Output == S.Output {
    let inlet = Inlet<Output, Failure>(
      onValue: { value in
        subject.send(value)
        return .none
      },
      onCompletion: { subject.send(completion: $0) })
    inlet.request(.unlimited)
    subscribe(inlet)
    return AnyCancellable(inlet)
  }

  /// Hides the type of this publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// The namespace of the operators' publishers.
public enum Publishers {}

/// The values of a publisher as an asynchronous sequence.
///
/// One value is asked for at a time, when the loop wants it.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  /// Takes the values one by one; dropping it cancels the subscription.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let puller: ValuePuller<P.Output, Never>

    public mutating func next() async -> P.Output? {
      await next(isolation: nil)
    }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      guard case .success(let value) = await puller.next(isolation: actor) else { return nil }
      return value
    }
  }

  private let publisher: P

  /// Makes a sequence of a publisher.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator {
    Iterator(puller: ValuePuller(publisher))
  }
}

/// The values of a publisher as an asynchronous sequence that throws the publisher's failure.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  /// Takes the values one by one; dropping it cancels the subscription.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let puller: ValuePuller<P.Output, P.Failure>

    public mutating func next() async throws -> P.Output? {
      try await puller.next(isolation: nil)?.get()
    }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> P.Output? {
      try await puller.next(isolation: actor)?.get()
    }
  }

  private let publisher: P

  /// Makes a sequence of a publisher.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator {
    Iterator(puller: ValuePuller(publisher))
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence that throws this publisher's failure.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

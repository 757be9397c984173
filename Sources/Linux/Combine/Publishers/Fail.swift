/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure.
  public let error: Failure

  /// Makes a publisher that fails.
  public init(error: Failure) {
    self.error = error
  }

  /// Makes a publisher that fails, of the given types.
  public init(outputType: Output.Type, failure: Failure) {
    self.init(error: failure)
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    Outlet(subscriber, surplus: .buffer).publish(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}

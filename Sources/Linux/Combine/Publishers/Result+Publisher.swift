extension Result where Failure: Error {
  /// A publisher of the success, or of the failure.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    /// The result.
    public let result: Result<Success, Failure>

    /// Makes a publisher of a result.
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// Makes a publisher of a success.
    public init(_ output: Success) {
      self.init(.success(output))
    }

    /// Makes a publisher of a failure.
    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Success, S.Failure == Failure {
      let outlet = Outlet(subscriber, surplus: .buffer)
      switch result {
      case .success(let value): outlet.publish(value)
      case .failure(let error): outlet.publish(completion: .failure(error))
      }
    }
  }

  /// A publisher of the success, or of the failure.
  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}

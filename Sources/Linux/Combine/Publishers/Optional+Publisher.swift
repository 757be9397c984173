extension Optional {
  /// A publisher of the value, if there is one.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// Makes a publisher of an optional value.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Wrapped, S.Failure == Never {
      let outlet = Outlet(subscriber, surplus: .buffer)
      guard let output else { return outlet.publish(completion: .finished) }
      outlet.publish(output)
    }
  }

  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Publishers {
  /// A publisher that stops the program if the upstream fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// Put before the message.
    public let prefix: String
    /// Where the assertion stands.
    public let file: StaticString
    /// Where the assertion stands.
    public let line: UInt

    /// Makes the operator.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Output, Upstream.Failure, S>(
          subscriber,
          end: { completion in
            if case .failure(let error) = completion {
              fatalError("\(prefix)\(prefix.isEmpty ? "" : ": ")\(error)", file: file, line: line)
            }
            return .finished
          }
        ) { .value($0) })
    }
  }
}

extension Publisher {
  /// Stops the program if this publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publishers {
  /// A publisher that writes everything that happens to a stream of text.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Put before each line.
    public let prefix: String
    /// The publisher that is watched.
    public let upstream: Upstream
    /// Where the lines go; standard output if nil.
    public let stream: (any TextOutputStream)?

    /// Makes the operator.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let writer = LineWriter(prefix: prefix.isEmpty ? "" : "\(prefix): ", stream: stream)
      upstream.handleEvents(
        receiveSubscription: { writer.write("receive subscription: (\($0))") },
        receiveOutput: { writer.write("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: writer.write("receive finished")
          case .failure(let error): writer.write("receive error: (\(error))")
          }
        },
        receiveCancel: { writer.write("receive cancel") },
        receiveRequest: { writer.write("request \($0)") }
      ).subscribe(subscriber)
    }
  }
}

private final class LineWriter {
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix
    self.stream = stream
  }

  func write(_ line: String) {
    guard stream != nil else { return Swift.print(prefix + line) }
    stream?.write("\(prefix)\(line)\n")
  }
}

extension Publisher {
  /// Writes everything that happens, for debugging.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

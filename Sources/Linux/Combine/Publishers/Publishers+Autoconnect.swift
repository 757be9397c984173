extension Publishers {
  /// A publisher that connects with its first subscriber and disconnects with its last.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public final let upstream: Upstream

    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    /// Makes the operator.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        subscribers += 1
        return subscribers == 1
      }
      // One leave for each arrival, whether by cancelling or at the end.
      let leave = AnyCancellable { self.leave() }
      upstream.handleEvents(
        receiveCompletion: { _ in leave.cancel() }, receiveCancel: { leave.cancel() }
      ).subscribe(subscriber)
      if isFirst { connect() }
    }

    private func connect() {
      let connection = upstream.connect()
      let surplus: (any Cancellable)? = lock.withLock {
        guard subscribers > 0, self.connection == nil else { return connection }
        self.connection = connection
        return nil
      }
      surplus?.cancel()
    }

    private func leave() {
      let connection: (any Cancellable)? = lock.withLock {
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }
}

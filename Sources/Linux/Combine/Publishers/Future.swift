/// A publisher of one value that comes later.
///
/// The closure runs at once, and its promise may be called from any thread; only the first call
/// counts.
public final class Future<Output, Failure: Error>: Publisher {
  /// What the work calls when it is done.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let hub = Hub<Result<Output, Failure>, Never>()
  private var result: Result<Output, Failure>?

  /// Starts the work.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill(with: $0) }
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, Output == S.Input, Failure == S.Failure {
    let junction = Junction(subscriber)
    let inlet = Inlet<Result<Output, Failure>, Never>(
      onValue: { [weak junction] result in
        switch result {
        case .success(let value):
          junction?.outlet.enqueue(value)
          junction?.finish(.finished)
        case .failure(let error):
          junction?.finish(.failure(error))
        }
        return .none
      },
      onCompletion: { _ in })
    junction.open()
    junction.hold(inlet)
    inlet.request(.unlimited)
    hub.attach(inlet, surplus: .keepLatest(beforeFinish: false), current: { result })
  }

  private func fulfill(with result: Result<Output, Failure>) {
    let isFirst = hub.withLock {
      guard self.result == nil else { return false }
      self.result = result
      return true
    }
    // A subscriber that came in between has read the result already, and ignores a second one.
    if isFirst { hub.send(result) }
  }
}

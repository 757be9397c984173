/// Where the publisher that announces an object's changes is kept.
protocol PublishedStorageProtocol: AnyObject {
  var announcer: ObservableObjectPublisher? { get set }
}

/// The value behind a `@Published` property, and those who follow it.
final class PublishedStorage<Value>: PublishedStorageProtocol {
  private let hub = Hub<Value, Never>()
  private let lock = Lock()
  private var current: Value
  private var publisher: ObservableObjectPublisher?
  private var followed: [ObjectIdentifier: any Cancellable] = [:]

  init(_ value: Value) {
    current = value
  }

  deinit {
    for inlet in followed.values { inlet.cancel() }
  }

  var announcer: ObservableObjectPublisher? {
    get { lock.withLock { publisher } }
    set { lock.withLock { publisher = newValue } }
  }

  /// Setting announces the change, then delivers the value, then stores it.
  var value: Value {
    get { hub.withLock { current } }
    set {
      announcer?.send()
      hub.sendBeforeCommit(newValue) {
        defer { current = newValue }
        return current
      }
    }
  }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    hub.attach(subscriber, surplus: .keepLatest(beforeFinish: false), current: { current })
  }

  /// Takes over each value of a publisher, as long as this storage lives.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    var identifier: ObjectIdentifier?
    let inlet = Inlet<Value, Never>(
      onValue: { [weak self] value in
        self?.value = value
        return .none
      },
      onCompletion: { [weak self] _ in
        guard let self, let identifier else { return }
        _ = lock.withLock { self.followed.removeValue(forKey: identifier) }
      })
    identifier = ObjectIdentifier(inlet)
    lock.withLock { followed[ObjectIdentifier(inlet)] = inlet }
    inlet.request(.unlimited)
    publisher.subscribe(inlet)
  }
}

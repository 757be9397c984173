extension Subscribers {
  /// A subscriber that writes each value into a property.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    public typealias Failure = Never

    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private let lock = Lock()
    private var root: Root?
    private var subscription: (any Subscription)?

    /// Makes a subscriber that writes into a property of an object, which it keeps alive.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// The object, until the end.
    public var object: Root? { lock.withLock { root } }

    public var description: String { "Assign \(Root.self)." }

    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard root != nil, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      isFirst ? subscription.request(.unlimited) : subscription.cancel()
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) {
      _ = take()
    }

    public func cancel() {
      take().subscription?.cancel()
    }

    private func take() -> (root: Root?, subscription: (any Subscription)?) {
      lock.withLock {
        defer { (root, subscription) = (nil, nil) }
        return (root, subscription)
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value into a property of an object, which is kept alive until the result is
  /// cancelled or released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Publishes each value through a `@Published` property, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}

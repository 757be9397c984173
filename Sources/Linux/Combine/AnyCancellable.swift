/// A cancellable whose type is hidden, and which cancels when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Runs a closure on cancellation, once.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Wraps another cancellable.
  public init<C>(_ canceller: C) where C: Cancellable {
    action = { canceller.cancel() }
  }

  deinit {
    action?()
  }

  /// Cancels; a second time does nothing.
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Keeps this in a collection.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

@available(*, unavailable)
extension AnyCancellable: Sendable {}

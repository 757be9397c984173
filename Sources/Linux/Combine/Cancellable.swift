/// Something going on that can be stopped.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection, to be cancelled with it.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this in a set, to be cancelled with it.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

import Foundation

/// Values that are made once for each key, from any thread.
///
/// `@unchecked Sendable`: the dictionary is reached only under the lock, and what goes in and out is
/// `Sendable`. The lock is a POSIX mutex, which the thread sanitizer sees on Linux, unlike
/// `Synchronization.Mutex`.
package final class Cache<Key, Value>: @unchecked Sendable
where Key: Hashable & Sendable, Value: Sendable {
  private let lock = NSLock()
  private var values: [Key: Value] = [:]

  package init() {}

  /// The value of a key. It is made outside the lock: two threads may make the same value at the
  /// same time, and both get the one that was stored first.
  package func value(for key: Key, make: () -> Value) -> Value {
    if let known = lock.withLock({ values[key] }) { return known }
    let value = make()
    return lock.withLock {
      if let known = values[key] { return known }
      values[key] = value
      return value
    }
  }
}

import Glibc

/// A mutual exclusion whose body may return anything, also what is not `Sendable`.
///
/// Bodies stay short and never call out: what they take out of the state is returned, so that it is
/// used, or released, after the lock is free.
///
/// It is a POSIX mutex and not `Synchronization.Mutex`, which the thread sanitizer does not see on
/// Linux: every guarded access would be reported as a race.
package struct Lock: ~Copyable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  package init() {
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  package borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}

import Synchronization

/// A mutual exclusion whose body may return anything, also what is not `Sendable`.
///
/// Bodies stay short and never call out: what they take out of the state is returned, so that it is
/// used, or released, after the lock is free.
struct Lock: ~Copyable {
  private let mutex = Mutex<Void>(())

  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    mutex.withLock { _ in result = body() }
    guard let result else { preconditionFailure("A lock always runs its body.") }
    return result
  }
}

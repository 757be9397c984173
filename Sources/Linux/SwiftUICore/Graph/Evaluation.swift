import Glibc
import Synchronization

/// Which node is being evaluated, so that what it reads can note it.
///
/// Reads can come from any thread; only those of the thread that evaluates belong to the node.
package enum Evaluation {
  /// `pthread_self()` of the evaluating thread, 0 when there is none.
  private static let thread = Atomic<UInt>(0)
  @MainActor private static var stack: [_ViewNode] = []

  /// The node whose evaluation is running on this very thread.
  static var current: _ViewNode? {
    let running = thread.load(ordering: .relaxed)
    guard running != 0, running == UInt(pthread_self()) else { return nil }
    // Only the main actor evaluates, and this is the thread on which it does so now.
    return MainActor.assumeIsolated { stack.last }
  }

  @MainActor
  static func run<T>(_ node: _ViewNode, _ body: () -> T) -> T {
    let outer = thread.exchange(UInt(pthread_self()), ordering: .relaxed)
    stack.append(node)
    defer {
      stack.removeLast()
      thread.store(outer, ordering: .relaxed)
    }
    return body()
  }

  /// Runs `body` so that its reads belong to nobody: for actions, and for inspection.
  @MainActor
  package static func untracked<T>(_ body: () throws -> T) rethrows -> T {
    let outer = thread.exchange(0, ordering: .relaxed)
    defer { thread.store(outer, ordering: .relaxed) }
    return try body()
  }
}

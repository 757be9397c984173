import SwiftUI

/// Finds out whether code runs within the initializer of a global or static variable.
///
/// What is made there, such as `static let shared = Service()`, is made in whichever test happens to
/// touch it first, and is every test's. The runtime runs all such initializers from one place, so
/// that place is in the call stack: it is what the stacks within two initializers have in common
/// beyond what was there before. Where it cannot be found, no object counts as global.
@MainActor
enum GlobalInitializer {
  private static var frames: Set<UInt>?

  /// Answers whether the caller of the answer runs within such an initializer.
  static func detector() -> @Sendable () -> Bool {
    let frames = frames ?? findFrames()
    self.frames = frames
    return { !frames.isEmpty && frames.isSubset(of: stack()) }
  }

  private static func findFrames() -> Set<UInt> {
    let before = stack()
    return FirstProbe.stack.intersection(SecondProbe.stack).subtracting(before)
  }

  private enum FirstProbe {
    static let stack = GlobalInitializer.stack()
  }

  private enum SecondProbe {
    static let stack = GlobalInitializer.stack()
  }

  @inline(never)
  private nonisolated static func stack() -> Set<UInt> {
    Set(Thread.callStackReturnAddresses.map(\.uintValue))
  }
}

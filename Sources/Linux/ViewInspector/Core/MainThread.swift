import Foundation
import SwiftUICore
import XCTest

/// Brings inspections to the main thread, where views live, whatever thread a test runs on.
///
/// The public package belongs to no actor in its older versions, so that tests call it from
/// anywhere; `@preconcurrency` lets the same sources compile here, and this makes them safe.
@MainActor
enum MainThread {
  /// How long a call waits for a main thread that does something else.
  // Tests of this very wait set it, one after another.
  nonisolated(unsafe) static var patience = DispatchTimeInterval.seconds(30)

  /// Whether this is where views live. In a program whose main thread has gone into
  /// `dispatchMain()`, as Swift Testing's does, the main queue runs on other threads.
  nonisolated static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  nonisolated private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  nonisolated static let advice =
    "The main thread, on which views are inspected, is not free: mark the test `@MainActor`"

  /// Runs work on the main thread; an error where that does not get to it.
  static func run<T>(_ work: () throws -> T) throws -> T {
    guard !isCurrent else { return try work() }
    return try hop(work)
  }

  /// Runs work on the main thread; a failure of the test where that does not get to it.
  static func run<T>(or fallback: T, _ work: () -> T) -> T {
    guard !isCurrent else { return work() }
    do {
      return try hop(work)
    } catch {
      XCTFail("\(error.localizedDescription)")
      return fallback
    }
  }

  /// The same for what belongs to no actor.
  nonisolated static func enter<T: Sendable>(
    or fallback: @autoclosure () -> T, _ work: @MainActor () -> T
  ) -> T {
    guard !isCurrent else { return MainActor.assumeIsolated(work) }
    do {
      return try hop { MainActor.assumeIsolated(work) }
    } catch {
      XCTFail("\(error.localizedDescription)")
      return fallback()
    }
  }

  /// Does what a person would have done on screen: what it reads belongs to no view.
  static func perform<T>(_ action: () throws -> T) throws -> T {
    try run { try Evaluation.untracked(action) }
  }

  nonisolated private static func hop<T>(_ work: () throws -> T) throws -> T {
    var result: Result<T, any Error>?
    let isDone = withoutActuallyEscaping({ result = Result { try work() } }) {
      let work = HandedOverWork($0)
      let done = DispatchSemaphore(value: 0)
      // A task, as it takes along the values that are local to the test's own.
      Task { @MainActor in
        work.perform()
        done.signal()
      }
      if done.wait(timeout: .now() + patience) == .success { return true }
      // Work that has begun uses what the caller has: it is waited for.
      guard work.isCancelled() else { return done.wait(timeout: .distantFuture) == .success }
      return false
    }
    guard isDone, let result else { throw InspectionError.notSupported(advice) }
    return try result.get()
  }
}

/// Work that one thread hands over to another, and waits for.
///
/// `@unchecked Sendable`: `lock` guards the work, which only one of the two threads takes out. What
/// the work uses is the waiting thread's, which does not touch it meanwhile.
private final class HandedOverWork: @unchecked Sendable {
  private let lock = NSLock()
  private var work: (() -> Void)?

  init(_ work: @escaping () -> Void) {
    self.work = work
  }

  private func take() -> (() -> Void)? {
    lock.withLock {
      defer { work = nil }
      return work
    }
  }

  // Not inlined: the work must be gone when the other thread is told that it is done.
  @inline(never)
  func perform() { take()?() }

  /// Whether the work has been taken back before it began.
  func isCancelled() -> Bool { take() != nil }
}

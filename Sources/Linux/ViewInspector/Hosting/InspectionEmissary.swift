import Combine
import Foundation
import SwiftUI
import XCTest

/// Carries inspections into a view that is on screen, where its state is alive.
///
/// The app's class has `notice` and `callbacks`, and calls the callback when its view receives the
/// notice; it conforms in the tests.
@MainActor @preconcurrency
public protocol InspectionEmissary: AnyObject {
  associatedtype V
  var notice: PassthroughSubject<UInt, Never> { get }
  var callbacks: [UInt: (V) -> Void] { get set }
}

extension InspectionEmissary where V: View {
  public typealias ViewInspection =
    @MainActor @Sendable (InspectableView<ViewType.View<V>>) async throws -> Void

  /// Inspects the hosted view after a delay. Wait for the expectation.
  @discardableResult
  public func inspect(
    after delay: TimeInterval = 0, function: String = #function, file: StaticString = #file,
    line: UInt = #line, _ inspection: @escaping ViewInspection
  ) -> XCTestExpectation {
    schedule(Errand(function, file, line), after: delay) {
      try await inspection($0.inspectableSelf(function: function))
    }
  }

  /// Inspects the hosted view when a publisher first sends something, and after a delay.
  @discardableResult
  public func inspect<P>(
    onReceive publisher: P, after delay: TimeInterval = 0, function: String = #function,
    file: StaticString = #file, line: UInt = #line, _ inspection: @escaping ViewInspection
  ) -> XCTestExpectation where P: Publisher, P.Failure == Never {
    schedule(Errand(function, file, line), on: publisher, after: delay) {
      try await inspection($0.inspectableSelf(function: function))
    }
  }

  /// Inspects the hosted view after a delay, and returns when that is done.
  public func inspect(
    after delay: SuspendingClock.Duration = .seconds(0), function: String = #function,
    file: StaticString = #file, line: UInt = #line, _ inspection: @escaping ViewInspection
  ) async throws {
    try await Task.sleep(for: delay, clock: .suspending)
    try await run(line) { try await inspection($0.inspectableSelf(function: function)) }
  }

  /// Inspects the hosted view when a publisher first sends something, and returns then.
  public func inspect<P>(
    onReceive publisher: P, after delay: SuspendingClock.Duration = .seconds(0),
    function: String = #function, file: StaticString = #file, line: UInt = #line,
    _ inspection: @escaping ViewInspection
  ) async throws where P: Publisher, P.Failure == Never {
    await FirstValue.wait(for: publisher)
    try await inspect(after: delay, function: function, file: file, line: line, inspection)
  }
}

extension InspectionEmissary where V: ViewModifier {
  public typealias ModifierInspection =
    @MainActor @Sendable (InspectableView<ViewType.ViewModifier<V>>) async throws -> Void

  /// Inspects the hosted modifier after a delay. Wait for the expectation.
  @discardableResult
  public func inspect(
    after delay: TimeInterval = 0, function: String = #function, file: StaticString = #file,
    line: UInt = #line, _ inspection: @escaping ModifierInspection
  ) -> XCTestExpectation {
    schedule(Errand(function, file, line), after: delay) {
      try await inspection($0.inspect(function: function))
    }
  }

  /// Inspects the hosted modifier when a publisher first sends something, and after a delay.
  @discardableResult
  public func inspect<P>(
    onReceive publisher: P, after delay: TimeInterval = 0, function: String = #function,
    file: StaticString = #file, line: UInt = #line, _ inspection: @escaping ModifierInspection
  ) -> XCTestExpectation where P: Publisher, P.Failure == Never {
    schedule(Errand(function, file, line), on: publisher, after: delay) {
      try await inspection($0.inspect(function: function))
    }
  }

  /// Inspects the hosted modifier after a delay, and returns when that is done.
  public func inspect(
    after delay: SuspendingClock.Duration = .seconds(0), function: String = #function,
    file: StaticString = #file, line: UInt = #line, _ inspection: @escaping ModifierInspection
  ) async throws {
    try await Task.sleep(for: delay, clock: .suspending)
    try await run(line) { try await inspection($0.inspect(function: function)) }
  }

  /// Inspects the hosted modifier when a publisher first sends something, and returns then.
  public func inspect<P>(
    onReceive publisher: P, after delay: SuspendingClock.Duration = .seconds(0),
    function: String = #function, file: StaticString = #file, line: UInt = #line,
    _ inspection: @escaping ModifierInspection
  ) async throws where P: Publisher, P.Failure == Never {
    await FirstValue.wait(for: publisher)
    try await inspect(after: delay, function: function, file: file, line: line, inspection)
  }
}

/// Which inspection: where in the tests it was asked for.
struct Errand: Sendable {
  let function: String
  let file: StaticString
  let line: UInt

  init(_ function: String, _ file: StaticString, _ line: UInt) {
    self.function = function
    self.file = file
    self.line = line
  }

  var expectation: XCTestExpectation {
    XCTestExpectation(description: "Inspection at line \(line)")
  }
}

extension InspectionEmissary {
  fileprivate func schedule(
    _ errand: Errand, after delay: TimeInterval,
    _ inspection: @escaping @MainActor (V) async throws -> Void
  ) -> XCTestExpectation {
    let expectation = errand.expectation
    MainThread.run(or: ()) {
      register(errand, expectation, inspection)
      send(errand.line, after: delay)
    }
    return expectation
  }

  fileprivate func schedule<P: Publisher>(
    _ errand: Errand, on publisher: P, after delay: TimeInterval,
    _ inspection: @escaping @MainActor (V) async throws -> Void
  ) -> XCTestExpectation where P.Failure == Never {
    let expectation = errand.expectation
    MainThread.run(or: ()) {
      register(errand, expectation, inspection)
      FirstValue.receive(from: publisher) { [self] in send(errand.line, after: delay) }
    }
    return expectation
  }

  private func send(_ line: UInt, after delay: TimeInterval) {
    let notice = notice
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { notice.send(line) }
  }

  private func register(
    _ errand: Errand, _ expectation: XCTestExpectation,
    _ inspection: @escaping @MainActor (V) async throws -> Void
  ) {
    callbacks[errand.line] = { [weak self] view in
      Handover.run(view) { view in
        await Self.perform(errand, view, inspection)
        self?.finish(errand)
        expectation.fulfill()
      }
    }
  }

  private static func perform(
    _ errand: Errand, _ view: V, _ inspection: @MainActor (V) async throws -> Void
  ) async {
    do {
      try await inspection(view)
    } catch {
      XCTFail("\(error.localizedDescription)", file: errand.file, line: errand.line)
    }
  }

  /// The last inspection takes the view down.
  private func finish(_ errand: Errand) {
    callbacks.removeValue(forKey: errand.line)
    if callbacks.isEmpty { ViewHosting.expel(function: errand.function) }
  }

  /// Inspects the view at once, and returns when that is done. The view stays hosted.
  fileprivate func run(
    _ line: UInt, _ inspection: @escaping @MainActor (V) async throws -> Void
  ) async throws {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      callbacks[line] = { [weak self] view in
        Handover.run(view) { view in
          self?.callbacks.removeValue(forKey: line)
          do {
            try await inspection(view)
            done.resume()
          } catch {
            done.resume(throwing: error)
          }
        }
      }
      notice.send(line)
    }
  }
}

/// Hands a value over to work on the main actor.
private enum Handover {
  static func run<T>(_ value: T, _ work: @escaping @MainActor (T) async -> Void) {
    // The value is handed over to the one task that uses it; the caller is on the main actor, too.
    nonisolated(unsafe) let value = value
    Task { @MainActor in await work(value) }
  }
}

/// The first value of a publisher, whatever it is and whatever thread it comes from.
@MainActor
private final class FirstValue {
  private var action: (@MainActor () -> Void)?
  private var subscription: AnyCancellable?

  private init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  static func receive<P: Publisher>(
    from publisher: P, _ action: @escaping @MainActor () -> Void
  ) where P.Failure == Never {
    let watch = FirstValue(action)
    watch.subscription = publisher.sink { _ in
      if MainThread.isCurrent {
        MainActor.assumeIsolated { watch.fire() }
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { watch.fire() } }
      }
    }
    if watch.action == nil { watch.subscription = nil }
  }

  private func fire() {
    guard let action else { return }
    self.action = nil
    subscription = nil
    action()
  }

  static func wait<P: Publisher>(for publisher: P) async where P.Failure == Never {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      receive(from: publisher) { done.resume() }
    }
  }
}

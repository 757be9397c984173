@_spi(SwiftUI) import Observation

/// One evaluation's observation of `@Observable` objects, that can be given up.
///
/// `withObservationTracking` has no way to stop an observation whose objects never change, so a
/// view that is often evaluated would pile them up. Each evaluation therefore also reads a token
/// of ours: touching it hands the tracking out, and it is cancelled. The `didSet` form is SPI of
/// Observation; it is used, here only, because an update made after `willSet` on another thread
/// could still read the old value.
@MainActor
final class ObservationScope {
  private let token = ObservationToken()
  private weak var node: _ViewNode?

  init(_ node: _ViewNode) {
    self.node = node
  }

  func track<T>(_ body: () -> T) -> T {
    cancel()
    return withObservationTracking {
      token.access()
      return body()
    } didSet: { [weak node] tracking in
      let isOurs = tracking.changed == ObservationToken.keyPath
      tracking.cancel()
      if !isOurs { node?.invalidate() }
    }
  }

  nonisolated func cancel() {
    token.touch()
  }
}

/// An observable that nobody but its scope observes.
private final class ObservationToken: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  var value: Int { 0 }

  // A key path to a property of a final Sendable class without captures: nothing in it can change.
  nonisolated(unsafe) static let keyPath: KeyPath<ObservationToken, Int> = \.value

  func access() {
    registrar.access(self, keyPath: Self.keyPath)
  }

  func touch() {
    registrar.willSet(self, keyPath: Self.keyPath)
    registrar.didSet(self, keyPath: Self.keyPath)
  }
}

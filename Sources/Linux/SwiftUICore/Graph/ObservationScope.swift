@_spi(SwiftUI) import Observation

/// One evaluation's observation of `@Observable` objects, that can be given up.
///
/// `withObservationTracking` has no way to stop an observation whose objects never change, so a
/// view that is often evaluated would pile them up. An evaluation that observes anything therefore
/// also reads a token of ours: touching it hands the tracking out, and it is cancelled. The `didSet`
/// form is SPI of Observation; it is used, here only, because an update made after `willSet` on
/// another thread could still read the old value.
@MainActor
struct ObservationScope {
  /// Made when an evaluation has observed something: most views never do.
  private var token: ObservationToken?

  mutating func track<T>(_ node: _ViewNode, _ body: () -> T) -> T {
    cancel()
    let token = token
    var probe = Probe(node)
    let result = Self.track(probe, token, body)
    // Observation keeps what it was given only if `body` has read something observable.
    if token == nil, !isKnownUniquelyReferenced(&probe) { self.token = ObservationToken() }
    return result
  }

  private static func track<T>(
    _ probe: Probe, _ token: ObservationToken?, _ body: () -> T
  ) -> T {
    withObservationTracking {
      token?.access()
      return body()
    } didSet: { tracking in
      let isOurs = tracking.changed == ObservationToken.keyPath
      tracking.cancel()
      if !isOurs { probe.node?.invalidate() }
    }
  }

  func cancel() {
    token?.touch()
  }

  /// Stands for the node in an observation, and shows by its references whether there is one.
  private final class Probe: Sendable {
    // Weak references may be read from any thread; this one is set only here.
    nonisolated(unsafe) private(set) weak var node: _ViewNode?

    init(_ node: _ViewNode) {
      self.node = node
    }
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

/// Names the host of a view that asks, without keeping it alive.
@MainActor
@usableFromInline
final class AlertHostReference: Sendable {
  private(set) weak var host: (any AlertHost)?

  init(_ host: any AlertHost) { self.host = host }
}

/// Which way up a device is.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  fileprivate enum Kind: Hashable, Sendable, CaseIterable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  /// Names an orientation.
  public struct ID: Hashable, Sendable {
    fileprivate let kind: Kind
  }

  private let kind: Kind

  public static let portrait = InterfaceOrientation(kind: .portrait)
  public static let portraitUpsideDown = InterfaceOrientation(kind: .portraitUpsideDown)
  public static let landscapeLeft = InterfaceOrientation(kind: .landscapeLeft)
  public static let landscapeRight = InterfaceOrientation(kind: .landscapeRight)

  public static var allCases: [InterfaceOrientation] { Kind.allCases.map { .init(kind: $0) } }

  public var id: ID { ID(kind: kind) }
}

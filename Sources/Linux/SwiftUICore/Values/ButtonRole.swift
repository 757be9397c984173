/// What pressing a button means.
public struct ButtonRole: Equatable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case destructive, cancel, close, confirm
  }

  package let kind: Kind

  /// The button deletes, or does what cannot be undone.
  public static let destructive = ButtonRole(kind: .destructive)
  /// The button cancels.
  public static let cancel = ButtonRole(kind: .cancel)
  /// The button closes what it is in.
  public static let close = ButtonRole(kind: .close)
  /// The button confirms.
  public static let confirm = ButtonRole(kind: .confirm)
}

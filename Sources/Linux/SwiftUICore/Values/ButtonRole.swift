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
  /// https://developer.apple.com/documentation/swiftui/buttonrole/close
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static let close = ButtonRole(kind: .close)
  /// The button confirms.
  /// https://developer.apple.com/documentation/swiftui/buttonrole/confirm
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static let confirm = ButtonRole(kind: .confirm)
}

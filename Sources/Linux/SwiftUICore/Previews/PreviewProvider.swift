/// Views that Xcode shows while their code is written. Here they are compiled and not shown.
/// https://developer.apple.com/documentation/swiftui/previewprovider
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  /// What is shown.
  @ViewBuilder @MainActor @preconcurrency
  static var previews: Previews { get }

  /// On which system; nil leaves it to Xcode.
  @MainActor @preconcurrency
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  @MainActor @preconcurrency
  public static var platform: PreviewPlatform? { nil }
}

/// A system that previews are shown on.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS
}

import Foundation

/// What `#Preview` makes. Here it makes nothing.
@MainActor
public struct Preview {
  /// What can be said of the preview of a view.
  public enum ViewTraits {}
}

/// Something said of a preview, which is compiled here and does nothing.
/// https://developer.apple.com/documentation/developertoolssupport/previewtrait
@MainActor
public struct PreviewTrait<T> {
  fileprivate init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { .init() }
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { .init() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { .init() }
  public static var portrait: PreviewTrait<Preview.ViewTraits> { .init() }
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { .init() }
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { .init() }
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { .init() }
}

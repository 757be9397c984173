#if GTK
  import CGtk
  import SwiftUICore

  /// A size given from outside.
  final class FrameShell: BinShell {
    private var frame = FrameContent()

    init(_ inner: Widget) { super.init(inner, cgtk_frame_new()) }

    override func apply(_ modifier: ElementModifier) {
      guard case .frame(let frame) = modifier else { return }
      self.frame = frame
      cgtk_frame_set(
        widget, CGtkLimits(frame.minWidth, frame.idealWidth, frame.maxWidth),
        CGtkLimits(frame.minHeight, frame.idealHeight, frame.maxHeight))
    }

    override func layout(_ flexibility: Flexibility) -> Flexibility {
      Layout.fillOrAlign(inner, flexibility, frame.alignment)
      return Flexibility(
        horizontal: Self.isFlexible(frame.minWidth, frame.maxWidth, flexibility.horizontal),
        vertical: Self.isFlexible(frame.minHeight, frame.maxHeight, flexibility.vertical))
    }

    private static func isFlexible(_ low: Double?, _ high: Double?, _ inner: Bool) -> Bool {
      guard let high else { return inner }
      return high > (low ?? 0)
    }
  }

  extension CGtkLimits {
    fileprivate init(_ least: Double?, _ ideal: Double?, _ most: Double?) {
      self.init()
      self.least = Pixels.request(least, nil)
      self.ideal = Pixels.request(ideal, nil)
      self.most = Pixels.request(most, nil)
    }
  }
#endif

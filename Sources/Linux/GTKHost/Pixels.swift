#if GTK
  import SwiftUICore

  /// Lengths as GTK takes them.
  enum Pixels {
    private static let limit = 32_000.0

    /// A length in whole pixels; what no screen has is cut off.
    static func from(_ value: Double) -> Int32 { Int32(length(value).rounded()) }

    /// A length that is no whole number of pixels; none where there is no number.
    static func length(_ value: Double) -> Double {
      value.isFinite ? min(max(value, 0), limit) : 0
    }

    /// A length in either direction; none where there is no number.
    static func distance(_ value: Double) -> Double {
      value.isFinite ? min(max(value, -limit), limit) : 0
    }

    /// A least size; -1 for none.
    static func request(_ minimum: Double?, _ ideal: Double?) -> Int32 {
      guard let wanted = minimum ?? ideal, wanted.isFinite else { return -1 }
      return from(wanted)
    }
  }

  extension Color {
    /// The colour as a style sheet writes it, in the colours that are in force.
    @MainActor
    var css: String {
      let color = resolve(in: Appearance.colorScheme)
      func byte(_ value: Double) -> Int { Int((value.clampedToUnit * 255).rounded()) }
      let opacity = color.opacity.clampedToUnit
      return "rgba(\(byte(color.red)),\(byte(color.green)),\(byte(color.blue)),\(opacity))"
    }
  }
#endif

extension Text {
  /// Where a text that is too long loses its middle, start or end.
  public enum TruncationMode: Sendable {
    case head
    case tail
    case middle
  }

  /// A change of all letters.
  public enum Case: Sendable {
    case uppercase
    case lowercase
  }

  /// The look of an underline or a strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// The dots and dashes of a line.
    public struct Pattern: Sendable {
      package enum Kind: Hashable, Sendable {
        case solid, dot, dash, dashDot, dashDotDot
      }

      package let kind: Kind

      public static let solid = Pattern(kind: .solid)
      public static let dot = Pattern(kind: .dot)
      public static let dash = Pattern(kind: .dash)
      public static let dashDot = Pattern(kind: .dashDot)
      public static let dashDotDot = Pattern(kind: .dashDotDot)
    }

    package let pattern: Pattern
    package let color: Color?

    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()

    public static func == (a: LineStyle, b: LineStyle) -> Bool {
      a.pattern.kind == b.pattern.kind && a.color == b.color
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(pattern.kind)
      hasher.combine(color)
    }
  }
}

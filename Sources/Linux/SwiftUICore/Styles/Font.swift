import Foundation

/// A font that the context resolves: a text style, a system font or a named one.
public struct Font: Hashable, Sendable {
  package enum Provider: Hashable, Sendable {
    case textStyle(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  package enum Modifier: Hashable, Sendable {
    case weight(Weight)
    case width(Width)
    case leading(Leading)
    case bold
    case italic
    case smallCaps
    case lowercaseSmallCaps
    case uppercaseSmallCaps
    case monospacedDigit
    case monospaced
  }

  package let provider: Provider
  package private(set) var modifiers: [Modifier] = []

  package init(provider: Provider) {
    self.provider = provider
  }

  package func modified(by modifier: Modifier) -> Font {
    var font = self
    font.modifiers.append(modifier)
    return font
  }
}

extension Font {
  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font {
    Font(provider: .textStyle(style, design: design, weight: weight))
  }

  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font {
    Font(provider: .system(size: size, weight: weight, design: design))
  }

  /// A named font that grows and shrinks with the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle
  ) -> Font {
    Font(provider: .custom(name: name, size: size, relativeTo: textStyle))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(provider: .custom(name: name, size: fixedSize, relativeTo: nil))
  }
}

extension Font {
  public func weight(_ weight: Font.Weight) -> Font { modified(by: .weight(weight)) }
  public func width(_ width: Font.Width) -> Font { modified(by: .width(width)) }
  public func leading(_ leading: Font.Leading) -> Font { modified(by: .leading(leading)) }
  public func bold() -> Font { modified(by: .bold) }
  public func italic() -> Font { modified(by: .italic) }
  public func smallCaps() -> Font { modified(by: .smallCaps) }
  public func lowercaseSmallCaps() -> Font { modified(by: .lowercaseSmallCaps) }
  public func uppercaseSmallCaps() -> Font { modified(by: .uppercaseSmallCaps) }
  public func monospacedDigit() -> Font { modified(by: .monospacedDigit) }
  public func monospaced() -> Font { modified(by: .monospaced) }
}

extension Font {
  /// The thickness of a font's strokes.
  public struct Weight: Hashable, Sendable {
    package let value: CGFloat

    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)
  }

  /// The width of a font's letters.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The distance between a font's lines.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  /// What a text is for, from which its size follows.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  /// The design of a system font.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }
}

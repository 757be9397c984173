import Foundation

extension Font {
  /// A font read back: what its provider says, with its modifiers applied.
  package struct Traits: Hashable, Sendable {
    /// Nil for a text style, whose size is the host's to choose.
    package var size: CGFloat?
    /// Nil for a system font.
    package var name: String?
    /// Nil for a named font, which brings its own.
    package var weight: Weight?
    /// Nil for a named font, which brings its own.
    package var design: Design?
    /// The style whose size the font follows, or nil for a size of its own.
    package var textStyle: TextStyle?
    /// Whether a named font keeps its size whatever the text size of the context.
    package var isFixedSize = false
    package var width: Width?
    package var leading: Leading?
    package var isBold = false
    package var isItalic = false
    package var isSmallCaps = false
    package var isMonospacedDigit = false

    /// The size in points: its own, or the usual one of its text style.
    package var pointSize: CGFloat {
      size ?? (textStyle ?? .body).pointSize
    }
  }

  /// The font's attributes as far as it says them.
  package var traits: Traits {
    var traits = Traits(provider)
    for modifier in modifiers { traits.apply(modifier) }
    return traits
  }
}

extension Font.Traits {
  fileprivate init(_ provider: Font.Provider) {
    switch provider {
    case .textStyle(let style, let design, let weight):
      textStyle = style
      self.design = design ?? .default
      self.weight = weight ?? style.weight
    case .system(let size, let weight, let design):
      self.size = size
      self.weight = weight ?? .regular
      self.design = design ?? .default
    case .custom(let name, let size, let relativeTo):
      self.name = name
      self.size = size
      textStyle = relativeTo
      isFixedSize = relativeTo == nil
    }
  }

  fileprivate mutating func apply(_ modifier: Font.Modifier) {
    switch modifier {
    case .weight(let weight): self.weight = weight
    case .width(let width): self.width = width
    case .leading(let leading): self.leading = leading
    case .italic: isItalic = true
    case .smallCaps, .lowercaseSmallCaps, .uppercaseSmallCaps: isSmallCaps = true
    case .monospacedDigit: isMonospacedDigit = true
    case .monospaced: design = .monospaced
    case .bold:
      isBold = true
      weight = .bold
    }
  }
}

extension Font.TextStyle {
  /// The size at the default text size setting.
  package var pointSize: CGFloat {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// The weight at which the style is drawn unless a font says another.
  package var weight: Font.Weight {
    self == .headline ? .semibold : .regular
  }
}

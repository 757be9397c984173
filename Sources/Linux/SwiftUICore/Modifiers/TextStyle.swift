import Foundation

extension EnvironmentValues {
  /// Whether texts are shown in capitals or small letters; nil for as they are.
  @Entry public var textCase: Text.Case?
  /// The size of images beside text.
  @Entry public var imageScale: Image.Scale = .medium
  /// How the colours of symbols are used.
  @Entry public var symbolRenderingMode: SymbolRenderingMode?
  @Entry package var fontDesign: Font.Design?
  @Entry package var fontWidth: Font.Width?
  @Entry package var isBold: Bool = false
  @Entry package var isMonospaced: Bool = false
  @Entry package var isMonospacedDigit: Bool = false
  @Entry package var underlineStyle: Text.LineStyle?
  @Entry package var strikethroughStyle: Text.LineStyle?
  @Entry package var kerning: CGFloat = 0
  @Entry package var tracking: CGFloat = 0
  @Entry package var baselineOffset: CGFloat = 0
  /// How many lines a text takes room for even when it is short.
  @Entry package var reservedLines: Int?
}

/// How the colours of a symbol are used.
public struct SymbolRenderingMode: Sendable {
  package enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
  package let kind: Kind

  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)
}

extension View {
  /// Sets a value that is written under its own name in the environment.
  nonisolated func writing<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>> {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }
}

extension View {
  /// Sets the font of texts.
  nonisolated public func font(_ font: Font?) -> some View { writing(\.font, font) }

  /// Sets the weight of texts.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    writing(\.fontWeight, weight)
  }

  /// Sets the width of the letters of texts.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    writing(\.fontWidth, width)
  }

  /// Sets the design of texts.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    writing(\.fontDesign, design)
  }

  /// Makes texts bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    writing(\.isBold, isActive)
  }

  /// Makes texts italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    writing(\.isItalic, isActive)
  }

  /// Gives all letters of texts the same width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    writing(\.isMonospaced, isActive)
  }

  /// Gives all digits of texts the same width.
  nonisolated public func monospacedDigit() -> some View {
    writing(\.isMonospacedDigit, true)
  }

  /// Underlines texts.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    writing(
      \.underlineStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Strikes texts through.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    writing(
      \.strikethroughStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Sets the room between letters.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    writing(\.kerning, kerning)
  }

  /// Sets the room between letters.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    writing(\.tracking, tracking)
  }

  /// Moves texts up or down.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    writing(\.baselineOffset, baselineOffset)
  }

  /// Shows texts in capitals or small letters.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    writing(\.textCase, textCase)
  }

  /// Limits the number of lines of texts.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    writing(\.lineLimit, number)
  }

  /// Limits the number of lines of texts.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    writing(\.lineLimit, limit.upperBound)
  }

  /// Takes room for a number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(LineRangeModifier(reserved: limit.lowerBound, limit: nil))
  }

  /// Takes room for a number of lines, and limits their number.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(LineRangeModifier(reserved: limit.lowerBound, limit: limit.upperBound))
  }

  /// Limits the number of lines of texts, and may take room for all of them.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(LineRangeModifier(reserved: reservesSpace ? limit : nil, limit: limit))
  }

  /// Sets the room between lines.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    writing(\.lineSpacing, lineSpacing)
  }

  /// Aligns the lines of texts.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    writing(\.multilineTextAlignment, alignment)
  }

  /// Lets the letters of texts move closer together.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    writing(\.allowsTightening, flag)
  }

  /// Lets texts become smaller to fit.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    writing(\.minimumScaleFactor, factor)
  }

  /// Says where texts that are too long are cut.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    writing(\.truncationMode, mode)
  }

  /// Sets the size of images beside text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    writing(\.imageScale, scale)
  }

  /// Says how the colours of symbols are used.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    writing(\.symbolRenderingMode, mode)
  }
}

/// The least and the largest number of lines.
package struct LineRangeModifier {
  package let reserved: Int?
  package let limit: Int?
}

extension LineRangeModifier: ContextModifier, BucketedModifier {
  nonisolated package static var bucket: ModifierBucket { .environment }

  package func apply(to context: inout NodeContext) {
    context.environment.reservedLines = reserved
    context.environment.lineLimit = limit
  }
}

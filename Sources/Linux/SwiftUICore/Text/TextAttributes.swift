import Foundation

/// How a stretch of text looks. Nil means that the text does not say.
package struct TextAttributes: Hashable, Sendable {
  package var font: Font?
  package var weight: Font.Weight?
  package var design: Font.Design?
  package var isBold: Bool?
  package var isItalic: Bool?
  package var isMonospaced: Bool?
  package var isMonospacedDigit: Bool?
  package var foregroundColor: Color?
  package var backgroundColor: Color?
  /// Whether there is a line; of it the style says the look.
  package var isUnderlined: Bool?
  package var underline: Text.LineStyle?
  package var isStruckThrough: Bool?
  package var strikethrough: Text.LineStyle?
  package var kerning: CGFloat?
  package var tracking: CGFloat?
  package var baselineOffset: CGFloat?
  package var link: URL?

  package init() {}

  /// Takes on a modifier where the text does not say otherwise already.
  package mutating func apply(_ modifier: TextModifier) {
    switch modifier {
    case .color(let color): foregroundColor = foregroundColor ?? color
    case .font(let font): self.font = self.font ?? font
    case .weight(let weight): self.weight = self.weight ?? weight
    case .design(let design): self.design = self.design ?? design
    case .bold(let isActive): isBold = isBold ?? isActive
    case .italic(let isActive): isItalic = isItalic ?? isActive
    case .monospaced(let isActive): isMonospaced = isMonospaced ?? isActive
    case .monospacedDigit: isMonospacedDigit = isMonospacedDigit ?? true
    case .strikethrough(let style): setStrikethrough(style)
    case .underline(let style): setUnderline(style)
    case .kerning(let kerning): self.kerning = self.kerning ?? kerning
    case .tracking(let tracking): self.tracking = self.tracking ?? tracking
    case .baselineOffset(let offset): baselineOffset = baselineOffset ?? offset
    }
  }

  private mutating func setStrikethrough(_ style: Text.LineStyle?) {
    guard isStruckThrough == nil else { return }
    isStruckThrough = style != nil
    strikethrough = style
  }

  private mutating func setUnderline(_ style: Text.LineStyle?) {
    guard isUnderlined == nil else { return }
    isUnderlined = style != nil
    underline = style
  }

  /// Takes on what surrounding text says, where this does not say otherwise.
  mutating func inherit(_ outer: TextAttributes) {
    font = font ?? outer.font
    weight = weight ?? outer.weight
    design = design ?? outer.design
    isBold = isBold ?? outer.isBold
    isItalic = isItalic ?? outer.isItalic
    isMonospaced = isMonospaced ?? outer.isMonospaced
    isMonospacedDigit = isMonospacedDigit ?? outer.isMonospacedDigit
    foregroundColor = foregroundColor ?? outer.foregroundColor
    backgroundColor = backgroundColor ?? outer.backgroundColor
    kerning = kerning ?? outer.kerning
    tracking = tracking ?? outer.tracking
    baselineOffset = baselineOffset ?? outer.baselineOffset
    link = link ?? outer.link
    if let isActive = outer.isStruckThrough {
      setStrikethrough(isActive ? outer.strikethrough : nil)
    }
    if let isActive = outer.isUnderlined {
      setUnderline(isActive ? outer.underline : nil)
    }
  }

  init(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { isMonospaced = true }
    if intent.contains(.strikethrough) { setStrikethrough(.single) }
  }

  init(_ run: AttributedString.Runs.Run) {
    self.init(run.inlinePresentationIntent ?? [])
    font = run.font
    foregroundColor = run.foregroundColor
    backgroundColor = run.backgroundColor
    kerning = run.kern
    tracking = run.tracking
    baselineOffset = run.baselineOffset
    link = run.link
    if let style = run.strikethroughStyle { setStrikethrough(style) }
    if let style = run.underlineStyle { setUnderline(style) }
  }
}

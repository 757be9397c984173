import SwiftUICore

/// How texts and colours look in a terminal.
@MainActor
struct TextStyling {
  let theme: Theme
  let scheme: ColorScheme

  init(theme: Theme, scheme: ColorScheme = .dark) {
    self.theme = theme
    self.scheme = scheme
  }

  func text(_ content: TextContent, isEnabled: Bool) -> StyledText {
    var base = CellStyle.plain
    apply(content.font, content.weight, &base)
    if content.isItalic { base.attributes.insert(.italic) }
    if content.underline != nil { base.attributes.insert(.underline) }
    if content.strikethrough != nil { base.attributes.insert(.strikethrough) }
    apply(content.color, &base)
    if !isEnabled { base.attributes.insert(.dim) }
    return text(content.text, base)
  }

  func text(_ text: ResolvedText, _ base: CellStyle) -> StyledText {
    var result = StyledText()
    for run in text.runs {
      let style = style(run.attributes, base)
      if let image = run.image {
        result.append(SymbolGlyph.text(image), style: style)
      }
      result.append(run.text, style: style)
    }
    return result
  }

  private func style(_ attributes: TextAttributes, _ base: CellStyle) -> CellStyle {
    var style = base
    apply(attributes.font, attributes.weight, &style)
    if attributes.isBold == true { style.attributes.insert(.bold) }
    if attributes.isBold == false { style.attributes.remove(.bold) }
    if attributes.isItalic == true { style.attributes.insert(.italic) }
    if attributes.isUnderlined == true || attributes.link != nil {
      style.attributes.insert(.underline)
    }
    if attributes.isStruckThrough == true { style.attributes.insert(.strikethrough) }
    apply(attributes.foregroundColor, &style)
    if let background = attributes.backgroundColor.flatMap(paint) { style.background = background }
    return style
  }

  private func apply(_ font: Font?, _ weight: Font.Weight?, _ style: inout CellStyle) {
    if let font, Self.isProminent(font) { style.attributes.insert(.bold) }
    if let font, font.traits.isItalic { style.attributes.insert(.italic) }
    guard let weight else { return }
    if Self.heavy.contains(weight) {
      style.attributes.insert(.bold)
    } else {
      style.attributes.remove(.bold)
    }
  }

  private static let heavy: Set<Font.Weight> = [.semibold, .bold, .heavy, .black]

  /// Sizes do not exist here: what would be larger is bold.
  private static func isProminent(_ font: Font) -> Bool {
    let traits = font.traits
    if traits.isBold { return true }
    if let weight = traits.weight { return heavy.contains(weight) }
    switch traits.textStyle {
    case .largeTitle?, .title?, .title2?, .title3?, .headline?: return true
    default: return false
    }
  }

  func apply(_ color: Color?, _ style: inout CellStyle) {
    guard let color else { return }
    if case .system(let system) = color.storage,
      [.secondary, .tertiary, .quaternary, .quinary].contains(system)
    {
      style.attributes.insert(.dim)
      return
    }
    if let paint = paint(color) { style.foreground = paint }
  }

  /// The named colours are the person's own; others are as they are. nil for none.
  func paint(_ color: Color) -> Paint? {
    switch color.storage {
    case .system(let system): return Self.named(system)
    case .opacity(let inner, let opacity):
      return opacity < 0.05 ? nil : paint(inner)
    case .components, .asset:
      let components = color.resolve(in: scheme)
      guard components.opacity >= 0.05 else { return nil }
      return .rgb(byte(components.red), byte(components.green), byte(components.blue))
    }
  }

  private func byte(_ component: Double) -> UInt8 {
    UInt8(component.clampedToUnit * 255 + 0.5)
  }

  private static func named(_ color: SystemColor) -> Paint? {
    switch color {
    case .red: .palette(1)
    case .green: .palette(2)
    case .yellow, .orange, .brown: .palette(3)
    case .purple: .palette(5)
    case .cyan, .teal, .mint: .palette(6)
    case .gray, .gray2, .gray3: .palette(8)
    case .pink: .palette(13)
    case .blue, .indigo, .accent: .palette(12)
    case .white: .palette(15)
    case .black: .palette(0)
    case .clear, .primary, .secondary, .tertiary, .quaternary, .quinary, .background: nil
    // What lies behind and between is the terminal's own.
    case .gray4, .gray5, .gray6, .separator, .opaqueSeparator: nil
    case .secondaryBackground, .tertiaryBackground, .groupedBackground: nil
    case .secondaryGroupedBackground, .tertiaryGroupedBackground: nil
    case .fill, .secondaryFill, .tertiaryFill, .quaternaryFill: nil
    }
  }
}

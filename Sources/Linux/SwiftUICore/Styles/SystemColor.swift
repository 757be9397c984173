/// The colours that have a name and adapt to light and dark.
package enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black, clear
  case primary, secondary, tertiary, quaternary, quinary, accent, background
  case gray2, gray3, gray4, gray5, gray6, separator, opaqueSeparator
  case secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case fill, secondaryFill, tertiaryFill, quaternaryFill

  package func components(in scheme: ColorScheme) -> RGBA {
    let look = palette
    return scheme == .light ? look.light : look.dark
  }

  private var palette: (light: RGBA, dark: RGBA) {
    switch self {
    case .red: pair(0xFF3B30, 0xFF453A)
    case .orange: pair(0xFF9500, 0xFF9F0A)
    case .yellow: pair(0xFFCC00, 0xFFD60A)
    case .green: pair(0x34C759, 0x30D158)
    case .mint: pair(0x00C7BE, 0x63E6E2)
    case .teal: pair(0x30B0C7, 0x40CBE0)
    case .cyan: pair(0x32ADE6, 0x64D2FF)
    case .blue, .accent: pair(0x007AFF, 0x0A84FF)
    case .indigo: pair(0x5856D6, 0x5E5CE6)
    case .purple: pair(0xAF52DE, 0xBF5AF2)
    case .pink: pair(0xFF2D55, 0xFF375F)
    case .brown: pair(0xA2845E, 0xAC8E68)
    case .white: pair(0xFFFFFF, 0xFFFFFF)
    case .gray: pair(0x8E8E93, 0x8E8E93)
    case .black: pair(0x000000, 0x000000)
    case .clear: pair(0x000000, 0x000000, opacity: 0)
    case .primary: pair(0x000000, 0xFFFFFF)
    case .secondary: pair(0x3C3C43, 0xEBEBF5, opacity: 0.6)
    case .tertiary: pair(0x3C3C43, 0xEBEBF5, opacity: 0.3)
    case .quaternary: pair(0x3C3C43, 0xEBEBF5, opacity: 0.18)
    case .quinary: pair(0x3C3C43, 0xEBEBF5, opacity: 0.1)
    case .background: pair(0xFFFFFF, 0x000000)
    // What lies behind and between.
    case .gray2: pair(0xAEAEB2, 0x636366)
    case .gray3: pair(0xC7C7CC, 0x48484A)
    case .gray4: pair(0xD1D1D6, 0x3A3A3C)
    case .gray5: pair(0xE5E5EA, 0x2C2C2E)
    case .gray6, .secondaryBackground: pair(0xF2F2F7, 0x1C1C1E)
    case .tertiaryBackground: pair(0xFFFFFF, 0x2C2C2E)
    case .groupedBackground: pair(0xF2F2F7, 0x000000)
    case .secondaryGroupedBackground: pair(0xFFFFFF, 0x1C1C1E)
    case .tertiaryGroupedBackground: pair(0xF2F2F7, 0x2C2C2E)
    case .opaqueSeparator: pair(0xC6C6C8, 0x38383A)
    case .separator: (RGBA(hex: 0x3C3C43, opacity: 0.29), RGBA(hex: 0x545458, opacity: 0.6))
    case .fill: (RGBA(hex: 0x787880, opacity: 0.2), RGBA(hex: 0x787880, opacity: 0.36))
    case .secondaryFill: (RGBA(hex: 0x787880, opacity: 0.16), RGBA(hex: 0x787880, opacity: 0.32))
    case .tertiaryFill: (RGBA(hex: 0x767680, opacity: 0.12), RGBA(hex: 0x767680, opacity: 0.24))
    case .quaternaryFill: (RGBA(hex: 0x747480, opacity: 0.08), RGBA(hex: 0x747480, opacity: 0.18))
    }
  }

  private func pair(
    _ light: UInt32, _ dark: UInt32, opacity: Double = 1
  ) -> (light: RGBA, dark: RGBA) {
    (RGBA(hex: light, opacity: opacity), RGBA(hex: dark, opacity: opacity))
  }
}

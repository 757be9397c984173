import Foundation

/// A colour of UIKit's, for code that names them beside SwiftUI's.
///
/// The names of its adaptable colours stand for what Apple's design resources give: light and dark.
/// https://developer.apple.com/documentation/uikit/uicolor
public final class UIColor: Hashable, Sendable {
  package let color: Color

  public init(_ color: Color) { self.color = color }

  fileprivate init(system color: SystemColor) { self.color = Color(storage: .system(color)) }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// A colour from an asset catalog of the main bundle.
  public convenience init?(named name: String) {
    guard ColorAsset.components(name: name, bundlePath: nil, scheme: .light) != nil else {
      return nil
    }
    self.init(Color(name))
  }

  /// This colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }

  public static func == (one: UIColor, other: UIColor) -> Bool { one.color == other.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  public static let black = UIColor(system: .black)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(system: .white)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(system: .clear)

  public static let systemRed = UIColor(system: .red)
  public static let systemOrange = UIColor(system: .orange)
  public static let systemYellow = UIColor(system: .yellow)
  public static let systemGreen = UIColor(system: .green)
  public static let systemMint = UIColor(system: .mint)
  public static let systemTeal = UIColor(system: .teal)
  public static let systemCyan = UIColor(system: .cyan)
  public static let systemBlue = UIColor(system: .blue)
  public static let systemIndigo = UIColor(system: .indigo)
  public static let systemPurple = UIColor(system: .purple)
  public static let systemPink = UIColor(system: .pink)
  public static let systemBrown = UIColor(system: .brown)
  public static let systemGray = UIColor(system: .gray)
  public static let systemGray2 = UIColor(system: .gray2)
  public static let systemGray3 = UIColor(system: .gray3)
  public static let systemGray4 = UIColor(system: .gray4)
  public static let systemGray5 = UIColor(system: .gray5)
  public static let systemGray6 = UIColor(system: .gray6)
  public static let tintColor = UIColor(system: .accent)

  public static let label = UIColor(system: .primary)
  public static let secondaryLabel = UIColor(system: .secondary)
  public static let tertiaryLabel = UIColor(system: .tertiary)
  public static let quaternaryLabel = UIColor(system: .quaternary)
  public static let placeholderText = UIColor(system: .tertiary)
  public static let link = UIColor(system: .blue)
  public static let separator = UIColor(system: .separator)
  public static let opaqueSeparator = UIColor(system: .opaqueSeparator)

  public static let systemBackground = UIColor(system: .background)
  public static let secondarySystemBackground = UIColor(system: .secondaryBackground)
  public static let tertiarySystemBackground = UIColor(system: .tertiaryBackground)
  public static let systemGroupedBackground = UIColor(system: .groupedBackground)
  public static let secondarySystemGroupedBackground = UIColor(system: .secondaryGroupedBackground)
  public static let tertiarySystemGroupedBackground = UIColor(system: .tertiaryGroupedBackground)

  public static let systemFill = UIColor(system: .fill)
  public static let secondarySystemFill = UIColor(system: .secondaryFill)
  public static let tertiarySystemFill = UIColor(system: .tertiaryFill)
  public static let quaternarySystemFill = UIColor(system: .quaternaryFill)
}

extension Color {
  /// The colour that UIKit's stands for.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// The colour that UIKit's stands for, under its older name.
  public init(_ color: UIColor) { self = color.color }
}

import Foundation

/// A colour: given by components, by a system name that adapts to its context, or by an asset.
public struct Color: Hashable, Sendable {
  /// How the components of a colour are to be read.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  package indirect enum Storage: Hashable, Sendable {
    case components(RGBColorSpace, RGBA)
    case system(SystemColor)
    case asset(name: String, bundlePath: String?)
    case opacity(Color, Double)
  }

  package let storage: Storage

  package init(storage: Storage) {
    self.storage = storage
  }

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let components = RGBA(red: red, green: green, blue: blue, opacity: opacity)
    storage = .components(colorSpace, components)
  }

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let rgba = RGBA(
      hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
    storage = .components(.sRGB, rgba)
  }

  /// A colour from an asset catalog of a bundle, or the main bundle.
  public init(_ name: String, bundle: Bundle? = nil) {
    storage = .asset(name: name, bundlePath: bundle?.bundlePath)
  }

  /// This colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(storage: .opacity(self, opacity))
  }
}

extension Color {
  public static let red = Color(storage: .system(.red))
  public static let orange = Color(storage: .system(.orange))
  public static let yellow = Color(storage: .system(.yellow))
  public static let green = Color(storage: .system(.green))
  public static let mint = Color(storage: .system(.mint))
  public static let teal = Color(storage: .system(.teal))
  public static let cyan = Color(storage: .system(.cyan))
  public static let blue = Color(storage: .system(.blue))
  public static let indigo = Color(storage: .system(.indigo))
  public static let purple = Color(storage: .system(.purple))
  public static let pink = Color(storage: .system(.pink))
  public static let brown = Color(storage: .system(.brown))
  public static let white = Color(storage: .system(.white))
  public static let gray = Color(storage: .system(.gray))
  public static let black = Color(storage: .system(.black))
  public static let clear = Color(storage: .system(.clear))
  public static let primary = Color(storage: .system(.primary))
  public static let secondary = Color(storage: .system(.secondary))

  /// The colour that an app gives its controls.
  public static var accentColor: Color {
    Color(storage: .system(.accent))
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch storage {
    case .components(_, let rgba): rgba.description
    case .system(let color): color.rawValue
    case .asset(let name, let bundlePath):
      "NamedColor(name: \"\(name)\", bundle: \(bundlePath ?? "nil"))"
    case .opacity(let color, let opacity):
      "\(percent(opacity))% \(color.description)"
    }
  }
}

extension Color {
  /// The name under which the colour is found in an asset catalog.
  package var assetName: String? {
    guard case .asset(let name, _) = storage else { return nil }
    return name
  }

  /// What the colour looks like in sRGB under a colour scheme.
  package func resolve(in scheme: ColorScheme) -> RGBA {
    switch storage {
    case .components(let space, let rgba):
      return rgba.converted(from: space)
    case .system(let color):
      return color.components(in: scheme)
    case .asset(let name, let bundlePath):
      return ColorAsset.components(name: name, bundlePath: bundlePath, scheme: scheme)
        ?? SystemColor.clear.components(in: scheme)
    case .opacity(let color, let opacity):
      var rgba = color.resolve(in: scheme)
      rgba.opacity *= opacity
      return rgba
    }
  }
}

// A NaN or an absurd number must not trap in a description.
private func percent(_ opacity: Double) -> String {
  Int(exactly: (opacity * 100).rounded()).map(String.init) ?? String(opacity * 100)
}

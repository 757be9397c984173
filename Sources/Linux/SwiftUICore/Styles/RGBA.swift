import Foundation

/// Red, green, blue and opacity, each nominally from 0 to 1.
package struct RGBA: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var opacity: Double

  package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// The components that a number such as `0xFF3B30` writes in hexadecimal.
  package init(hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255,
      green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      opacity: opacity)
  }

  package init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// These components, read in a colour space, as sRGB.
  package func converted(from space: Color.RGBColorSpace) -> RGBA {
    switch space {
    case .sRGB:
      return self
    case .sRGBLinear:
      return map(Self.encode)
    case .displayP3:
      let linear = map(Self.decode)
      return RGBA(
        red: 1.2249401763 * linear.red - 0.2249401763 * linear.green,
        green: -0.0420569547 * linear.red + 1.0420569547 * linear.green,
        blue: -0.0196375546 * linear.red - 0.0786360456 * linear.green
          + 1.0982736002 * linear.blue,
        opacity: opacity
      ).map(Self.encode)
    }
  }

  private func map(_ transform: (Double) -> Double) -> RGBA {
    RGBA(
      red: transform(red), green: transform(green), blue: transform(blue), opacity: opacity)
  }

  // The transfer function of sRGB, mirrored for the negative numbers of wide colours.
  private static func encode(_ value: Double) -> Double {
    let size = abs(value)
    let encoded = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }

  private static func decode(_ value: Double) -> Double {
    let size = abs(value)
    let decoded = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -decoded : decoded
  }
}

extension RGBA: CustomStringConvertible {
  package var description: String {
    let bytes = [red, green, blue, opacity].map { component in
      let byte = UInt8(component.clampedToUnit * 255 + 0.5)
      let digits = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + digits : digits
    }
    return "#" + bytes.joined()
  }
}

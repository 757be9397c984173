import Foundation

/// Colours of asset catalogs, read from the catalogs themselves: nothing compiles them on Linux.
package enum ColorAsset {
  private struct Key: Hashable {
    let name: String
    let bundlePath: String?
  }

  private static let cache = Cache<Key, ColorSet?>()

  /// The components of a named colour, or nil where no catalog of the bundle has it.
  package static func components(
    name: String, bundlePath: String?, scheme: ColorScheme
  ) -> RGBA? {
    let set = cache.value(for: Key(name: name, bundlePath: bundlePath)) {
      load(name: name, bundle: bundlePath.flatMap(Bundle.init(path:)) ?? .main)
    }
    return set?.components(in: scheme)
  }

  private static func load(name: String, bundle: Bundle) -> ColorSet? {
    for folder in LocalizationFolders.resources(of: bundle) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for catalog in names.sorted() where catalog.hasSuffix(".xcassets") {
        let path = "\(folder)/\(catalog)/\(name).colorset/Contents.json"
        guard let data = FileManager.default.contents(atPath: path) else { continue }
        if let set = try? JSONDecoder().decode(ColorSet.self, from: data) { return set }
      }
    }
    return nil
  }
}

/// The contents of a `.colorset`.
private struct ColorSet: Decodable, Sendable {
  struct Entry: Decodable, Sendable {
    let appearances: [Appearance]?
    let color: Components?
  }

  struct Appearance: Decodable, Sendable {
    let appearance: String
    let value: String
  }

  struct Components: Decodable, Sendable {
    let space: String?
    let components: [String: String]

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components
    }
  }

  let colors: [Entry]

  func components(in scheme: ColorScheme) -> RGBA? {
    let dark = colors.first { entry in
      entry.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } == true
    }
    let plain = colors.first { $0.appearances?.isEmpty ?? true }
    let entry = scheme == .dark ? dark ?? plain : plain ?? dark
    return entry?.color?.rgba
  }
}

extension ColorSet.Components {
  var rgba: RGBA? {
    guard let opacity = number("alpha") else { return nil }
    if let white = number("white") {
      return RGBA(red: white, green: white, blue: white, opacity: opacity)
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue")
    else { return nil }
    let rgba = RGBA(red: red, green: green, blue: blue, opacity: opacity)
    return rgba.converted(from: space == "display-p3" ? .displayP3 : .sRGB)
  }

  // A component is written as a fraction, as a byte, or as a byte in hexadecimal.
  private func number(_ name: String) -> Double? {
    guard let text = components[name] else { return name == "alpha" ? 1 : nil }
    if text.hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let value = Double(text) else { return nil }
    return text.contains(".") ? value : value / (name == "alpha" && value <= 1 ? 1 : 255)
  }
}

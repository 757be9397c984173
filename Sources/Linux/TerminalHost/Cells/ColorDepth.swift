/// How many colours a terminal shows.
enum ColorDepth: Int, Comparable, Sendable {
  case none, sixteen, many, all

  static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }

  /// The parameters of the escape sequence that chooses a colour; nil where none is to be chosen.
  func parameters(_ paint: Paint, isBackground: Bool) -> String? {
    let base = isBackground ? 10 : 0
    switch (self, paint.value) {
    case (.none, _), (_, .standard): return nil
    case (_, .palette(let index)):
      return index < 8 ? "\(30 + base + Int(index))" : "\(82 + base + Int(index))"
    case (.sixteen, .rgb(let red, let green, let blue)):
      return parameters(.palette(Self.nearest(red, green, blue)), isBackground: isBackground)
    case (.many, .rgb(let red, let green, let blue)):
      return "\(38 + base);5;\(Self.cube(red, green, blue))"
    case (.all, .rgb(let red, let green, let blue)):
      return "\(38 + base);2;\(red);\(green);\(blue)"
    }
  }

  /// The place in the six-by-six-by-six cube of the 256 colours.
  private static func cube(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    func step(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
    return 16 + 36 * step(red) + 6 * step(green) + step(blue)
  }

  private static func nearest(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let strongest = max(red, green, blue)
    guard strongest >= 64 else { return 0 }
    let half = strongest / 2
    let hue: UInt8 = (red > half ? 1 : 0) | (green > half ? 2 : 0) | (blue > half ? 4 : 0)
    guard hue == 7 else { return hue | (strongest >= 192 ? 8 : 0) }
    return strongest >= 224 ? 15 : strongest >= 144 ? 7 : 8
  }
}

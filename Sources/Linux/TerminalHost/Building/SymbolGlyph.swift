import SwiftUICore

/// Characters that stand for images. Only those that every terminal shows one column wide.
enum SymbolGlyph {
  /// The character of a symbol, by its name without variants such as `.fill`.
  static func character(_ name: String) -> String? {
    var parts = name.split(separator: ".").filter { !variants.contains($0) }
    while !parts.isEmpty {
      if let found = glyphs[parts.joined(separator: ".")] { return found }
      parts.removeLast()
    }
    return nil
  }

  /// What is shown for an image in a text.
  static func text(_ image: Image) -> String { character(image.name) ?? "" }

  private static let variants: Set<Substring> = ["fill", "circle", "square", "rectangle"]

  private static let glyphs: [String: String] = [
    "arrow": "→", "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑", "arrow.down": "↓",
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "bell": "♪", "checkmark": "✓",
    "chevron": "›", "chevron.left": "‹", "chevron.right": "›", "chevron.up": "^",
    "chevron.down": "v", "clock": "◷", "ellipsis": "…", "envelope": "✉",
    "exclamationmark": "!", "exclamationmark.triangle": "⚠", "gear": "⚙", "gearshape": "⚙",
    "heart": "♥", "house": "⌂", "info": "i", "link": "∞", "magnifyingglass": "⌕",
    "minus": "−", "moon": "☾", "music": "♪", "music.note": "♪", "pencil": "✎", "person": "☺",
    "phone": "☎", "play": "▶", "plus": "+", "questionmark": "?", "star": "★", "stop": "■",
    "sun": "☀", "sun.max": "☀", "trash": "✗", "xmark": "✗",
  ]
}

import SwiftUICore

/// Characters that stand for images. Only those that every terminal shows one column wide.
enum SymbolGlyph {
  /// The character of a symbol, by its name without variants such as `.fill`.
  static func character(_ name: String) -> String? {
    if let found = frames[name] ?? glyphs[name] { return found }
    var parts = name.split(separator: ".").filter { !variants.contains($0) }
    while !parts.isEmpty {
      if let found = glyphs[parts.joined(separator: ".")] { return found }
      parts.removeLast()
    }
    return nil
  }

  /// What is shown for an image in a text.
  static func text(_ image: Image) -> String { character(image.name) ?? "" }

  /// Stands for a symbol that is not known.
  static let placeholder = "▯"

  /// Those of which the variant is all there is, or says what it means.
  private static let frames = [
    "circle": "○", "circle.fill": "●", "square": "□", "square.fill": "■", "star": "☆",
    "heart": "♡", "record.circle": "◉", "circle.dotted": "◌",
  ]

  private static let variants: Set<Substring> = ["fill", "circle", "square", "rectangle"]

  private static let glyphs: [String: String] = [
    "arrow": "→", "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑", "arrow.down": "↓",
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.uturn": "↺", "bell": "♪",
    "bolt": "↯", "bookmark": "¶", "calendar": "▦", "camera": "◙", "checkmark": "✓",
    "chevron": "›", "chevron.left": "‹", "chevron.right": "›", "chevron.up": "^",
    "chevron.down": "v", "clock": "◷", "cloud": "☁", "doc": "▤", "ellipsis": "…",
    "envelope": "✉", "exclamationmark": "!", "exclamationmark.triangle": "⚠", "eye": "◉",
    "eye.slash": "⊘", "flag": "⚑", "folder": "▭", "gear": "⚙", "gearshape": "⚙",
    "heart": "♥", "house": "⌂", "info": "i", "link": "∞", "list.bullet": "≡",
    "line.3.horizontal": "≡", "lock": "◘", "lock.open": "◦", "magnifyingglass": "⌕",
    "mic": "♩", "minus": "−", "moon": "☾", "music": "♪", "music.note": "♪", "paperclip": "§",
    "pause": "‖", "pencil": "✎", "person": "☺", "phone": "☎", "photo": "▧", "play": "▶",
    "plus": "+", "questionmark": "?", "square.and.arrow.up": "↑", "square.and.arrow.down": "↓",
    "square.and.pencil": "✎", "star": "★", "stop": "■", "sun": "☀", "sun.max": "☀",
    "tag": "◊", "trash": "✗", "wifi": "≋", "xmark": "✗",
  ]
}

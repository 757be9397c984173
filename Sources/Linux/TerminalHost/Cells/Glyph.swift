import CTerminal

/// A character that may be sent to a terminal, with the columns that it takes.
///
/// This is the gate: there is no other way from text to the screen, and it lets no control
/// character through.
struct Glyph: Equatable, Sendable {
  let character: Character
  /// 1 or 2.
  let columns: Int
  /// Whether terminals disagree about the width: emoji made of several scalars.
  let isUncertain: Bool

  static let blank = Glyph(known: " ", columns: 1)
  static let ellipsis = Glyph(known: "…", columns: 1)

  private init(known character: Character, columns: Int, isUncertain: Bool = false) {
    self.character = character
    self.columns = columns
    self.isUncertain = isUncertain
  }

  /// nil for what shows nothing: control characters, marks of direction, tags without a base.
  init?(_ character: Character) {
    if let ascii = character.asciiValue {
      // "\r\n" is a character whose `asciiValue` is that of a line feed.
      guard ascii >= 0x20, ascii < 0x7F else { return nil }
      self.init(known: character, columns: 1)
      return
    }
    self.init(scalars: character.unicodeScalars)
  }

  private init?(scalars: Character.UnicodeScalarView) {
    var kept = String.UnicodeScalarView()
    var columns = 0
    var widest = 0
    for scalar in scalars {
      guard !Self.isForbidden(scalar) else { continue }
      let width = Self.columns(of: scalar)
      // The C library does not know it, so the terminal may not either.
      kept.append(width < 0 ? "\u{FFFD}" : scalar)
      columns += width < 0 ? 1 : width
      widest = max(widest, width < 0 ? 1 : width)
    }
    guard let first = kept.first else { return nil }
    if Self.isEmojiSequence(kept) {
      self.init(known: Self.oneCharacter(kept), columns: 2, isUncertain: true)
      return
    }
    guard columns > 0 else {
      // A mark without a letter gets a blank to stand on; joiners alone show nothing.
      guard first.properties.generalCategory != .format else { return nil }
      self.init(known: Self.oneCharacter(" ".unicodeScalars + kept), columns: 1)
      return
    }
    self.init(
      known: Self.oneCharacter(kept), columns: min(2, columns), isUncertain: columns > 2)
  }

  /// What was taken out or put in may have made two characters of one: then the first is shown,
  /// or a sign that there is something where that would be a blank.
  private static func oneCharacter(_ scalars: String.UnicodeScalarView) -> Character {
    let string = String(scalars)
    guard let first = string.first, string.count > 1 else { return string.first ?? "\u{FFFD}" }
    return first == " " ? "\u{FFFD}" : first
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    // Joiners and selectors: part of the character before.
    if scalar.value == 0x200D || (0xFE00...0xFE0F).contains(scalar.value) { return 0 }
    return Int(cterminal_columns(scalar.value))
  }

  private static func isEmojiSequence(_ scalars: String.UnicodeScalarView) -> Bool {
    guard scalars.count > 1 else { return false }
    return scalars.contains {
      $0.value == 0xFE0F || $0.value == 0x200D || (0x1F1E6...0x1F1FF).contains($0.value)
        || (0x1F3FB...0x1F3FF).contains($0.value)
    } && scalars.contains { $0.properties.isEmoji && $0.value > 0x7F || $0.value == 0x20E3 }
  }

  /// Control characters, and those that turn the direction of what follows: they could make one
  /// text look like another.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0x200E, 0x200F, 0x061C, 0x202A...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000, 0xE0001:
      true
    default: false
    }
  }
}

extension String {
  /// The columns that the string takes on one line.
  var columns: Int { reduce(0) { $0 + (Glyph($1)?.columns ?? 0) } }
}

import SwiftUICore

extension KeyboardShortcut {
  /// Whether a key of a terminal means these keys. A terminal has no Command key: Ctrl and Alt stand
  /// for it. Shift is known of letters only, and not together with Ctrl.
  func answers(_ stroke: KeyStroke) -> Bool {
    guard let pressed = stroke.forApp?.key.character,
      pressed.lowercased() == key.character.lowercased()
    else { return false }
    let isLetter = pressed.isLetter
    let hasShift = isLetter ? pressed.isUppercase : stroke.modifiers.contains(.shift)
    if hasShift != modifiers.contains(.shift), isLetter || !pressed.isVisible { return false }
    let given = stroke.modifiers.subtracting(.shift)
    switch (needsCommand, modifiers.contains(.option)) {
    case (true, true): return given == [.control, .option]
    case (true, false): return given == .control || given == .option
    case (false, true): return given == .option
    case (false, false): return given.isEmpty
    }
  }

  private var needsCommand: Bool { !modifiers.isDisjoint(with: [.command, .control]) }

  /// The keys in words, as a person at a terminal has to press them.
  var terminalName: String {
    var parts: [String] = []
    let isPlain = key.character.isLetter && !modifiers.contains(.shift)
    // What Ctrl makes of these letters is another key.
    let isOwn = isPlain && !"hijm".contains(key.character.lowercased())
    if needsCommand { parts.append(isOwn || !key.character.isVisible ? "Ctrl" : "Alt") }
    if modifiers.contains(.option), parts != ["Alt"] { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    parts.append(Self.names[key] ?? key.character.uppercased())
    return parts.joined(separator: "-")
  }

  private static let names: [KeyEquivalent: String] = [
    .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→", .escape: "Esc",
    .delete: "Backspace", .deleteForward: "Del", .home: "Home", .end: "End", .pageUp: "PgUp",
    .pageDown: "PgDn", .clear: "Clear", .tab: "Tab", .space: "Space", .return: "Return",
  ]
}

extension Character {
  /// Whether it is a sign on paper rather than a key without one.
  fileprivate var isVisible: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.value > 0x20 && !(0xF700...0xF8FF).contains(scalar.value)
  }
}

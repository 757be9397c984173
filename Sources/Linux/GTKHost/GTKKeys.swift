#if GTK
  import CGtk
  import SwiftUICore

  /// A keyboard shortcut in the terms of GTK. The command key of a Mac is Control here.
  struct GTKKeys: Hashable {
    let key: guint
    let modifiers: guint

    @MainActor
    init?(_ shortcut: KeyboardShortcut) {
      guard let key = Self.key(shortcut.key) else { return nil }
      self.key = key
      var modifiers: guint = 0
      if !shortcut.modifiers.isDisjoint(with: [.command, .control]) {
        modifiers |= GDK_CONTROL_MASK.rawValue
      }
      if shortcut.modifiers.contains(.option) { modifiers |= GDK_ALT_MASK.rawValue }
      if shortcut.modifiers.contains(.shift) { modifiers |= GDK_SHIFT_MASK.rawValue }
      self.modifiers = modifiers
    }

    /// Whether they could be meant for what has the focus, such as the letters of a field.
    var areTyped: Bool {
      modifiers & (GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue) == 0
    }

    private static func key(_ key: KeyEquivalent) -> guint? {
      if let named = names[key] { return guint(named) }
      guard let scalar = key.character.unicodeScalars.first else { return nil }
      return cgtk_keyval_of_character(scalar.value)
    }

    /// The press of a key as apps see it; nil for keys that they have no name for.
    @MainActor
    static func press(_ key: UInt32, _ state: UInt32, _ phase: KeyPress.Phases) -> KeyPress? {
      let character = Unicode.Scalar(cgtk_character_of_keyval(key)).map { Character($0) }
      let code = Int32(bitPattern: key)
      let named = pads[code] ?? namesByKey[code]
      guard let equivalent = named ?? character.map({ KeyEquivalent($0) }),
        named != nil || character != "\0"
      else { return nil }
      var modifiers: EventModifiers = []
      if state & GDK_SHIFT_MASK.rawValue != 0 { modifiers.insert(.shift) }
      if state & GDK_LOCK_MASK.rawValue != 0 { modifiers.insert(.capsLock) }
      if state & GDK_CONTROL_MASK.rawValue != 0 { modifiers.insert(.control) }
      if state & GDK_ALT_MASK.rawValue != 0 { modifiers.insert(.option) }
      if state & GDK_SUPER_MASK.rawValue != 0 { modifiers.insert(.command) }
      return KeyPress(equivalent, modifiers: modifiers, phase: phase)
    }

    private static let namesByKey = Dictionary(
      names.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })

    /// Other keys that say the same.
    private static let pads: [Int32: KeyEquivalent] = [
      GDK_KEY_KP_Enter: .return, GDK_KEY_ISO_Left_Tab: .tab, GDK_KEY_KP_Up: .upArrow,
      GDK_KEY_KP_Down: .downArrow, GDK_KEY_KP_Left: .leftArrow, GDK_KEY_KP_Right: .rightArrow,
    ]

    private static let names: [KeyEquivalent: Int32] = [
      .upArrow: GDK_KEY_Up, .downArrow: GDK_KEY_Down, .leftArrow: GDK_KEY_Left,
      .rightArrow: GDK_KEY_Right, .escape: GDK_KEY_Escape, .delete: GDK_KEY_BackSpace,
      .deleteForward: GDK_KEY_Delete, .home: GDK_KEY_Home, .end: GDK_KEY_End,
      .pageUp: GDK_KEY_Page_Up, .pageDown: GDK_KEY_Page_Down, .clear: GDK_KEY_Clear,
      .tab: GDK_KEY_Tab, .space: GDK_KEY_space, .return: GDK_KEY_Return,
    ]
  }
#endif

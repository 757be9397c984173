#if GTK
  import CGtk
  import SwiftUICore

  /// A keyboard shortcut in the terms of GTK. The command key of a Mac is Control here.
  struct GTKKeys {
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

    private static func key(_ key: KeyEquivalent) -> guint? {
      if let named = names[key] { return guint(named) }
      guard let scalar = key.character.unicodeScalars.first else { return nil }
      return cgtk_keyval_of_character(scalar.value)
    }

    private static let names: [KeyEquivalent: Int32] = [
      .upArrow: GDK_KEY_Up, .downArrow: GDK_KEY_Down, .leftArrow: GDK_KEY_Left,
      .rightArrow: GDK_KEY_Right, .escape: GDK_KEY_Escape, .delete: GDK_KEY_BackSpace,
      .deleteForward: GDK_KEY_Delete, .home: GDK_KEY_Home, .end: GDK_KEY_End,
      .pageUp: GDK_KEY_Page_Up, .pageDown: GDK_KEY_Page_Down, .clear: GDK_KEY_Clear,
      .tab: GDK_KEY_Tab, .space: GDK_KEY_space, .return: GDK_KEY_Return,
    ]
  }
#endif

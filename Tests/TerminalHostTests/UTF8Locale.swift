import CTerminal

/// The widths of characters are known to the C library under a UTF-8 locale only.
enum UTF8Locale {
  private static let isSet: Void = cterminal_use_utf8()

  static func use() { isSet }
}

import CTerminal

/// What a terminal can do, from the environment and the terminfo database.
struct TerminalCapabilities: Equatable, Sendable {
  var colors: ColorDepth
  /// Whether borders may have round corners: the font of the Linux console has none.
  var hasRoundCorners: Bool

  /// What the database knows of a terminal.
  struct Terminfo: Equatable, Sendable {
    var colors: Int
    /// Whether it moves its cursor as every terminal of the ANSI family does.
    var isANSI: Bool

    init(colors: Int, isANSI: Bool) {
      self.colors = colors
      self.isANSI = isANSI
    }

    init?(looking name: String) {
      var colors: Int32 = -1
      var isANSI: Int32 = 0
      guard cterminal_terminfo(name, &colors, &isANSI) == 1 else { return nil }
      self.init(colors: Int(colors), isANSI: isANSI != 0)
    }
  }

  /// nil for a terminal that cannot show a screen. A name that the database does not know is
  /// taken for one of the family: new terminals are, and old systems have not heard of them.
  init?(
    environment: [String: String], terminfo: (String) -> Terminfo? = { Terminfo(looking: $0) }
  ) {
    guard let name = environment["TERM"], !name.isEmpty, name != "dumb" else { return nil }
    let known = terminfo(name)
    if let known, !known.isANSI { return nil }
    hasRoundCorners = name != "linux"
    if let wish = environment["NO_COLOR"], !wish.isEmpty {
      colors = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"])
      || name.hasSuffix("-direct")
    {
      colors = .all
    } else {
      colors = Self.depth(name, known)
    }
  }

  private static func depth(_ name: String, _ known: Terminfo?) -> ColorDepth {
    guard let known else { return name.contains("256color") ? .many : .sixteen }
    return known.colors >= 256 ? .many : known.colors >= 8 ? .sixteen : .none
  }
}

/// One `%…` of a format: which argument it takes and how that is printed.
/// https://developer.apple.com/library/archive/documentation/CoreFoundation/Conceptual/CFStrings/formatSpecifiers.html
package struct FormatSpecifier: Equatable, Sendable {
  package enum Kind: Sendable {
    case object, integer, floating
    /// A pointer, or what no format may ask for: `%s`, `%n`, `%*d`, `%0$@`.
    case foreign
  }

  /// The argument's place, from 1, where the format says it.
  package var position: Int?
  package var flags = ""
  package var width: Int?
  package var precision: Int?
  package var conversion: Character
  /// The specifier as it is written.
  package var source: String

  package var kind: Kind {
    switch conversion {
    case "@": .object
    case "d", "i", "u", "x", "X", "o", "c", "D", "U", "O": .integer
    case "f", "F", "e", "E", "g", "G", "a", "A": .floating
    default: .foreign
    }
  }

  /// Whether a whole number is printed as it is, without padding, sign or another base.
  var isPlain: Bool {
    guard flags.isEmpty, width == nil, precision == nil else { return false }
    switch conversion {
    case "d", "i", "u", "@": return true
    default: return false
    }
  }

  // A translation must not be able to ask for gigabytes of padding.
  private static let limit = 500

  /// The specifier for Foundation, of the length that its argument really has.
  func format(_ length: String = "") -> String {
    var format = "%" + flags
    if let width { format += String(min(width, Self.limit)) }
    if let precision { format += "." + String(min(precision, Self.limit)) }
    return format + length + String(conversion == "c" ? "d" : conversion)
  }

  func padded(_ string: String) -> String {
    guard let width, string.count < min(width, Self.limit) else { return string }
    let padding = String(repeating: " ", count: min(width, Self.limit) - string.count)
    return flags.contains("-") ? string + padding : padding + string
  }
}

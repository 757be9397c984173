/// What a table says for a key.
package enum LocalizedValue: Equatable, Sendable {
  case string(String)
  /// A format with variables that have a form for each plural class.
  case plural(PluralFormat)
  /// A form of the whole text for each plural class.
  case varied([PluralCategory: String])

  /// The text where there is no number to choose a form by; nil where it needs one.
  package var plain: String? {
    switch self {
    case .string(let string): string
    case .plural(let plural): plural.variables.isEmpty ? plural.format : nil
    case .varied: nil
    }
  }
}

extension LocalizedValue: CustomStringConvertible {
  /// What a log says of the value: translations can be long.
  package var description: String {
    switch self {
    case .string(let string): "\"\(string.prefix(200))\""
    case .plural(let plural): "\"\(plural.format.prefix(200))\", with variables"
    case .varied: "plural forms"
    }
  }
}

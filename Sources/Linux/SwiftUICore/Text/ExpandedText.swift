import Foundation

/// A piece of text that is being put together: a character, or an argument in its place.
package enum FormatToken: Equatable, Sendable {
  case character(Character)
  // Boxed, so that the many characters beside it stay small.
  indirect case argument(FormatArgument, FormatSpecifier)
}

extension Sequence where Element == FormatToken {
  package func string(locale: Locale) -> String {
    reduce(into: "") { string, token in
      switch token {
      case .character(let character): string.append(character)
      case .argument(let argument, let specifier):
        string += argument.string(for: specifier, locale: locale)
      }
    }
  }
}

/// A looked-up text whose arguments are in their places and not printed yet.
package enum ExpandedText: Equatable, Sendable {
  /// A text without arguments, which is no format.
  case plain(String)
  case pieces([Piece])

  package enum Piece: Equatable, Sendable {
    case literal(String)
    case argument(FormatArgument, FormatSpecifier)
  }

  /// The text for those who look for markup in it.
  package var tokens: [FormatToken] {
    switch self {
    case .plain(let string): string.map(FormatToken.character)
    case .pieces(let pieces):
      pieces.flatMap { piece -> [FormatToken] in
        switch piece {
        case .literal(let text): text.map(FormatToken.character)
        case .argument(let argument, let specifier): [.argument(argument, specifier)]
        }
      }
    }
  }

  /// The plain string, in which nothing is read as markup.
  package func string(locale: Locale) -> String {
    switch self {
    case .plain(let string): string
    case .pieces(let pieces):
      pieces.reduce(into: "") { string, piece in
        switch piece {
        case .literal(let text): string += text
        case .argument(let argument, let specifier):
          string += argument.string(for: specifier, locale: locale)
        }
      }
    }
  }
}

extension LocalizedFormat {
  /// A translation with the arguments in their places; nil where the translation cannot be used.
  ///
  /// It cannot where it asks for what is not there: a specifier without an argument or of another
  /// kind than its argument, a variable that has no form. `String(format:)` would read foreign
  /// memory then.
  package func expanded(_ translation: LocalizedValue, language: String) -> ExpandedText? {
    guard hasFormatting else { return translation.plain.map(ExpandedText.plain) }
    var expansion = FormatExpansion(arguments: arguments, language: language, isStrict: true)
    expansion.expand(translation)
    return expansion.isUsable ? .pieces(expansion.pieces) : nil
  }

  /// The key itself with the arguments in their places, as well as it can be done.
  package var untranslated: ExpandedText {
    guard hasFormatting else { return .plain(key) }
    var expansion = FormatExpansion(arguments: arguments, language: "", isStrict: false)
    expansion.expand(.string(key))
    return .pieces(expansion.pieces)
  }
}

import Foundation

/// A key and its arguments: what `LocalizedStringKey` and `String.LocalizationValue` build.
package struct LocalizedFormat: Equatable, Sendable {
  package private(set) var key = ""
  package private(set) var arguments: [FormatArgument] = []
  /// Whether the key is a format. A plain key is never searched for specifiers.
  package private(set) var hasFormatting = false

  package init(literal: String) {
    key = literal
  }

  /// A format without pieces, to which an interpolation adds.
  package init() {
    hasFormatting = true
  }

  package mutating func append(literal: String) {
    key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
  }

  package mutating func append(_ argument: FormatArgument, specifier: String = "%@") {
    key += specifier
    arguments.append(argument)
  }

  /// The key as a format becomes a plain key if nothing was interpolated.
  package func normalized() -> LocalizedFormat {
    guard hasFormatting, arguments.isEmpty else { return self }
    return LocalizedFormat(literal: key.replacingOccurrences(of: "%%", with: "%"))
  }
}

/// A piece of text that is being put together: a character, or an argument in its place.
package enum FormatToken: Equatable, Sendable {
  case character(Character)
  // Boxed, so that the many characters beside it stay small.
  indirect case argument(FormatArgument, FormatSpecifier)
}

extension LocalizedFormat {
  /// A translation of the key with the arguments in their places.
  package func tokens(_ translation: LocalizedValue, language: String) -> [FormatToken] {
    guard hasFormatting else {
      return translation.format.map(FormatToken.character)
    }
    var expansion = FormatExpansion(
      arguments: arguments, plural: translation.plural, language: language)
    expansion.expand(translation.format, implicit: nil, depth: 0)
    return expansion.tokens
  }

  /// The plain string of a translation, in which nothing is read as markup.
  package func string(_ translation: LocalizedValue, language: String, locale: Locale) -> String {
    guard hasFormatting else { return translation.format }
    return tokens(translation, language: language).string(locale: locale)
  }
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

/// The walk through a format that gives each specifier its argument.
private struct FormatExpansion {
  let arguments: [FormatArgument]
  let plural: PluralFormat?
  let language: String
  var tokens: [FormatToken] = []
  private var next = 0

  init(arguments: [FormatArgument], plural: PluralFormat?, language: String) {
    self.arguments = arguments
    self.plural = plural
    self.language = language
  }

  /// - Parameter implicit: The argument of the variable whose form this is.
  mutating func expand(_ format: String, implicit: Int?, depth: Int) {
    for piece in FormatString(format).pieces {
      switch piece {
      case .literal(let text): append(text)
      case .specifier(let specifier):
        let index = specifier.position.map { $0 - 1 } ?? implicit ?? takeNext()
        if arguments.indices.contains(index) {
          tokens.append(.argument(arguments[index], specifier))
        } else {
          append(specifier.source)
        }
      case .variable(let name, let position, let source):
        let index = position.map { $0 - 1 } ?? takeNext()
        expandVariable(name, at: index, source: source, depth: depth)
      }
    }
  }

  // Forms may name one another; a circle of them ends here.
  private static let deepest = 8

  private mutating func expandVariable(
    _ name: String, at index: Int, source: String, depth: Int
  ) {
    guard depth < Self.deepest, arguments.indices.contains(index), let plural,
      let form = plural.form(
        of: name, number: arguments[index].number ?? .nan, language: language)
    else { return append(source) }
    expand(form, implicit: index, depth: depth + 1)
  }

  private mutating func takeNext() -> Int {
    defer { next += 1 }
    return next
  }

  private mutating func append(_ text: String) {
    tokens += text.map(FormatToken.character)
  }
}

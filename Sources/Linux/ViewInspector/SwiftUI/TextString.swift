import Foundation
import SwiftUICore

extension Text {
  /// What a test reads of the text, as with the public package: the string as it is in the source
  /// or the table, with its Markdown unread, and images by their names.
  func inspectedString(locale: Locale) throws -> String {
    switch storage {
    case .verbatim(let string): return string
    case .image(let image): return "Image('\(image.name)')"
    case .formatted(let value): return value.string(locale: locale)
    case .attributed(let string): return String(string.characters)
    case .concatenation(let parts):
      return try parts.map { try $0.inspectedString(locale: locale) }.joined()
    case .date:
      // What it says depends on the moment.
      throw InspectionError.notSupported(
        "Inspection of formatted Date is currently not supported")
    case .localized(let text):
      let match = Localization.translation(
        text.content, table: text.table, bundlePath: text.bundlePath, locale: locale)
      return try text.content.inspectedString(match, locale: locale)
    case .resource(let resource):
      return try resource.defaultValue.content.inspectedString(
        resource.match(locale: locale), locale: locale)
    }
  }
}

extension LocalizedFormat {
  fileprivate func inspectedString(
    _ match: Localization.Match, locale: Locale
  ) throws -> String {
    guard hasFormatting else { return match.value.format }
    if match.value.plural == nil,
      let string = try FormatTemplate.of(match.value.format).string(arguments, locale)
    {
      return string
    }
    var result = ""
    for token in tokens(match.value, language: match.language) {
      switch token {
      case .character(let character): result.append(character)
      case .argument(let argument, let specifier):
        result += try argument.inspectedString(specifier, locale)
      }
    }
    return result
  }
}

extension FormatArgument {
  fileprivate func inspectedString(
    _ specifier: FormatSpecifier, _ locale: Locale
  ) throws -> String {
    if case .text(let text) = self { return try text.inspectedString(locale: locale) }
    return string(for: specifier, locale: locale)
  }
}

/// A format taken apart once for all the texts that have it: the rows of a list share theirs.
private struct FormatTemplate {
  private static let known = Cache<String, FormatTemplate>()

  private let pieces: [FormatString.Piece]

  static func of(_ format: String) -> FormatTemplate {
    known.value(for: format) { FormatTemplate(pieces: FormatString(format).pieces) }
  }

  /// The format with its arguments; nil where an argument is missing, or a variable is to be
  /// looked up.
  func string(_ arguments: [FormatArgument], _ locale: Locale) throws -> String? {
    var result = ""
    var next = 0
    for piece in pieces {
      switch piece {
      case .literal(let text): result += text
      case .variable: return nil
      case .specifier(let specifier):
        let index = specifier.position.map { $0 - 1 } ?? next
        if specifier.position == nil { next += 1 }
        guard arguments.indices.contains(index) else { return nil }
        result += try arguments[index].inspectedString(specifier, locale)
      }
    }
    return result
  }
}

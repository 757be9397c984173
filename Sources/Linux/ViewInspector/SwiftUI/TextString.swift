import Foundation
import SwiftUICore

extension Text {
  /// What a test reads of the text, as with the public package: the string as it is in the table
  /// of that very language, or the key, with its Markdown unread, and images by their names.
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
      let expanded = Localization.text(
        text.content, in: text.place, languages: PreferredLanguages(only: locale))
      return try expanded.inspectedString(locale)
    case .resource(let resource):
      return try resource.text(locale: locale).inspectedString(locale)
    }
  }
}

extension ExpandedText {
  fileprivate func inspectedString(_ locale: Locale) throws -> String {
    switch self {
    case .plain(let string): return string
    case .pieces(let pieces):
      return try pieces.reduce(into: "") { string, piece in
        switch piece {
        case .literal(let text): string += text
        case .argument(.text(let text), _): string += try text.inspectedString(locale: locale)
        case .argument(let argument, let specifier):
          string += argument.string(for: specifier, locale: locale)
        }
      }
    }
  }
}

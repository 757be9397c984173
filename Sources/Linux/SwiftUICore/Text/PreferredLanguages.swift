import Foundation

/// The languages in which somebody wants to read, the dearest first.
package struct PreferredLanguages: Hashable, Sendable {
  package let locales: [Locale]

  package init(_ locale: Locale) {
    locales = [locale]
  }

  private init(_ identifiers: [String]) {
    locales = identifiers.map(Locale.init(identifier:))
  }

  /// The user's, which do not change while a program runs.
  package static let user = PreferredLanguages(Locale.preferredLanguages)

  package static func == (a: PreferredLanguages, b: PreferredLanguages) -> Bool {
    a.locales.elementsEqual(b.locales) { $0.identifier == $1.identifier }
  }

  package func hash(into hasher: inout Hasher) {
    for locale in locales { hasher.combine(locale.identifier) }
  }
}

import Foundation

/// The languages in which somebody wants to read, the dearest first.
package struct PreferredLanguages: Hashable, Sendable {
  package let locales: [Locale]
  /// Whether what is not translated is read in the language the bundle was developed in.
  package private(set) var includesDevelopment = true

  package init(_ locale: Locale) {
    locales = [locale]
  }

  /// One language and no other.
  package init(only locale: Locale) {
    self.init(locale)
    includesDevelopment = false
  }

  private init(_ identifiers: [String]) {
    locales = identifiers.map(Locale.init(identifier:))
  }

  /// The user's, which do not change while a program runs.
  package static let user = PreferredLanguages(Locale.preferredLanguages)

  package static func == (a: PreferredLanguages, b: PreferredLanguages) -> Bool {
    a.includesDevelopment == b.includesDevelopment
      && a.locales.elementsEqual(b.locales) { $0.identifier == $1.identifier }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(includesDevelopment)
    for locale in locales { hasher.combine(locale.identifier) }
  }
}

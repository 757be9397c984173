import Foundation

/// Where a key is looked up.
package struct LocalizedPlace: Hashable, Sendable {
  /// The table, or nil for `Localizable`.
  package let table: String?
  /// The bundle's folder, or nil for the main bundle.
  package let bundlePath: String?

  package init(table: String?, bundlePath: String?) {
    // "If table is nil or is an empty string, the method attempts to use the table named
    // Localizable": https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)
    self.table = table == "" ? nil : table
    self.bundlePath = bundlePath
  }

  package var tableName: String { table ?? "Localizable" }
}

/// The look-up of keys in the tables of bundles.
package enum Localization {
  /// The translation of a key with its arguments in their places.
  ///
  /// Where no table has the key, or what the table says cannot be used, it is the format itself.
  /// The second is said in the log.
  package static func text(
    _ format: LocalizedFormat, key: String? = nil, in place: LocalizedPlace,
    languages: PreferredLanguages
  ) -> ExpandedText {
    let key = key ?? format.key
    guard !key.isEmpty, let match = match(key, in: place, languages: languages) else {
      return format.untranslated
    }
    if let text = format.expanded(match.value, language: match.language) { return text }
    TranslationFaults.report(
      TranslationFault(key: key, place: place, language: match.language), match.value)
    return format.untranslated
  }

  /// What was found for a key, and the language it is in.
  private struct Match {
    let value: LocalizedValue
    let language: String
  }

  // In the preferred languages, each from the closest to the widest, then in the language the bundle
  // was developed in, then in tables outside any language.
  private static func match(
    _ key: String, in place: LocalizedPlace, languages: PreferredLanguages
  ) -> Match? {
    let search = TableSearch(place: place, languages: languages)
    let chain = searches.value(for: search) {
      BundleTables.tables(of: place.bundlePath).chain(place.tableName, for: languages)
    }
    for table in chain {
      if let value = table.table[key] { return Match(value: value, language: table.language) }
    }
    return nil
  }

  // What a locale may read is found once: every text asks for it whenever it is drawn.
  private struct TableSearch: Hashable {
    let place: LocalizedPlace
    let languages: PreferredLanguages
  }

  private static let searches = Cache<TableSearch, [LanguageTable]>()
}

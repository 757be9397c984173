import Foundation

/// The look-up of keys in the tables of bundles.
package enum Localization {
  /// What was found for a key, and the language it is in.
  package struct Match: Equatable, Sendable {
    package let value: LocalizedValue
    package let language: String
  }

  /// Looks a key up: in the locale's language from the closest to the widest, then in the
  /// language the bundle was developed in, then in tables outside any language.
  ///
  /// - Returns: The translation, or nil where no table has the key.
  package static func match(
    _ key: String, table: String?, bundlePath: String?, locale: Locale
  ) -> Match? {
    let search = TableSearch(
      bundlePath: bundlePath ?? "", table: table ?? "Localizable", locale: locale.identifier)
    for source in searches.value(for: search, make: { sources(bundlePath, search.table, locale) }) {
      if let value = source.table[key] { return Match(value: value, language: source.language) }
    }
    return nil
  }

  /// The translation of a key; without one, the key or the given default in its place.
  package static func translation(
    _ format: LocalizedFormat, default: String? = nil, table: String?, bundlePath: String?,
    locale: Locale
  ) -> Match {
    match(format.key, table: table, bundlePath: bundlePath, locale: locale)
      ?? Match(value: .string(`default` ?? format.key), language: locale.identifier)
  }

  // Files of a bundle do not change while it is in use; each is read once. What a locale may read
  // is found once as well: every text asks for it whenever it is drawn.
  private struct TableKey: Hashable {
    let name: String
    let folder: String
  }

  private struct TableSearch: Hashable {
    let bundlePath: String
    let table: String
    let locale: String
  }

  private struct TableSource {
    let table: StringsTable
    let language: String
  }

  private static let tables = Cache<TableKey, StringsTable>()
  private static let indexes = Cache<String, BundleIndex>()
  private static let searches = Cache<TableSearch, [TableSource]>()

  /// The tables to look into for a locale, in their order; those that say something.
  private static func sources(
    _ bundlePath: String?, _ name: String, _ locale: Locale
  ) -> [TableSource] {
    let index = self.index(of: bundlePath)
    return index.chain(for: locale).compactMap { language in
      let table = self.table(name, in: language.path)
      guard !table.isEmpty else { return nil }
      let isBase = language.identifier == "Base" || language.identifier.isEmpty
      return TableSource(
        table: table, language: isBase ? index.development : language.identifier)
    }
  }

  private static func table(_ name: String, in folder: String) -> StringsTable {
    tables.value(for: TableKey(name: name, folder: folder)) {
      StringsTable(named: name, in: folder)
    }
  }

  private static func index(of bundlePath: String?) -> BundleIndex {
    indexes.value(for: bundlePath ?? "") {
      BundleIndex(bundlePath.flatMap(Bundle.init(path:)) ?? .main)
    }
  }
}

/// The languages that a bundle has.
private struct BundleIndex: Sendable {
  let languages: [LocalizationFolders.Language]
  let development: String
  private let roots: [LocalizationFolders.Language]

  init(_ bundle: Bundle) {
    let folders = LocalizationFolders.resources(of: bundle)
    languages = LocalizationFolders.languages(in: folders)
    roots = folders.map { LocalizationFolders.Language(identifier: "", path: $0) }
    // Not `developmentLocalization`, which traps where a bundle has no information file.
    development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
  }

  /// The folders to search for a locale, in their order.
  func chain(for locale: Locale) -> [LocalizationFolders.Language] {
    var chain = closest(to: LocalizationFolders.candidates(for: locale))
    chain += closest(to: LocalizationFolders.candidates(for: Locale(identifier: development)))
    chain += languages.filter { $0.normalized == "base" }
    return chain + roots
  }

  private func closest(to candidates: [String]) -> [LocalizationFolders.Language] {
    let exact = candidates.flatMap { candidate in
      languages.filter { $0.normalized == candidate }
    }
    guard exact.isEmpty, let code = candidates.first?.prefix(while: { $0 != "-" }) else {
      return exact
    }
    // A sister of the language is better than a foreign one: "en" reads "en-GB".
    let script = candidates.first.flatMap(Self.script)
    return languages.filter { language in
      let parts: [Substring] = language.normalized.split(separator: "-")
      guard parts.first == code else { return false }
      let other = Self.script(language.normalized)
      return other == nil || other == script
    }
  }

  private static func script(_ identifier: String) -> Substring? {
    let parts: [Substring] = identifier.split(separator: "-")
    return parts.dropFirst().first { $0.count == 4 }
  }
}

import Foundation

/// A table, and the language that it is in.
struct LanguageTable: Sendable {
  let language: String
  let table: StringsTable
}

/// The tables of a bundle. Its files do not change while it is in use; each is read once.
struct BundleTables: Sendable {
  private let folders: [String]
  private let languages: [LocalizationFolders.Language]
  private let development: String?

  private static let bundles = Cache<String, BundleTables>()

  static func tables(of bundlePath: String?) -> BundleTables {
    bundles.value(for: bundlePath ?? "") {
      BundleTables(bundlePath.flatMap(Bundle.init(path:)) ?? .main)
    }
  }

  private init(_ bundle: Bundle) {
    folders = LocalizationFolders.resources(of: bundle)
    languages = LocalizationFolders.languages(in: folders)
    // Not `developmentLocalization`, which traps where a bundle has no information file.
    development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
  }

  /// The tables of a name to look into, in their order.
  func chain(_ name: String, for preferred: PreferredLanguages) -> [LanguageTable] {
    let catalogs = folders.map { StringCatalog(contentsOf: "\($0)/\(name).xcstrings") }
    let development =
      development ?? catalogs.lazy.compactMap(\.sourceLanguage).first ?? "en"
    var tables = languages.map { language in
      LanguageTable(
        language: language.identifier, table: StringsTable(named: name, in: language.path))
    }
    for catalog in catalogs {
      tables += catalog.tables.sorted { $0.key < $1.key }.map { language, table in
        LanguageTable(language: language, table: table)
      }
    }
    tables.removeAll { $0.table.isEmpty }
    let source = Locale(identifier: development)
    let readsSource =
      preferred.includesDevelopment
      || preferred.locales.contains { $0.language.isEquivalent(to: source.language) }
    let wanted = preferred.locales + (readsSource ? [source] : [])
    var chain = wanted.flatMap { locale in
      Self.closest(to: LocalizationFolders.candidates(for: locale), in: tables)
    }
    guard readsSource else { return chain.filter { !$0.table.isEmpty } }
    chain += tables.filter { $0.language == "Base" }.map { base in
      LanguageTable(language: development, table: base.table)
    }
    chain += folders.map { folder in
      LanguageTable(language: development, table: StringsTable(named: name, in: folder))
    }
    return chain.filter { !$0.table.isEmpty }
  }

  private static func closest(
    to candidates: [String], in tables: [LanguageTable]
  ) -> [LanguageTable] {
    let exact = candidates.flatMap { candidate in
      tables.filter { LocalizationFolders.normalized($0.language) == candidate }
    }
    guard exact.isEmpty, let code = candidates.first?.prefix(while: { $0 != "-" }) else {
      return exact
    }
    // A sister of the language is better than a foreign one: "en" reads "en-GB".
    let wanted = candidates.first.flatMap(script)
    return tables.filter { table in
      let language = LocalizationFolders.normalized(table.language)
      guard language.prefix(while: { $0 != "-" }) == code else { return false }
      let other = script(language)
      return other == nil || other == wanted
    }
  }

  private static func script(_ identifier: String) -> Substring? {
    let parts: [Substring] = identifier.split(separator: "-")
    return parts.dropFirst().first { $0.count == 4 }
  }
}

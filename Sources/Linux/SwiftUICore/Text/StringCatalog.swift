import Foundation

/// A string catalog, `.xcstrings`: one table in all its languages.
///
/// Xcode compiles catalogs into `.strings` and `.stringsdict`; the package manager on Linux copies
/// them as they are.
/// https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog
package struct StringCatalog: Sendable {
  package private(set) var sourceLanguage: String?
  package private(set) var tables: [String: StringsTable] = [:]

  /// Reads a catalog. What is missing or malformed is left out.
  package init(contentsOf path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else { return }
    sourceLanguage = root["sourceLanguage"] as? String
    var values: [String: [String: LocalizedValue]] = [:]
    for (key, entry) in strings {
      // A key that the catalog does not spell out in its own language is its own text there.
      if let sourceLanguage { values[sourceLanguage, default: [:]][key] = .string(key) }
      let entry = entry as? [String: Any]
      for (language, localization) in entry?["localizations"] as? [String: Any] ?? [:] {
        guard let value = LocalizedValue(localization) else { continue }
        values[language, default: [:]][key] = value
      }
    }
    tables = values.mapValues(StringsTable.init)
  }
}

extension LocalizedValue {
  /// Reads what a catalog says for a key in a language: a string, one with substitutions, or
  /// variations by plural or device.
  fileprivate init?(_ localization: Any) {
    guard let localization = localization as? [String: Any] else { return nil }
    guard let string = Self.string(of: localization) else {
      guard let forms = Self.forms(of: localization) else { return nil }
      self = .varied(forms)
      return
    }
    let variables = Self.variables(localization["substitutions"])
    self =
      variables.isEmpty
      ? .string(string) : .plural(PluralFormat(format: string, variables: variables))
  }

  /// The string of a unit. One that waits for a translation is empty, and as good as none.
  private static func string(of node: [String: Any]) -> String? {
    if let unit = node["stringUnit"] as? [String: Any] {
      guard let value = unit["value"] as? String else { return nil }
      return value.isEmpty && unit["state"] as? String == "new" ? nil : value
    }
    return device(of: node).flatMap(string)
  }

  private static func forms(of node: [String: Any]) -> [PluralCategory: String]? {
    guard let variations = node["variations"] as? [String: Any] else { return nil }
    guard let plurals = variations["plural"] as? [String: Any] else {
      return device(of: node).flatMap(forms)
    }
    var forms: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases {
      guard let form = plurals[category.rawValue] as? [String: Any] else { continue }
      forms[category] = string(of: form)
    }
    return forms.isEmpty ? nil : forms
  }

  // This is no device that a catalog names.
  private static func device(of node: [String: Any]) -> [String: Any]? {
    let variations = node["variations"] as? [String: Any]
    guard let devices = variations?["device"] as? [String: Any] else { return nil }
    return devices["other"] as? [String: Any] ?? devices["mac"] as? [String: Any]
  }

  private static func variables(_ substitutions: Any?) -> [String: PluralVariable] {
    guard let substitutions = substitutions as? [String: Any] else { return [:] }
    var variables: [String: PluralVariable] = [:]
    for (name, substitution) in substitutions {
      guard let substitution = substitution as? [String: Any], let forms = forms(of: substitution)
      else { continue }
      let position = (substitution["argNum"] as? Int).flatMap { $0 > 0 ? $0 : nil }
      variables[name] = PluralVariable(
        forms: forms, position: position, specifier: substitution["formatSpecifier"] as? String)
    }
    return variables
  }
}

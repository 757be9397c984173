import Foundation

/// Where a bundle keeps the tables of each language.
package enum LocalizationFolders {
  /// The folders of a bundle's resources.
  ///
  /// Linux has no application bundles: what an app would have in its main bundle is in the
  /// resources that the package manager put beside the executable.
  package static func resources(of bundle: Bundle) -> [String] {
    let folder = bundle.resourcePath ?? bundle.bundlePath
    guard bundle.bundlePath == Bundle.main.bundlePath,
      let executable = Bundle.main.executableURL?.lastPathComponent
    else { return [folder] }
    let suffix = "_\(executable).resources"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let beside = names.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
    return [folder] + beside
  }

  /// A folder of tables and the language they are in.
  struct Language: Sendable {
    let identifier: String
    let path: String

    /// The identifier in the form in which identifiers are compared.
    var normalized: String { LocalizationFolders.normalized(identifier) }
  }

  /// The `.lproj` folders within some folders.
  static func languages(in folders: [String]) -> [Language] {
    folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".lproj") }.sorted().map { name in
        Language(identifier: String(name.dropLast(6)), path: "\(folder)/\(name)")
      }
    }
  }

  static func normalized(_ identifier: String) -> String {
    identifier.replacingOccurrences(of: "_", with: "-").lowercased()
  }

  /// The identifiers under which a locale's language may be filed, the closest first.
  static func candidates(for locale: Locale) -> [String] {
    let parts = locale.language.maximalIdentifier.split(separator: "-").map(String.init)
    guard let code = parts.first else { return [] }
    let script = parts.dropFirst().first { $0.count == 4 }
    let region = locale.region?.identifier ?? parts.dropFirst().last { $0.count < 4 }
    var candidates: [String] = []
    if let script, let region { candidates.append("\(code)-\(script)-\(region)") }
    if let region { candidates.append("\(code)-\(region)") }
    if let script { candidates.append("\(code)-\(script)") }
    candidates.append(code)
    if let alias = aliases[code] { candidates.append(alias) }
    return candidates.map(normalized)
  }

  // Languages that have been filed under another code too.
  private static let aliases = ["nb": "no", "no": "nb", "he": "iw", "id": "in", "fil": "tl"]
}

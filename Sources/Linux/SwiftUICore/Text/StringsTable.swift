import Foundation

/// What a table says for a key.
package enum LocalizedValue: Equatable, Sendable {
  case string(String)
  case plural(PluralFormat)

  package var format: String {
    switch self {
    case .string(let string): string
    case .plural(let plural): plural.format
    }
  }

  package var plural: PluralFormat? {
    guard case .plural(let plural) = self else { return nil }
    return plural
  }
}

/// One table of one language: a `.strings` file and its `.stringsdict`.
package struct StringsTable: Sendable {
  private var values: [String: LocalizedValue] = [:]

  /// Reads the table of a folder. What is missing or malformed is an empty table.
  package init(named name: String, in folder: String) {
    for (key, value) in Self.read("\(folder)/\(name).strings") {
      guard let string = value as? String else { continue }
      values[key] = .string(string)
    }
    for (key, value) in Self.read("\(folder)/\(name).stringsdict") {
      guard let plural = PluralFormat(value) else { continue }
      values[key] = .plural(plural)
    }
  }

  package var isEmpty: Bool { values.isEmpty }

  package subscript(key: String) -> LocalizedValue? { values[key] }

  // Foundation reads the old style, XML and binary property lists alike.
  private static func read(_ path: String) -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty,
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }
}

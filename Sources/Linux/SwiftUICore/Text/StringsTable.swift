import Foundation

/// One table in one language: of a `.strings` file and its `.stringsdict`, or of a catalog.
package struct StringsTable: Sendable {
  private var values: [String: LocalizedValue] = [:]

  package init(_ values: [String: LocalizedValue]) {
    self.values = values
  }

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

/// An entry of a `.stringsdict`: a format whose variables have a form for each plural class.
package struct PluralFormat: Equatable, Sendable {
  package let format: String
  package let variables: [String: [PluralCategory: String]]

  package init(format: String, variables: [String: [PluralCategory: String]]) {
    self.format = format
    self.variables = variables
  }

  /// Reads an entry, or gives nil if it is none that is known.
  init?(_ entry: Any) {
    guard let entry = entry as? [String: Any] else { return nil }
    if let format = Self.adapted(entry) {
      self.init(format: format, variables: [:])
      return
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: [PluralCategory: String]] = [:]
    for (name, value) in entry {
      guard let variable = value as? [String: Any] else { continue }
      for category in PluralCategory.allCases {
        variables[name, default: [:]][category] = variable[category.rawValue] as? String
      }
    }
    self.init(format: format, variables: variables)
  }

  // Entries by device or width: this is no device that they name, and there is room.
  private static func adapted(_ entry: [String: Any]) -> String? {
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return devices["other"] as? String ?? devices["mac"] as? String
    }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      let widest = widths.keys.compactMap(Int.init).max().map(String.init) ?? ""
      return widths[widest] as? String
    }
    return nil
  }

  /// The form of a variable for a number.
  func form(of variable: String, number: Double, language: String) -> String? {
    guard let forms = variables[variable] else { return nil }
    // A form for zero is used for nothing at all in every language, as Apple documents it.
    if number == 0, let zero = forms[.zero] { return zero }
    return forms[PluralCategory(number, language: language)] ?? forms[.other] ?? ""
  }
}

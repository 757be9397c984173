/// A format whose variables have a form for each plural class: an entry of a `.stringsdict`, or one
/// with substitutions in a string catalog.
package struct PluralFormat: Equatable, Sendable {
  package let format: String
  package let variables: [String: PluralVariable]

  package init(format: String, variables: [String: PluralVariable]) {
    self.format = format
    self.variables = variables
  }
}

/// The forms that stand for a variable, `%#@name@`.
package struct PluralVariable: Equatable, Sendable {
  package var forms: [PluralCategory: String]
  /// The argument's place, from 1, where the table says it.
  package var position: Int?
  /// What `%arg` in a form stands for, without the percent sign.
  package var specifier: String?

  package init(forms: [PluralCategory: String], position: Int? = nil, specifier: String? = nil) {
    self.forms = forms
    self.position = position
    self.specifier = specifier
  }

  /// The form for a number, or nil where there is none.
  ///
  /// A form for zero is used for nothing at all in every language:
  /// https://developer.apple.com/library/archive/documentation/MacOSX/Conceptual/BPInternational/StringsdictFileFormat/StringsdictFileFormat.html
  package func form(for number: Double, language: String) -> String? {
    if number == 0, let zero = forms[.zero] { return zero }
    return forms[PluralCategory(number, language: language)] ?? forms[.other]
  }
}

extension PluralFormat {
  /// Reads an entry of a `.stringsdict`, or gives nil if it is none that is known.
  init?(_ entry: Any) {
    guard let entry = entry as? [String: Any] else { return nil }
    if let format = Self.adapted(entry) {
      self.init(format: format, variables: [:])
      return
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: PluralVariable] = [:]
    for (name, value) in entry {
      guard let value = value as? [String: Any] else { continue }
      var forms: [PluralCategory: String] = [:]
      for category in PluralCategory.allCases {
        forms[category] = value[category.rawValue] as? String
      }
      variables[name] = PluralVariable(forms: forms)
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
}

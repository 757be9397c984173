import Foundation

/// Small whole numbers, which most locales write alike: counts in a title or a row are found here
/// without the machinery that formats a number.
enum PlainDigits {
  /// Below the first number with a mark between its groups of digits.
  private static let limit: Int64 = 1_000

  private static let locales = Cache<String, Bool>()

  /// The number as it is printed in the locale; nil where that takes more than digits.
  static func string(_ value: Int64, _ locale: Locale) -> String? {
    guard 0..<limit ~= value, isUsual(locale) else { return nil }
    return String(value)
  }

  /// Whether the locale writes numbers with the digits of ASCII. Found out by printing them all.
  private static func isUsual(_ locale: Locale) -> Bool {
    locales.value(for: locale.identifier) {
      [0, 123, 456, 789].allSatisfy { (value: Int64) in
        String(format: "%lld", locale: locale, value) == String(value)
      }
    }
  }
}

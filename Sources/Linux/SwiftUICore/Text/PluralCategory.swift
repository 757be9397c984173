import Foundation

/// The classes into which languages sort numbers, as Unicode's CLDR names them.
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}

extension PluralCategory {
  /// The class of a number in a language, such as "de" or "pt-PT".
  package init(_ number: Double, language: String) {
    let n = abs(number)
    guard n.isFinite, n < 1e15 else {
      self = .other
      return
    }
    let operands = PluralOperands(n)
    let rule = PluralRule(language: language)
    self = rule.category(of: operands)
  }
}

/// A number as plural rules see it.
struct PluralOperands {
  /// The absolute value.
  let n: Double
  /// The whole part.
  let i: Int
  /// The digits after the decimal point, as a whole number and how many there are.
  let f: Int
  let v: Int

  init(_ n: Double) {
    self.n = n
    i = Int(n)
    // A whole number is printed without a fraction; of others the shortest digits count.
    let text = n == n.rounded() ? "" : String(n)
    let fraction = text.split(separator: ".").dropFirst().first ?? ""
    let digits = fraction.prefix { $0.isNumber }
    v = digits.count
    f = Int(digits) ?? 0
  }

  var isWhole: Bool { v == 0 }
}

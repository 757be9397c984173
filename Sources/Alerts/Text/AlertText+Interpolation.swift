import SwiftUI

extension AlertText: ExpressibleByStringInterpolation {
  /// A literal is a key.
  @inlinable
  public init(stringLiteral value: String) {
    self.init(content: .key(value))
  }

  /// A literal with interpolations is a key with arguments: `"Delete \(name)?"` is `Delete %@?`.
  public init(stringInterpolation: StringInterpolation) {
    content = .lookup(
      Lookup(key: stringInterpolation.key, arguments: stringInterpolation.arguments))
  }

  /// Collects the key and the arguments of an interpolated literal, as `LocalizedStringKey` does.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Makes room for a literal of the given size.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 3 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds fixed text; a percent sign in it stays one.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    /// Adds a string, shown as it is.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .string(string))
    }

    /// Adds another text, looked up by itself.
    public mutating func appendInterpolation(_ text: AlertText) {
      append("%@", .text(text))
    }

    /// Adds a whole number, written as the person's locale writes it.
    public mutating func appendInterpolation(_ number: some BinaryInteger) {
      append("%lld", .integer(Int64(clamping: number)))
    }

    /// Adds a fraction, written as the person's locale writes it.
    public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
      append("%@", .string(Double(number).formatted()))
    }

    /// Adds a value in a format of your choice: `"Costs \(price, format: .currency(code: "EUR"))"`.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String {
      append("%@", .string(format.format(value)))
    }

    /// Adds any other value, described as `print` would.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some Any) {
      append("%@", .string(String(describing: value)))
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }

  /// What stands in the place of a format specifier.
  enum Argument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    indirect case text(AlertText)

    func formatArgument(locale: Locale) -> any CVarArg {
      switch self {
      case .string(let string): string
      case .integer(let number): number
      case .text(let text): text.string(locale: locale)
      }
    }
  }
}

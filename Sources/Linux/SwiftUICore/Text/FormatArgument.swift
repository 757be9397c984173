import Foundation

/// What one interpolation put into a key, in a form that can be sent and compared.
package indirect enum FormatArgument: Equatable, Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case floating(Double)
  case string(String)
  case text(Text)
  case resource(LocalizedStringResource)

  package init<T>(_ value: T) where T: _FormatSpecifiable {
    switch value._arg as Any {
    case let value as any SignedInteger: self = .integer(Int64(clamping: value))
    case let value as any UnsignedInteger: self = .unsigned(UInt64(clamping: value))
    case let value as CGFloat: self = .floating(Double(value))
    case let value as any BinaryFloatingPoint: self = .floating(Double(value))
    case let other: self = .string(String(describing: other))
    }
  }

  /// The number that plural rules look at, or nil where the argument is none.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .floating(let value): value
    case .string, .text, .resource: nil
    }
  }

  /// The argument as the specifier asks for it. A specifier of another type never reads
  /// foreign memory: the value is converted, or printed as it is.
  package func string(for specifier: FormatSpecifier, locale: Locale) -> String {
    switch self {
    case .string(let string): return specifier.padded(string)
    case .text(let text): return text.resolve(locale: locale).string
    case .resource(let resource): return resource.string(locale: locale)
    case .integer(let value):
      if specifier.isPlain, let digits = PlainDigits.string(value, locale) { return digits }
      return switch specifier.kind {
      case .object: String(format: "%lld", locale: locale, value)
      case .integer: String(format: specifier.format("ll"), locale: locale, value)
      case .floating: String(format: specifier.format(), locale: locale, Double(value))
      }
    case .unsigned(let value):
      return switch specifier.kind {
      case .object: String(format: "%llu", locale: locale, value)
      case .integer: String(format: specifier.format("ll"), locale: locale, value)
      case .floating: String(format: specifier.format(), locale: locale, Double(value))
      }
    case .floating(let value):
      return switch specifier.kind {
      case .object: value.formatted(.number.locale(locale))
      case .floating: String(format: specifier.format(), locale: locale, value)
      case .integer:
        Int64(exactly: value.rounded(.towardZero)).map {
          String(format: specifier.format("ll"), locale: locale, $0)
        } ?? value.formatted(.number.locale(locale))
      }
    }
  }
}

import Foundation

/// What one interpolation put into a key, in a form that can be sent and compared.
@usableFromInline
package enum FormatArgument: Equatable, Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case floating(Double)
  case string(String)
  case text(Text)
  /// Looked up by itself, when it is read.
  case resource(LocalizedStringResource)
  /// A place without a value yet.
  case placeholder(String.LocalizationValue.Placeholder)

  package init<T>(_ value: T) where T: _FormatSpecifiable {
    self.init(any: value._arg)
  }

  package init(any value: Any) {
    switch value {
    case let value as any SignedInteger: self = .integer(Int64(clamping: value))
    case let value as any UnsignedInteger: self = .unsigned(UInt64(clamping: value))
    case let value as CGFloat: self = .floating(Double(value))
    case let value as any BinaryFloatingPoint: self = .floating(Double(value))
    case let value as String: self = .string(value)
    case let other: self = .string(String(describing: other))
    }
  }

  /// The number that plural rules look at, or nil where the argument is none.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .floating(let value): value
    case .string, .text, .resource, .placeholder: nil
    }
  }

  /// The kind of specifier that prints the argument.
  package var kind: FormatSpecifier.Kind {
    switch self {
    case .integer, .unsigned: .integer
    case .floating: .floating
    case .string, .text, .resource: .object
    case .placeholder(let placeholder): placeholder.kind
    }
  }

  /// The specifier that stands for the argument in a key unless the key names another.
  package var specifier: String {
    switch self {
    case .integer: "%lld"
    case .unsigned: "%llu"
    case .floating: "%lf"
    case .string, .text, .resource: "%@"
    case .placeholder(let placeholder): placeholder.specifier
    }
  }
}

extension FormatArgument {
  /// The argument as the specifier asks for it. A specifier of another kind never reads foreign
  /// memory: the value is converted, or printed as it is.
  package func string(for specifier: FormatSpecifier, locale: Locale) -> String {
    switch self {
    case .string(let string): specifier.padded(string)
    case .text(let text): specifier.padded(text.resolve(locale: locale).string)
    case .resource(let resource): specifier.padded(resource.string(locale: locale))
    case .placeholder: specifier.source
    case .integer(let value): Self.string(value, specifier, locale)
    case .unsigned(let value): Self.string(value, specifier, locale)
    case .floating(let value): Self.string(value, specifier, locale)
    }
  }

  private static func string(
    _ value: Int64, _ specifier: FormatSpecifier, _ locale: Locale
  ) -> String {
    if specifier.isPlain, let digits = PlainDigits.string(value, locale) { return digits }
    if specifier.conversion == "c", let character = character(value) {
      return specifier.padded(character)
    }
    return switch specifier.kind {
    case .object, .foreign: String(format: "%lld", locale: locale, value)
    case .integer: String(format: specifier.format("ll"), locale: locale, value)
    case .floating: String(format: specifier.format(), locale: locale, Double(value))
    }
  }

  private static func string(
    _ value: UInt64, _ specifier: FormatSpecifier, _ locale: Locale
  ) -> String {
    if let value = Int64(exactly: value) { return string(value, specifier, locale) }
    if specifier.kind == .floating {
      return String(format: specifier.format(), locale: locale, Double(value))
    }
    if ["x", "X", "o", "O"].contains(specifier.conversion) {
      return String(format: specifier.format("ll"), locale: locale, value)
    }
    // With a locale Foundation prints large numbers as if they had a sign.
    return specifier.padded(value.formatted(.number.locale(locale)))
  }

  private static func string(
    _ value: Double, _ specifier: FormatSpecifier, _ locale: Locale
  ) -> String {
    switch specifier.kind {
    case .object, .foreign: return value.formatted(.number.locale(locale))
    case .floating: return String(format: specifier.format(), locale: locale, value)
    case .integer:
      guard let whole = Int64(exactly: value.rounded(.towardZero)) else {
        return value.formatted(.number.locale(locale))
      }
      return String(format: specifier.format("ll"), locale: locale, whole)
    }
  }

  private static func character(_ value: Int64) -> String? {
    guard let byte = UInt8(exactly: value), byte < 0x80 else { return nil }
    return String(Unicode.Scalar(byte))
  }
}

extension String.LocalizationValue.Placeholder {
  fileprivate var kind: FormatSpecifier.Kind {
    switch self {
    case .int, .uint: .integer
    case .float, .double: .floating
    case .object: .object
    }
  }
}

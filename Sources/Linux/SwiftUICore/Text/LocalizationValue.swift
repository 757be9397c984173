import Foundation

extension String {
  /// A string and its arguments, to be looked up and formatted.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    package let content: LocalizedFormat

    public init(_ value: String) {
      content = LocalizedFormat(literal: value)
    }

    public init(stringLiteral value: String) {
      content = LocalizedFormat(literal: value)
    }

    public init(stringInterpolation: StringInterpolation) {
      content = stringInterpolation.content.normalized()
    }

    /// Builds the key and the arguments of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      package private(set) var content = LocalizedFormat()

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        content.append(literal: literal)
      }

      public mutating func appendInterpolation(_ string: String) {
        content.append(.string(string))
      }

      public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
        content.append(FormatArgument(value), specifier: value._specifier)
      }

      public mutating func appendInterpolation<T>(
        _ value: T, specifier: String
      ) where T: _FormatSpecifiable {
        content.append(FormatArgument(value), specifier: specifier)
      }

      public mutating func appendInterpolation<F>(
        _ value: F.FormatInput, format: F
      ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        content.append(.text(Text(value, format: format)))
      }

      public mutating func appendInterpolation<Subject>(
        _ subject: Subject, formatter: Formatter? = nil
      ) where Subject: NSObject {
        let value = FormattedValue(subject, formatter: formatter)
        content.append(.text(Text(storage: .formatted(value))))
      }

      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        content.append(.resource(resource))
      }
    }
  }
}

extension String {
  /// Looks a string up in the tables of a bundle, or the main bundle.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      keyAndValue.content, default: nil, table: table, bundlePath: bundle?.bundlePath,
      locale: locale)
  }

  /// Looks a key up, with another string where no table has the key.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let resource = LocalizedStringResource(
      key, defaultValue: defaultValue, table: table, locale: locale,
      bundle: bundle.map { .atURL($0.bundleURL) } ?? .main)
    self.init(localized: resource)
  }

  /// Looks a resource up in its own locale.
  public init(localized resource: LocalizedStringResource) {
    self = resource.string(locale: resource.locale)
  }

  fileprivate init(
    _ format: LocalizedFormat, default: String?, table: String?, bundlePath: String?,
    locale: Locale
  ) {
    let match = Localization.translation(
      format, default: `default`, table: table, bundlePath: bundlePath, locale: locale)
    self = format.string(match.value, language: match.language, locale: locale)
  }
}

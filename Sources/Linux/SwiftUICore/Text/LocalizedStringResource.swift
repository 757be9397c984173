import Foundation

/// A string to be looked up later, by whoever shows it and in their language.
public struct LocalizedStringResource: Equatable, Sendable {
  /// Where the tables are.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    public static func == (a: BundleDescription, b: BundleDescription) -> Bool {
      switch (a, b) {
      case (.main, .main): true
      case (.forClass(let a), .forClass(let b)): a == b
      case (.atURL(let a), .atURL(let b)): a == b
      default: false
      }
    }

    /// The bundle's folder, or nil for the main bundle.
    package var path: String? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type).bundlePath
      case .atURL(let url): url.path
      }
    }
  }

  /// The key, with specifiers for the arguments.
  public let key: String
  /// The string where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table, or nil for `Localizable`.
  public let table: String?
  /// The locale in which the string is looked up.
  public var locale: Locale
  /// Where the tables are.
  public let bundle: BundleDescription

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.content.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// The translation in a language.
  package func match(locale: Locale) -> Localization.Match {
    Localization.match(key, table: table, bundlePath: bundle.path, locale: locale)
      ?? Localization.Match(
        value: .string(defaultValue.content.key), language: locale.identifier)
  }

  package func string(locale: Locale) -> String {
    let match = match(locale: locale)
    return defaultValue.content.string(match.value, language: match.language, locale: locale)
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// A type whose values have a name that can be looked up.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { self }
}

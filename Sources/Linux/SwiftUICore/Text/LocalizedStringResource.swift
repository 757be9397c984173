import Foundation

/// A string to be looked up later, by whoever shows it and in their language.
/// https://developer.apple.com/documentation/foundation/localizedstringresource
///
/// Most come from literals. Such a one is its key and nothing else: making it neither allocates
/// nor asks for the locale.
public struct LocalizedStringResource: Equatable, Sendable {
  /// Where the tables are.
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }

  @usableFromInline enum Storage: Sendable {
    /// A literal's key: all else is what most resources have.
    case literal(String)
    case full(Full)
  }

  @usableFromInline var storage: Storage

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    let place = LocalizedPlace(table: table, bundlePath: bundle.path)
    storage = .full(
      Full(
        key: keyAndValue.content.key, defaultValue: keyAndValue, locale: locale, bundle: bundle,
        place: place))
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    let place = LocalizedPlace(table: table, bundlePath: bundle.path)
    storage = .full(
      Full(
        key: "\(key)", defaultValue: defaultValue, locale: locale, bundle: bundle, place: place))
  }

  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
  }

  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale,
      bundle: .atURL(bundle.bundleURL))
  }

  public static func == (a: LocalizedStringResource, b: LocalizedStringResource) -> Bool {
    guard a.key == b.key else { return false }
    if a.full === b.full { return true }
    return a.defaultValue == b.defaultValue && a.place == b.place && a.locale == b.locale
  }
}

extension LocalizedStringResource {
  /// The key, with specifiers for the arguments.
  public var key: String {
    switch storage {
    case .literal(let key): key
    case .full(let full): full.key
    }
  }

  /// The string where no table has the key.
  public var defaultValue: String.LocalizationValue {
    full?.defaultValue ?? String.LocalizationValue(key)
  }

  /// The table, or nil for `Localizable`.
  public var table: String? { full?.place.table }

  /// Where the tables are.
  public var bundle: BundleDescription { full?.bundle ?? .main }

  /// The locale in which the string is looked up.
  public var locale: Locale {
    get { full?.locale ?? .current }
    set {
      storage = .full(
        Full(
          key: key, defaultValue: defaultValue, locale: newValue, bundle: bundle, place: place))
    }
  }

  package var place: LocalizedPlace {
    full?.place ?? LocalizedPlace(table: nil, bundlePath: nil)
  }

  private var full: Full? {
    guard case .full(let full) = storage else { return nil }
    return full
  }

  /// A resource of which there is more to say than its key.
  @usableFromInline
  final class Full: Sendable {
    let key: String
    let defaultValue: String.LocalizationValue
    /// Nil for the user's.
    let locale: Locale?
    let bundle: BundleDescription
    let place: LocalizedPlace

    init(
      key: String, defaultValue: String.LocalizationValue, locale: Locale?,
      bundle: BundleDescription, place: LocalizedPlace
    ) {
      self.key = key
      self.defaultValue = defaultValue
      self.locale = locale
      self.bundle = bundle
      self.place = place
    }
  }
}

extension LocalizedStringResource {
  /// The translation in a language, whose arguments are not printed yet.
  package func text(locale: Locale) -> ExpandedText {
    Localization.text(
      defaultValue.content, key: key, in: place, languages: PreferredLanguages(locale))
  }

  package func string(locale: Locale) -> String {
    text(locale: locale).string(locale: locale)
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  @inlinable
  public init(stringLiteral value: String) {
    storage = .literal(value)
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    let value = String.LocalizationValue(stringInterpolation: stringInterpolation)
    let place = LocalizedPlace(table: nil, bundlePath: nil)
    storage = .full(
      Full(
        key: value.content.key, defaultValue: value, locale: nil, bundle: .main, place: place))
  }
}

extension LocalizedStringResource.BundleDescription {
  /// The bundle's folder, or nil for the main bundle.
  fileprivate var path: String? {
    switch self {
    case .main: nil
    case .forClass(let type): Bundle(for: type).bundlePath
    case .atURL(let url): url.path
    }
  }
}

/// A type whose values have a name that can be looked up.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { self }
}

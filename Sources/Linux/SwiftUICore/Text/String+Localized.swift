import Foundation

// The locale of the first four is that of the values. "This doesn't change which locale the system
// uses to look up the localized string":
// https://developer.apple.com/documentation/swift/string/init(localized:defaultvalue:table:bundle:locale:comment:)
// A resource is looked up in its own:
// https://developer.apple.com/documentation/swift/string/init(localized:)
extension String {
  /// Looks a string up in the tables of a bundle, or the main bundle.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.content, table: table, bundle: bundle, locale: locale)
  }

  /// Looks a key up, with another string where no table has the key.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      defaultValue.content, key: "\(key)", table: table, bundle: bundle, locale: locale)
  }

  /// Looks a string up and puts values in the places of its placeholders.
  public init(
    localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(
      keyAndValue.content.replacing(options), table: table, bundle: bundle, locale: locale)
  }

  /// Looks a key up and puts values in the places of its placeholders.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: String.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      defaultValue.content.replacing(options), key: "\(key)", table: table, bundle: bundle,
      locale: locale)
  }

  /// Looks a resource up in its own locale.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.string(locale: resource.locale)
  }

  /// Looks a resource up in its own locale and puts values in the places of its placeholders.
  @_disfavoredOverload
  public init(
    localized resource: LocalizedStringResource, options: String.LocalizationOptions
  ) {
    let locale = resource.locale
    let text = Localization.text(
      resource.defaultValue.content.replacing(options), key: resource.key,
      in: resource.place, languages: PreferredLanguages(locale))
    self = text.string(locale: locale)
  }

  private init(
    _ format: LocalizedFormat, key: String? = nil, table: String?, bundle: Bundle?,
    locale: Locale
  ) {
    let place = LocalizedPlace(table: table, bundlePath: bundle?.bundlePath)
    let text = Localization.text(format, key: key, in: place, languages: .user)
    self = text.string(locale: locale)
  }
}

extension LocalizedFormat {
  fileprivate func replacing(_ options: String.LocalizationOptions) -> LocalizedFormat {
    guard let replacements = options.replacements else { return self }
    return replacing(replacements.map(FormatArgument.init(any:)))
  }
}

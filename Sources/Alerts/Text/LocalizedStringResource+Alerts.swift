import SwiftUI

extension LocalizedStringResource {
  /// Makes a resource that is looked up in a table of a bundle, for where a literal would be
  /// looked up in the app's.
  ///
  /// ```swift
  /// Alert(title: .localized("Delete \(count) items", bundle: .module))
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key, which is also what is shown where the table does not have it.
  ///   - table: The name of the strings table; nil means `Localizable`.
  ///   - bundle: The bundle to look in, such as a package's `.module`; nil means the app's.
  ///   - comment: What the translator should know.
  /// - Returns: The resource.
  public static func localized(
    _ key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) -> LocalizedStringResource {
    // Not by the initializer that takes a `Bundle`, which older versions of Xcode do not have.
    let place: BundleDescription = bundle.map { .atURL($0.bundleURL) } ?? .main
    return LocalizedStringResource(key, table: table, bundle: place, comment: comment)
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// Adds a text of an alert: a resource is looked up by itself, any other shown as it is.
  ///
  /// - Parameter text: The text to add.
  public mutating func appendInterpolation(_ text: AlertText) {
    switch text.content {
    case .verbatim(let string): appendInterpolation(string)
    case .resource(let resource): appendInterpolation(resource.value)
    }
  }

  /// Adds a key of SwiftUI's, looked up now.
  ///
  /// - Parameter key: The key to add.
  public mutating func appendInterpolation(_ key: LocalizedStringKey) {
    appendInterpolation(Text(key))
  }

  /// Adds the characters of a text of SwiftUI's, looked up now.
  ///
  /// - Parameter text: The text to add.
  public mutating func appendInterpolation(_ text: Text) {
    appendInterpolation(text.characters)
  }
}

extension Text {
  /// The characters without their looks, in the user's locale.
  ///
  /// By SwiftUI's own `_resolveText(in:)`: a text does not say otherwise what it contains.
  var characters: String { _resolveText(in: EnvironmentValues()) }
}

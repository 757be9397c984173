import SwiftUI

/// A piece of text in an alert: a localized resource, or a string that is shown as it is.
///
/// ```swift
/// Alert(title: "Delete?")                                        // a key, looked up
/// Alert(title: "Delete \(name)?")                                // the key "Delete %@?"
/// Alert(title: .localized("Delete \(count) items", bundle: .module))
/// Alert(title: "Failed", message: error.localizedDescription)    // the message as it is
/// ```
///
/// Nothing is looked up until somebody reads the text, so that making an alert costs next to
/// nothing. Run-time text is never interpreted: `10 % off %@` and `**x**` reach the screen
/// unchanged. Nil and empty mean the same: the text is absent, and a host draws no row for it.
/// <doc:Texts> tells the rest.
public struct AlertText: Equatable, Sendable {
  @usableFromInline enum Content: Equatable, Sendable {
    case verbatim(String)
    case resource(Resource)
  }

  /// A resource that may go to another task on every system.
  ///
  /// `@unchecked Sendable`: `LocalizedStringResource` is `Sendable` on newer systems only (iOS 18,
  /// macOS 15), where Foundation says so of the same stored values. It is a value, nothing here
  /// changes it, and what it can refer to, an argument that is an object, is only printed.
  @usableFromInline struct Resource: Equatable, @unchecked Sendable {
    @usableFromInline let value: LocalizedStringResource

    @inlinable init(_ value: LocalizedStringResource) {
      self.value = value
    }
  }

  @usableFromInline let content: Content

  @inlinable init(content: Content) {
    self.content = content
  }

  /// Makes a text from a resource, which is looked up when the text is read.
  ///
  /// - Parameter resource: The key, and where and in which locale to look it up.
  @inlinable
  public init(_ resource: LocalizedStringResource) {
    content = .resource(Resource(resource))
  }

  /// Makes a text from anything that can be one; a `String` is shown as it is.
  ///
  /// - Parameter source: What the text is made of.
  @_disfavoredOverload
  public init(_ source: some AlertTextConvertible) {
    self = source.alertText ?? .verbatim("")
  }

  /// Makes a text that is shown exactly as it is, whatever it contains.
  ///
  /// - Parameter string: What to show; nil and empty mean that the text is absent.
  public static func verbatim(_ string: String?) -> AlertText {
    AlertText(content: .verbatim(string ?? ""))
  }

  /// Makes a text that is looked up in a table of a bundle.
  ///
  /// ```swift
  /// .localized("Delete \(count) items", bundle: .module)
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key, which is also what is shown where the table does not have it. It may be a
  ///     literal, also with interpolations, or `.init(string)`.
  ///   - table: The name of the strings table; nil means `Localizable`.
  ///   - bundle: The bundle to look in, such as a package's `.module`; nil means the app's.
  ///   - comment: What the translator should know.
  /// - Returns: The text; it is looked up when it is read.
  public static func localized(
    _ key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) -> AlertText {
    AlertText(.localized(key, table: table, bundle: bundle, comment: comment))
  }
}

extension AlertText {
  /// What the text was made from, before any look-up: the key, or the text itself.
  ///
  /// A key does not change with the user's language, so it can name a thing in a log or a store.
  public var source: String {
    switch content {
    case .verbatim(let string): string
    case .resource(let resource): resource.value.key
    }
  }

  /// The text as the user reads it.
  ///
  /// - Parameter locale: The locale to look the text up in; nil means that of the resource, which
  ///   is the user's unless it was made with another.
  /// - Returns: The looked-up text, or the key with its values where no table has it.
  public func string(locale: Locale? = nil) -> String {
    switch content {
    case .verbatim(let string): return string
    case .resource(let resource):
      // A catalog may have an entry for the empty key.
      guard !resource.value.key.isEmpty else { return "" }
      var resource = resource.value
      if let locale { resource.locale = locale }
      return String(localized: resource)
    }
  }

  /// The text as the user reads it, or nil where there is none to show.
  var presentable: String? {
    let string = string()
    return string.isEmpty ? nil : string
  }
}

extension AlertText: CustomStringConvertible {
  /// The text as the user reads it.
  public var description: String { string() }
}

extension AlertText: ExpressibleByStringInterpolation {
  /// A literal is a key.
  @inlinable
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// A literal with interpolations is a key with arguments: `"Delete \(name)?"` is `Delete %@?`.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

import SwiftUI

/// A piece of text in an alert: a literal is looked up, a `String` made at run time is shown as it
/// is.
///
/// ```swift
/// Alert(title: "Delete?")                                   // a key, looked up
/// Alert(title: "Delete \(name)?")                           // the key "Delete %@?"
/// Alert(title: "Failed", message: error.localizedDescription)  // the message as it is
/// ```
///
/// Nothing is looked up until somebody reads the text, so that making an alert costs next to
/// nothing. Run-time text is never interpreted: `10 % off %@` and `**x**` reach the screen
/// unchanged. Nil and empty mean the same: the text is absent, and a host draws no row for it.
public struct AlertText: Equatable, Sendable {
  @usableFromInline enum Content: Equatable, Sendable {
    case verbatim(String)
    case key(String)
    indirect case lookup(Lookup)
    indirect case resource(LocalizedStringResource)
    indirect case swiftUI(key: String, Text)
  }

  /// A key with what it needs beyond itself.
  @usableFromInline struct Lookup: Equatable, Sendable {
    var key: String
    var arguments: [Argument] = []
    var table: String?
    var bundle: Bundle?
  }

  @usableFromInline let content: Content

  @inlinable init(content: Content) {
    self.content = content
  }

  /// Makes a text from a resource, which is looked up when it is read.
  @inlinable
  public init(_ resource: LocalizedStringResource) { self.init(content: .resource(resource)) }

  /// Makes a text that is looked up in a table of a bundle.
  ///
  /// - Parameters:
  ///   - key: The key, which is also what is shown where the table does not have it.
  ///   - table: The name of the strings table; nil means `Localizable`.
  ///   - bundle: The bundle to look in; nil means the app's.
  /// - Returns: The text; it is looked up when it is read.
  public static func key(
    _ key: String, table: String? = nil, bundle: Bundle? = nil
  ) -> AlertText {
    guard table != nil || bundle != nil else { return AlertText(content: .key(key)) }
    return AlertText(content: .lookup(Lookup(key: key, table: table, bundle: bundle)))
  }

  /// Makes a text that is shown exactly as it is, whatever it contains.
  ///
  /// - Parameter string: What to show; nil and empty mean that the text is absent.
  public static func verbatim(_ string: String?) -> AlertText {
    AlertText(content: .verbatim(string ?? ""))
  }

  /// Makes a text from anything that can be one; a `String` is shown as it is.
  @_disfavoredOverload
  public init(_ source: some AlertTextConvertible) {
    self = source.alertText ?? AlertText(content: .verbatim(""))
  }

  /// What the text was made from, before any lookup: the key, or the text itself.
  ///
  /// It does not change with the person's language, so it can name a thing in a log or a store.
  public var source: String {
    switch content {
    case .verbatim(let string), .key(let string), .swiftUI(let string, _): string
    case .lookup(let lookup): lookup.key
    case .resource(let resource): resource.key
    }
  }

  /// The text as a person reads it.
  ///
  /// - Parameter locale: Whose numbers and plurals to use. The language of the text is the app's.
  /// - Returns: The looked-up text, or the key where no table has it.
  public func string(locale: Locale = .current) -> String {
    switch content {
    case .verbatim(let string): string
    case .key(let key):
      key.isEmpty ? "" : Bundle.main.localizedString(forKey: key, value: key, table: nil)
    case .lookup(let lookup): lookup.string(locale: locale)
    case .resource(let resource): String(localized: resource)
    case .swiftUI(let key, _):
      key.isEmpty ? "" : Bundle.main.localizedString(forKey: key, value: key, table: nil)
    }
  }

  /// The text as a person reads it, or nil where there is none to show.
  var presentable: String? {
    let string = string()
    return string.isEmpty ? nil : string
  }
}

extension AlertText: CustomStringConvertible {
  /// The text as a person reads it.
  public var description: String { string() }
}

extension AlertText.Lookup {
  func string(locale: Locale) -> String {
    let bundle = bundle ?? .main
    let template = bundle.localizedString(forKey: key, value: key, table: table)
    guard !arguments.isEmpty else { return template }
    return String(
      format: template, locale: locale,
      arguments: arguments.map { $0.formatArgument(locale: locale) })
  }
}

import SwiftUI

/// A value that can stand where an alert takes a text, beside a literal.
///
/// `String` and `Substring` are shown as they are; `LocalizedStringResource` and
/// `LocalizedStringKey` are looked up. Make a type of your own conform to pass it straight in.
public protocol AlertTextConvertible {
  /// The text, or nil where there is none.
  var alertText: AlertText? { get }
}

extension AlertText: AlertTextConvertible {
  /// The text itself.
  public var alertText: AlertText? { self }
}

extension String: AlertTextConvertible {
  /// The string as it is.
  public var alertText: AlertText? { .verbatim(self) }
}

extension Substring: AlertTextConvertible {
  /// The substring as it is.
  public var alertText: AlertText? { .verbatim(String(self)) }
}

extension Optional: AlertTextConvertible where Wrapped: AlertTextConvertible {
  /// The wrapped text, or nil.
  public var alertText: AlertText? { flatMap(\.alertText) }
}

extension LocalizedStringResource: AlertTextConvertible {
  /// The resource, looked up when it is read.
  public var alertText: AlertText? { AlertText(content: .resource(self)) }
}

extension LocalizedStringKey: AlertTextConvertible {
  /// The key, shown as SwiftUI shows it.
  ///
  /// SwiftUI does not say what a key contains, so it is read by reflection. Where it has
  /// interpolations, ``AlertText/string(locale:)`` gives the key with its format specifiers; what
  /// is on screen has the values. Prefer a literal, which can always be read.
  public var alertText: AlertText? {
    AlertText(content: .swiftUI(key: Self.key(in: self) ?? String(describing: self), Text(self)))
  }

  /// Looks for what is called `key` in a value, and in what it is made of.
  private static func key(in value: Any) -> String? {
    let children = Mirror(reflecting: value).children
    let found = children.first { $0.label == "key" && $0.value is String }
    return found?.value as? String ?? children.lazy.compactMap { key(in: $0.value) }.first
  }
}

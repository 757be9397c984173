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
  public var alertText: AlertText? { AlertText(self) }
}

extension LocalizedStringKey: AlertTextConvertible {
  /// What SwiftUI shows for the key, looked up now and in the main bundle.
  ///
  /// A key of SwiftUI's does not tell what it contains, so there is no
  /// ``AlertText/source`` that is the same in every language. Prefer a literal or a
  /// `LocalizedStringResource`.
  public var alertText: AlertText? { .verbatim(Text(self).characters) }
}

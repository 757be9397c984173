import Foundation

extension Text {
  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
    self.init(storage: .formatted(FormattedValue(subject, formatter: formatter)))
  }

  public init<Subject>(
    _ subject: Subject, formatter: Formatter
  ) where Subject: ReferenceConvertible {
    self.init(storage: .formatted(FormattedValue(subject, formatter: formatter)))
  }

  // On Linux `Date` is no `ReferenceConvertible`.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(storage: .formatted(FormattedValue(subject, formatter: formatter)))
  }

  public init<F>(
    _ input: F.FormatInput, format: F
  ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storage: .formatted(FormattedValue(input, format: format)))
  }
}

/// A value and how to print it, which happens when the text is shown.
///
/// `@unchecked Sendable`: `Text` is `Sendable` by its public interface although the values that
/// its initializers take need not be. A box holds its values unchanged from the initializer on and
/// only reads them. What is reached through a reference, an `NSObject` or a `Formatter`, stays the
/// caller's, who must not change it on one thread while a text with it is read on another.
package struct FormattedValue: Equatable, @unchecked Sendable {
  private let subject: Any
  private let style: Any
  private let print: (Locale) -> String
  private let isEqual: (FormattedValue) -> Bool

  init<Subject>(_ subject: Subject, formatter: Formatter?) where Subject: Equatable {
    self.subject = subject
    style = formatter as Any
    print = { _ in formatter?.string(for: subject) ?? String(describing: subject) }
    isEqual = { other in
      other.subject as? Subject == subject && other.style as? Formatter === formatter
    }
  }

  init<F>(
    _ input: F.FormatInput, format: F
  ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    subject = input
    style = format
    print = { format.locale($0).format(input) }
    isEqual = { other in
      other.subject as? F.FormatInput == input && other.style as? F == format
    }
  }

  /// For values that cannot be compared: those that are printed alike are equal.
  init<F>(
    printing input: F.FormatInput, format: F
  ) where F: FormatStyle, F.FormatOutput: StringProtocol {
    subject = input
    style = format
    print = { String(format.locale($0).format(input)) }
    isEqual = { other in
      guard let otherFormat = other.style as? F, otherFormat == format,
        let otherInput = other.subject as? F.FormatInput
      else { return false }
      return format.format(otherInput) == format.format(input)
    }
  }

  package func string(locale: Locale) -> String {
    print(locale)
  }

  package static func == (a: FormattedValue, b: FormattedValue) -> Bool {
    a.isEqual(b)
  }
}

import Foundation

/// The key of a string in a table, possibly with arguments.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  package let content: LocalizedFormat

  public init(_ value: String) {
    content = LocalizedFormat(literal: value)
  }

  public init(stringLiteral value: String) {
    content = LocalizedFormat(literal: value)
  }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    content = stringInterpolation.builder.format
  }

  /// The key under which the string is looked up, with specifiers for the arguments.
  package var key: String { content.key }
  package var arguments: [FormatArgument] { content.arguments }
}

@available(*, unavailable)
extension LocalizedStringKey: Sendable {}

extension LocalizedStringKey {
  /// Builds the key of an interpolated literal: `"\(count) items"` has the key `%lld items`.
  /// https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation
  public struct StringInterpolation: StringInterpolationProtocol {
    package private(set) var builder: LocalizedFormatBuilder

    public init(literalCapacity: Int, interpolationCount: Int) {
      builder = LocalizedFormatBuilder(
        literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      builder.append(literal: literal)
    }

    public mutating func appendInterpolation(_ string: String) {
      builder.append(.string(string))
    }

    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: ReferenceConvertible {
      append(Text(storage: .formatted(FormattedValue(subject, formatter: formatter))))
    }

    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: NSObject {
      append(Text(storage: .formatted(FormattedValue(subject, formatter: formatter))))
    }

    public mutating func appendInterpolation<F>(
      _ input: F.FormatInput, format: F
    ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      append(Text(input, format: format))
    }

    public mutating func appendInterpolation<F>(
      _ input: F.FormatInput, format: F
    )
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(Text(format.format(input)))
    }

    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      builder.append(FormatArgument(value), specifier: value._specifier)
    }

    public mutating func appendInterpolation<T>(
      _ value: T, specifier: String
    ) where T: _FormatSpecifiable {
      builder.append(FormatArgument(value), specifier: specifier)
    }

    public mutating func appendInterpolation(_ text: Text) {
      append(text)
    }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(Text(attributedString))
    }

    public mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
      append(Text(AttributedString(attributedSubstring)))
    }

    public mutating func appendInterpolation(_ image: Image) {
      append(Text(image))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Text(date, style: style))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(Text(dates))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(Text(interval))
    }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(Text(resource))
    }

    // On Linux `Date` is no `ReferenceConvertible`.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
      append(Text(storage: .formatted(FormattedValue(subject, formatter: formatter))))
    }

    @available(
      *, unavailable,
      message: "a key takes strings, numbers, dates, texts and images, but no other view"
    )
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ view: T) where T: View {}

    private mutating func append(_ text: Text) {
      builder.append(.text(text))
    }
  }
}

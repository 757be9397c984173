import Foundation

extension String.LocalizationValue {
  /// Builds the key and the arguments of an interpolated literal.
  ///
  /// The methods are those that Foundation declares, and the keys those that Xcode extracts:
  /// `%lld`, `%d`, `%llu`, `%u`, `%f` and `%lf` for numbers of their types, `%@` for anything else.
  /// https://developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
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

    public mutating func appendInterpolation(_ substring: Substring) {
      builder.append(.string(String(substring)))
    }

    @available(
      *, deprecated,
      message: """
        Localized string interpolation produces a description for this type of value that is for \
        debugging and not localized. Use String(describing:) to say so, or a value that conforms \
        to CustomLocalizedStringResourceConvertible.
        """
    )
    public mutating func appendInterpolation<T>(_ object: T) {
      builder.append(.string(String(describing: object)))
    }

    public mutating func appendInterpolation<Subject>(
      _ subject: Subject
    ) where Subject: NSObject {
      builder.append(.string(subject.description))
    }

    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      builder.append(FormatArgument(value), specifier: value._specifier)
    }

    public mutating func appendInterpolation<T>(
      _ value: T, specifier: String
    ) where T: _FormatSpecifiable {
      builder.append(FormatArgument(value), specifier: specifier)
    }

    public mutating func appendInterpolation(placeholder: Placeholder) {
      builder.append(.placeholder(placeholder), specifier: placeholder.specifier)
    }

    public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
      builder.append(.placeholder(placeholder), specifier: specifier)
    }

    public mutating func appendInterpolation<T, F>(
      _ value: T, format: F
    )
    where T: Sendable, T == F.FormatInput, F: FormatStyle & Sendable, F.FormatOutput: StringProtocol
    {
      builder.append(
        .text(Text(storage: .formatted(FormattedValue(printing: value, format: format)))))
    }

    public mutating func appendInterpolation<T, F>(
      _ value: T, format: F
    )
    where
      T: Sendable, T == F.FormatInput, F: FormatStyle & Sendable,
      F.FormatOutput: AttributedStringProtocol
    {
      let string = format.format(value)
      builder.append(.text(Text(AttributedString(string[string.startIndex..<string.endIndex]))))
    }

    public mutating func appendInterpolation(
      _ attrStr: AttributedString, options: AttributedString.InterpolationOptions = []
    ) {
      builder.append(.text(Text(attrStr)))
    }

    public mutating func appendInterpolation(
      _ attributedSubstring: AttributedSubstring,
      options: AttributedString.InterpolationOptions = []
    ) {
      builder.append(.text(Text(AttributedString(attributedSubstring))))
    }

    public mutating func appendInterpolation<T>(
      _ value: T
    ) where T: CustomLocalizedStringResourceConvertible {
      builder.append(.resource(value.localizedStringResource))
    }

    public mutating func appendInterpolation<C>(
      _ value: C, format: ListFormatStyle<StringStyle, [String]>
    ) where C: Collection, C.Element: CustomLocalizedStringResourceConvertible {
      builder.append(
        .string(format.format(value.map { String(localized: $0.localizedStringResource) })))
    }
  }
}

extension AttributedString {
  /// How an attributed string goes into another one.
  public struct InterpolationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let insertAttributesWithoutMerging = InterpolationOptions(rawValue: 1)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}

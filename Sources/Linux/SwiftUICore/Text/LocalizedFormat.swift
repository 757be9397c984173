/// A key and its arguments: what `LocalizedStringKey` and `String.LocalizationValue` build.
///
/// Without arguments it is a plain key and never searched for specifiers: `100% of it` is what it
/// says. With arguments it is a format, in which a percent sign of the text is doubled.
@usableFromInline
package struct LocalizedFormat: Equatable, Sendable {
  package let key: String
  package let arguments: [FormatArgument]

  @usableFromInline
  package init(literal: String) {
    key = literal
    arguments = []
  }

  package init(key: String, arguments: [FormatArgument]) {
    self.key = key
    self.arguments = arguments
  }

  /// Whether the key is a format.
  package var hasFormatting: Bool { !arguments.isEmpty }

  /// The format with values for its placeholders, in their order.
  func replacing(_ replacements: [FormatArgument]) -> LocalizedFormat {
    var rest = replacements[...]
    let filled = arguments.map { argument in
      guard case .placeholder = argument, let value = rest.popFirst() else { return argument }
      return value
    }
    return LocalizedFormat(key: key, arguments: filled)
  }
}

/// Collects the pieces of an interpolated literal.
package struct LocalizedFormatBuilder: Sendable {
  private var key = ""
  private var arguments: [FormatArgument] = []

  package init(literalCapacity: Int, interpolationCount: Int) {
    key.reserveCapacity(literalCapacity + 4 * interpolationCount)
    arguments.reserveCapacity(interpolationCount)
  }

  package mutating func append(literal: String) {
    key += literal.utf8.contains(percent) ? literal.doublingPercentSigns : literal
  }

  package mutating func append(_ argument: FormatArgument, specifier: String = "%@") {
    key += specifier
    arguments.append(argument)
  }

  /// The format, or a plain key where nothing was interpolated.
  package var format: LocalizedFormat {
    guard arguments.isEmpty else { return LocalizedFormat(key: key, arguments: arguments) }
    return LocalizedFormat(literal: key.replacing("%%", with: "%"))
  }
}

private let percent = UInt8(ascii: "%")

extension String {
  fileprivate var doublingPercentSigns: String { replacing("%", with: "%%") }
}

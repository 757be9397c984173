import Foundation

extension String {
  /// A string and its arguments, to be looked up and formatted.
  /// https://developer.apple.com/documentation/swift/string/localizationvalue
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    @usableFromInline package let content: LocalizedFormat

    @inlinable
    public init(_ value: String) {
      content = LocalizedFormat(literal: value)
    }

    @inlinable
    public init(stringLiteral value: String) {
      content = LocalizedFormat(literal: value)
    }

    public init(stringInterpolation: StringInterpolation) {
      content = stringInterpolation.builder.format
    }

    init(content: LocalizedFormat) {
      self.content = content
    }

    /// What a place is for whose value comes with the options of a look-up.
    public enum Placeholder: Codable, Hashable, Sendable {
      case int
      case uint
      case float
      case double
      case object

      /// The specifier that stands for such a place in a key.
      package var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }
  }

  /// What a look-up is given beside the key.
  /// https://developer.apple.com/documentation/swift/string/localizationoptions
  public struct LocalizationOptions {
    /// The values of the placeholders, in their order.
    public var replacements: [any CVarArg]?

    public init() {}
  }
}

import Foundation

/// One or more lines of read-only text.
public struct Text: Equatable, Sendable {
  package indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedText)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case formatted(FormattedValue)
    case date(DateText)
    case image(Image)
    case concatenation([Text])
  }

  // Tests look these two up by name.
  package let storage: Storage
  package private(set) var modifiers: [TextModifier] = []

  package init(storage: Storage) {
    self.storage = storage
  }

  /// The text with one more modifier around it.
  package func modified(by modifier: TextModifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }

  /// A text that is shown as it is: no look-up, no markup.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// A text that is shown as it is: no look-up, no markup.
  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol {
    storage = .verbatim(String(content))
  }

  /// A text that is looked up, in the main bundle unless another is given.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let place = LocalizedPlace(table: tableName, bundlePath: bundle?.bundlePath)
    storage = .localized(LocalizedText(content: key.content, place: place))
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    storage = .resource(resource)
  }

  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    storage = .attributed(attributedContent)
  }

  public init(_ image: Image) {
    storage = .image(image)
  }
}

extension Text {
  /// The texts one after another, each with its own attributes.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(storage: .concatenation(lhs.parts + rhs.parts))
  }

  // Kept flat, so that a long sum is no deep tree.
  private var parts: [Text] {
    guard modifiers.isEmpty, case .concatenation(let parts) = storage else { return [self] }
    return parts
  }
}

/// A key with its arguments and where to look it up.
package struct LocalizedText: Equatable, Sendable {
  package let content: LocalizedFormat
  package let place: LocalizedPlace
}

/// What a keyboard capitalises by itself, under its older name.
/// https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters
}

extension TextInputAutocapitalization {
  /// The same under its newer name.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}

extension View {
  /// Says what a keyboard capitalises by itself.
  ///
  /// Apple's is deprecated in favour of `textInputAutocapitalization(_:)`.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }
}

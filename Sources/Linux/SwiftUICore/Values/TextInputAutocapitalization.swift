/// What a keyboard capitalises by itself.
public struct TextInputAutocapitalization: Sendable {
  package enum Kind: Hashable, Sendable {
    case never, words, sentences, characters
  }

  package let kind: Kind

  public static var never: TextInputAutocapitalization { .init(kind: .never) }
  public static var words: TextInputAutocapitalization { .init(kind: .words) }
  public static var sentences: TextInputAutocapitalization { .init(kind: .sentences) }
  public static var characters: TextInputAutocapitalization { .init(kind: .characters) }
}

import Foundation

extension AttributedString {
  /// How markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which of the syntax is read. Blocks, such as lists, stay text in every case.
    public enum InterpretedSyntax: Equatable, Sendable {
      case full
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }

    /// What happens to malformed markdown. None is: every text is some markdown.
    public enum FailurePolicy: Equatable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads inline markdown: emphasis, code, strikethrough and links.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let keepsSpace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    let text = keepsSpace ? markdown : Self.joiningLines(of: markdown)
    self.init()
    for segment in InlineMarkdown.segments(of: text.map(FormatToken.character)) {
      var piece = AttributedString(segment.tokens.string(locale: .current))
      if !segment.intent.isEmpty { piece.inlinePresentationIntent = segment.intent }
      if let destination = segment.destination?.string(locale: .current) {
        piece.link = URL(string: destination, relativeTo: baseURL)
      }
      append(piece)
    }
  }

  // Lines of a paragraph run on; the space around them does not count.
  private static func joiningLines(of text: String) -> String {
    text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

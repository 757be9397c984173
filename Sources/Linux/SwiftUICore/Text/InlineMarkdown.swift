/// A piece of text with the inline markup that applied to it.
package struct MarkdownSegment: Equatable, Sendable {
  package var tokens: [FormatToken]
  package var intent: InlinePresentationIntent
  /// The address of the link around the piece, whose parts may be arguments.
  package var destination: [FormatToken]?
}

/// Inline markdown: emphasis, code, strikethrough, links, escapes. Blocks are left as they are.
///
/// Arguments of a format pass through unread: text that comes from outside is never markup.
/// The time is linear in the length of the text.
package enum InlineMarkdown {
  private static let marks: Set<Character> = ["*", "_", "`", "~", "[", "<", "\\"]

  package static func hasMarkup(_ text: some Sequence<Character>) -> Bool {
    text.contains { marks.contains($0) }
  }

  package static func segments(of tokens: [FormatToken]) -> [MarkdownSegment] {
    let hasMarkup = tokens.contains { token in
      if case .character(let character) = token { marks.contains(character) } else { false }
    }
    guard hasMarkup else {
      return tokens.isEmpty ? [] : [MarkdownSegment(tokens: tokens, intent: [])]
    }
    var scanner = MarkdownScanner(tokens)
    var nodes = scanner.scan()
    MarkdownEmphasis.resolve(&nodes)
    return merge(nodes)
  }

  private static func merge(_ nodes: [MarkdownNode]) -> [MarkdownSegment] {
    var segments: [MarkdownSegment] = []
    for node in nodes where !node.tokens.isEmpty {
      if let last = segments.indices.last, segments[last].intent == node.intent,
        segments[last].destination == node.destination
      {
        segments[last].tokens += node.tokens
      } else {
        segments.append(
          MarkdownSegment(
            tokens: node.tokens, intent: node.intent, destination: node.destination))
      }
    }
    return segments
  }
}

/// A stretch of the scanned text: plain, code, or a run of delimiters that may be emphasis.
struct MarkdownNode {
  struct Delimiter {
    let character: Character
    let canOpen: Bool
    let canClose: Bool
    /// How long the run was before any of it was used.
    let length: Int
  }

  var tokens: [FormatToken]
  var intent: InlinePresentationIntent = []
  var destination: [FormatToken]?
  var delimiter: Delimiter?
}

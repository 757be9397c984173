import Foundation

/// A text as it is shown in a language: the string and how its parts look.
package struct ResolvedText: Hashable, Sendable {
  /// A stretch of text with one look, or an image in the text.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var attributes: TextAttributes
    /// The image that stands here; the run's text is empty then.
    package var image: Image?

    package init(
      text: String, attributes: TextAttributes = TextAttributes(), image: Image? = nil
    ) {
      self.text = text
      self.attributes = attributes
      self.image = image
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(attributes)
      hasher.combine(image?.source)
    }
  }

  /// The whole string, without attributes and images.
  package let string: String
  /// The runs, where there is more to know of them than the string: most texts are plain.
  private let styledRuns: [Run]?

  package init(_ string: String) {
    self.string = string
    styledRuns = nil
  }

  package init(runs: [Run]) {
    let isPlain = runs.count == 1 && runs[0] == Run(text: runs[0].text)
    string = runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
    styledRuns = isPlain ? nil : runs
  }

  /// The runs in their order. A text has at least one, if only an empty one.
  package var runs: [Run] { styledRuns ?? [Run(text: string)] }

  package var images: [Image] { styledRuns?.compactMap(\.image) ?? [] }
}

extension Text {
  /// The text without its looks, as it is shown in an environment.
  ///
  /// Public in SwiftUI from iOS 14 on; see `Text.resolve(in:)` of
  /// https://github.com/nathantannar4/Engine, and OpenSwiftUI's `Text`.
  public func _resolveText(in environment: EnvironmentValues) -> String {
    resolve(locale: environment.locale).string
  }

  /// The text as it is shown in a language.
  package func resolve(locale: Locale) -> ResolvedText {
    resolve(locale: locale, now: Date())
  }

  /// The text as it is shown in a language at a time, which counts for relative dates.
  package func resolve(locale: Locale, now: Date) -> ResolvedText {
    if case .verbatim(let string) = storage, modifiers.isEmpty { return ResolvedText(string) }
    return ResolvedText(runs: runs(TextContext(locale: locale, now: now)))
  }
}

private struct TextContext {
  let locale: Locale
  let now: Date
}

extension Text {
  private func runs(_ context: TextContext) -> [ResolvedText.Run] {
    var runs = contentRuns(context)
    if runs.isEmpty { runs = [ResolvedText.Run(text: "")] }
    guard !modifiers.isEmpty else { return runs }
    for index in runs.indices {
      for modifier in modifiers { runs[index].attributes.apply(modifier) }
    }
    return runs
  }

  private func contentRuns(_ context: TextContext) -> [ResolvedText.Run] {
    switch storage {
    case .verbatim(let string):
      return [ResolvedText.Run(text: string)]
    case .image(let image):
      return [ResolvedText.Run(text: "", image: image)]
    case .formatted(let value):
      return [ResolvedText.Run(text: value.string(locale: context.locale))]
    case .date(let date):
      let string = date.string(locale: context.locale, now: context.now)
      return [ResolvedText.Run(text: string)]
    case .attributed(let string):
      return string.runs.map { run in
        ResolvedText.Run(
          text: String(string.characters[run.range]), attributes: TextAttributes(run))
      }
    case .concatenation(let parts):
      return parts.flatMap { $0.runs(context) }
    case .localized(let text):
      let expanded = Localization.text(
        text.content, in: text.place, languages: PreferredLanguages(context.locale))
      return Self.runs(expanded, context)
    case .resource(let resource):
      return Self.runs(resource.text(locale: context.locale), context)
    }
  }

  private static func runs(
    _ text: ExpandedText, _ context: TextContext
  ) -> [ResolvedText.Run] {
    if case .plain(let string) = text, !InlineMarkdown.hasMarkup(string) {
      return [ResolvedText.Run(text: string)]
    }
    return InlineMarkdown.segments(of: text.tokens).flatMap { segment in
      var attributes = TextAttributes(segment.intent)
      attributes.link = segment.destination.flatMap { destination in
        URL(string: destination.string(locale: context.locale))
      }
      return runs(segment.tokens, attributes, context)
    }
  }

  // Texts within a text bring looks of their own; all other arguments take that around them.
  private static func runs(
    _ tokens: [FormatToken], _ attributes: TextAttributes, _ context: TextContext
  ) -> [ResolvedText.Run] {
    var runs: [ResolvedText.Run] = []
    var text = ""
    func flush() {
      guard !text.isEmpty else { return }
      runs.append(ResolvedText.Run(text: text, attributes: attributes))
      text = ""
    }
    for token in tokens {
      switch token {
      case .character(let character): text.append(character)
      case .argument(.text(let inner), _):
        flush()
        for var run in inner.runs(context) {
          run.attributes.inherit(attributes)
          runs.append(run)
        }
      case .argument(let argument, let specifier):
        text += argument.string(for: specifier, locale: context.locale)
      }
    }
    flush()
    return runs
  }
}

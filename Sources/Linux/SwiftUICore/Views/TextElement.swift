import Foundation

extension Text: ElementView, ComparableView {
  public typealias Body = Never

  package func content(in environment: EnvironmentValues) -> Element.Content {
    let shown = resolve(locale: environment.locale).cased(environment.textCase, environment.locale)
    return .text(TextContent(shown, environment))
  }

  package var children: EmptyView { EmptyView() }
}

extension TextContent {
  /// A text in the style of its surroundings.
  init(_ text: ResolvedText, _ environment: EnvironmentValues) {
    self.text = text
    font = environment.font
    color = environment.foregroundColor
    weight = environment.fontWeight ?? (environment.isBold ? .bold : nil)
    isItalic = environment.isItalic
    lineLimit = environment.lineLimit
    alignment = environment.multilineTextAlignment
    truncation = environment.truncationMode
    design = environment.fontDesign
    width = environment.fontWidth
    isMonospaced = environment.isMonospaced
    isMonospacedDigit = environment.isMonospacedDigit
    underline = environment.underlineStyle
    strikethrough = environment.strikethroughStyle
    kerning = Double(environment.kerning)
    tracking = Double(environment.tracking)
    baselineOffset = Double(environment.baselineOffset)
    lineSpacing = Double(environment.lineSpacing)
    reservedLines = environment.reservedLines
    allowsTightening = environment.allowsTightening
    minimumScaleFactor = Double(environment.minimumScaleFactor)
  }
}

extension ResolvedText {
  /// The text in capitals or small letters.
  fileprivate func cased(_ textCase: Text.Case?, _ locale: Locale) -> ResolvedText {
    guard let textCase else { return self }
    var cased = runs
    for index in cased.indices {
      let text = cased[index].text
      cased[index].text =
        textCase == .uppercase ? text.uppercased(with: locale) : text.lowercased(with: locale)
    }
    return ResolvedText(runs: cased)
  }
}

extension Image: ElementView, ComparableView {
  public typealias Body = Never

  package func content(in environment: EnvironmentValues) -> Element.Content {
    var content = ImageContent(self, locale: environment.locale)
    content.font = environment.font
    content.color = environment.foregroundColor
    content.scale = environment.imageScale
    return .image(content)
  }

  package var children: EmptyView { EmptyView() }
}

extension Color: ElementView, ComparableView {
  public typealias Body = Never
  package func content(in environment: EnvironmentValues) -> Element.Content { .color(self) }
  package var children: EmptyView { EmptyView() }
}

private struct ForegroundColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
private struct ItalicKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  package var foregroundColor: Color? {
    get { self[ForegroundColorKey.self] }
    set { self[ForegroundColorKey.self] = newValue }
  }

  package var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  package var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }
}

extension ImageContent {
  package init(_ image: Image, locale: Locale) {
    var isSystem = false
    if case .system = image.source { isSystem = true }
    self.init(
      name: image.name, isSystem: isSystem,
      label: image.isDecorative ? nil : image.label?.resolve(locale: locale).string)
    if case .asset(_, let path) = image.source { bundlePath = path }
    resizing = image.resizing
    renderingMode = image.templateRenderingMode
  }
}

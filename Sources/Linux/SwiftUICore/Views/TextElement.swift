import Foundation

extension Text: ElementView, ComparableView {
  public typealias Body = Never

  package func content(in environment: EnvironmentValues) -> Element.Content {
    .text(
      TextContent(
        text: resolve(locale: environment.locale), font: environment.font,
        color: environment.foregroundColor, weight: environment.fontWeight,
        isItalic: environment.isItalic, lineLimit: environment.lineLimit,
        alignment: environment.multilineTextAlignment, truncation: environment.truncationMode))
  }

  package var children: EmptyView { EmptyView() }
}

extension Image: ElementView, ComparableView {
  public typealias Body = Never

  package func content(in environment: EnvironmentValues) -> Element.Content {
    .image(ImageContent(self, locale: environment.locale))
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
  }
}

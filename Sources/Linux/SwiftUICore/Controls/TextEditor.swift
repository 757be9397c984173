/// A view for text of many lines.
public struct TextEditor {
  package let text: Binding<String>

  nonisolated public init(text: Binding<String>) {
    self.text = text
  }
}

extension TextEditor: ElementView {
  package static var readsState: Bool { true }

  package func content(in environment: EnvironmentValues) -> Element.Content {
    .textEditor(text.wrappedValue)
  }

  package var children: EmptyView { EmptyView() }

  package func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
    guard case .setText(let new) = event, new != text.wrappedValue else { return }
    text.wrappedValue = new
  }
}

/// How text editors look. The standard styles are all there are.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// The style of the place where the editor is.
public struct AutomaticTextEditorStyle {
  nonisolated public init() {}
}

extension AutomaticTextEditorStyle: TextEditorStyle {}

/// An editor without decoration.
public struct PlainTextEditorStyle {
  nonisolated public init() {}
}

extension PlainTextEditorStyle: TextEditorStyle {}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  @MainActor @preconcurrency public static var plain: PlainTextEditorStyle { .init() }
}

/// Carries the style of text editors; hosts here have one look.
package struct TextEditorStyleModifier<S: TextEditorStyle> {
  package let style: S
}

extension TextEditorStyleModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {}
}

extension View {
  /// Sets the style of the text editors in this view.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    modifier(TextEditorStyleModifier(style: style))
  }
}

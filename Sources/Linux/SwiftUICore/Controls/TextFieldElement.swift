/// The field as the style in force makes it.
struct StyledTextField<Label: View>: View {
  @Environment(\.textFieldStyle) private var style
  let field: TextField<Label>

  init(field: TextField<Label>) {
    self.field = field
  }

  var body: some View {
    if let style {
      style.makeView(field.labelled(_TextFieldStyleLabel(AnyView(field.label))))
    } else {
      EditedTextField(field: field, style: .automatic)
    }
  }
}

/// A field with what is being typed into it.
struct EditedTextField<Label: View>: View {
  @State private var draft: TextDraft?
  let field: TextField<Label>
  let style: TextFieldContent.Style

  init(field: TextField<Label>, style: TextFieldContent.Style) {
    self.field = field
    self.style = style
  }

  var body: some View {
    TextFieldElement(field: field, text: field.source.binding($draft), draft: $draft, style: style)
  }
}

/// The text field that hosts show. Its children are the label, which is the prompt where there is
/// no other and the label is a text.
struct TextFieldElement<Label: View> {
  let field: TextField<Label>
  let text: Binding<String>
  let draft: Binding<TextDraft?>
  let style: TextFieldContent.Style
}

extension TextFieldElement: ElementView {
  static var readsState: Bool { true }

  func content(in environment: EnvironmentValues) -> Element.Content {
    let prompt = field.prompt ?? (field.label as? Text)
    return .textField(
      TextFieldContent(
        text: text.wrappedValue, prompt: prompt?.resolve(locale: environment.locale).string,
        isSecure: field.isSecure, isVertical: field.isVertical, style: style))
  }

  var children: Label { field.label }

  func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
    switch event {
    case .setText(let new):
      guard new != text.wrappedValue else { return }
      text.wrappedValue = new
    case .submit, .activate:
      draft.wrappedValue = nil
      field.onCommit?()
      environment.submitAction?(.text)
    case .focus(let isFocused):
      if !isFocused { draft.wrappedValue = nil }
      field.onEditingChanged?(isFocused)
    default: break
    }
  }
}

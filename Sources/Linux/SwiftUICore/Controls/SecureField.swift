/// A field for text that nobody is to read over the person's shoulder.
public struct SecureField<Label> where Label: View {
  package let text: Binding<String>
  package let prompt: Text?
  package let onCommit: (() -> Void)?
  package let label: Label

  nonisolated private init(
    storedText: Binding<String>, prompt: Text? = nil, onCommit: (() -> Void)? = nil, label: Label
  ) {
    text = storedText
    self.prompt = prompt
    self.onCommit = onCommit
    self.label = label
  }
}

extension SecureField: View {
  public var body: some View {
    StyledTextField(
      field: TextField(
        source: TextSource(text), prompt: prompt, isSecure: true, onCommit: onCommit,
        label: label))
  }
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(storedText: text, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(storedText: text, label: Text(title))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(storedText: text, prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?)
  where S: StringProtocol {
    self.init(storedText: text, prompt: prompt, label: Text(title))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(storedText: text, onCommit: onCommit, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  where S: StringProtocol {
    self.init(storedText: text, onCommit: onCommit, label: Text(title))
  }
}

extension SecureField {
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(storedText: text, prompt: prompt, label: label())
  }
}

/// A field for a line of text, or for a value that is typed as text.
public struct TextField<Label> where Label: View {
  package let source: TextSource
  package let prompt: Text?
  package let isVertical: Bool
  package let onEditingChanged: ((Bool) -> Void)?
  package let onCommit: (() -> Void)?
  package let label: Label
  /// Whether what is typed is not to be read: the field of a `SecureField` in a style.
  package let isSecure: Bool

  nonisolated package init(
    source: TextSource, prompt: Text? = nil, isVertical: Bool = false, isSecure: Bool = false,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil, label: Label
  ) {
    self.source = source
    self.prompt = prompt
    self.isVertical = isVertical
    self.isSecure = isSecure
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
    self.label = label
  }

  /// The same field with another label; a title stays the prompt.
  nonisolated func labelled<Other: View>(_ other: Other) -> TextField<Other> {
    TextField<Other>(
      source: source, prompt: prompt ?? (label as? Text), isVertical: isVertical,
      isSecure: isSecure, onEditingChanged: onEditingChanged, onCommit: onCommit, label: other)
  }
}

extension TextField: View {
  public var body: some View { StyledTextField(field: self) }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(source: TextSource(text), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(source: TextSource(text), label: Text(title))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(source: TextSource(text), prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?)
  where S: StringProtocol {
    self.init(source: TextSource(text), prompt: prompt, label: Text(title))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(source: TextSource(text), isVertical: axis == .vertical, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, axis: Axis)
  where S: StringProtocol {
    self.init(source: TextSource(text), isVertical: axis == .vertical, label: Text(title))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(
      source: TextSource(text), prompt: prompt, isVertical: axis == .vertical,
      label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis)
  where S: StringProtocol {
    self.init(
      source: TextSource(text), prompt: prompt, isVertical: axis == .vertical, label: Text(title))
  }
}

extension TextField {
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(source: TextSource(text), prompt: prompt, label: label())
  }

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(
      source: TextSource(text), prompt: prompt, isVertical: axis == .vertical, label: label())
  }
}

extension TextField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      source: TextSource(text), onEditingChanged: onEditingChanged, onCommit: onCommit,
      label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      source: TextSource(text), onEditingChanged: onEditingChanged, label: Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(source: TextSource(text), onCommit: onCommit, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(
      source: TextSource(text), onEditingChanged: onEditingChanged, onCommit: onCommit,
      label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) where S: StringProtocol {
    self.init(source: TextSource(text), onEditingChanged: onEditingChanged, label: Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(source: TextSource(text), onCommit: onCommit, label: Text(title))
  }
}

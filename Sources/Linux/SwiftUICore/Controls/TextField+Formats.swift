import Foundation

extension TextField where Label == Text {
  /// A field for a value that a format prints and reads; text that it cannot read makes it nil.
  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(source: TextSource(value, format), prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S, F>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(source: TextSource(value, format), prompt: prompt, label: Text(title))
  }

  /// A field for a value that a format prints and reads; text that it cannot read changes nothing.
  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(source: TextSource(value, format), prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S, F>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(source: TextSource(value, format), prompt: prompt, label: Text(title))
  }

  /// A field for a value that a formatter prints and reads.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(source: TextSource(value, formatter), prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) where S: StringProtocol {
    self.init(source: TextSource(value, formatter), prompt: prompt, label: Text(title))
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
  ) {
    self.init(source: TextSource(value, formatter), label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter)
  where S: StringProtocol {
    self.init(source: TextSource(value, formatter), label: Text(title))
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      source: TextSource(value, formatter), onEditingChanged: onEditingChanged,
      onCommit: onCommit, label: Text(titleKey))
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      source: TextSource(value, formatter), onEditingChanged: onEditingChanged,
      label: Text(titleKey))
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(source: TextSource(value, formatter), onCommit: onCommit, label: Text(titleKey))
  }
}

extension TextField {
  /// A field for a value that a format prints and reads; text that it cannot read makes it nil.
  nonisolated public init<F>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(source: TextSource(value, format), prompt: prompt, label: label())
  }

  /// A field for a value that a format prints and reads; text that it cannot read changes nothing.
  nonisolated public init<F>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(source: TextSource(value, format), prompt: prompt, label: label())
  }

  /// A field for a value that a formatter prints and reads.
  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(source: TextSource(value, formatter), prompt: prompt, label: label())
  }
}

/// A control that is on or off.
public struct Toggle<Label> where Label: View {
  package let isOn: Binding<Bool>
  /// Whether some of several sources are on and others are not.
  package let isMixed: Binding<Bool>
  package let label: Label

  nonisolated package init(isOn: Binding<Bool>, isMixed: Binding<Bool>, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: .constant(false), label: label())
  }

  /// A toggle for several values at once: on when all are, mixed when they differ.
  nonisolated public init<C>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    let values = ValuesOfSources(sources, isOn)
    self.init(isOn: values.binding, isMixed: values.isMixed, label: label())
  }
}

extension Toggle: View {
  public var body: some View {
    StyledToggle(isOn: isOn, isMixed: isMixed, label: label)
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Text(title) }
  }

  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S, C>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where S: StringProtocol, C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) where S: StringProtocol {
    self.init(isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
  }

  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) {
      SwiftUICore.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn, isMixed: .constant(configuration.isMixed),
      label: configuration.label)
  }
}

/// One binding to the values of several sources.
struct ValuesOfSources<Value: Equatable> {
  let bindings: [Binding<Value>]

  init<C: Collection>(_ sources: C, _ keyPath: KeyPath<C.Element, Binding<Value>>) {
    bindings = sources.map { $0[keyPath: keyPath] }
  }

  /// Whether the sources have different values.
  var isMixed: Binding<Bool> {
    Binding(
      location: FunctionLocation(
        get: { [bindings] in
          guard let first = bindings.first?.wrappedValue else { return false }
          return bindings.contains { $0.wrappedValue != first }
        }, set: { _, _ in }))
  }
}

extension ValuesOfSources where Value == Bool {
  /// True when all are true; writes to all.
  var binding: Binding<Bool> {
    Binding(
      location: FunctionLocation(
        get: { [bindings] in !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
        set: { [bindings] value, transaction in
          for binding in bindings { binding.location.set(value, transaction) }
        }))
  }
}

/// The toggle as the style in force makes it.
private struct StyledToggle<Label: View>: View {
  @Environment(\.toggleStyle) private var style
  let isOn: Binding<Bool>
  let isMixed: Binding<Bool>
  let label: Label

  var body: some View {
    if let style {
      style.makeView(
        ToggleStyleConfiguration(
          label: .init(AnyView(label)), isOn: isOn, isMixed: isMixed.wrappedValue))
    } else {
      ToggleElement(isOn: isOn, style: .automatic, label: label)
    }
  }
}

/// The toggle that hosts show. A mixed one is shown as off, which the next press turns on.
struct ToggleElement<Label: View> {
  let isOn: Binding<Bool>
  let style: ToggleContent
  let label: Label
}

extension ToggleElement: ElementView {
  static var readsState: Bool { true }

  func content(in environment: EnvironmentValues) -> Element.Content {
    .toggle(isOn: isOn.wrappedValue, style: style)
  }

  var children: Label { label }

  func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
    switch event {
    case .setOn(let value): isOn.wrappedValue = value
    case .activate: isOn.wrappedValue.toggle()
    default: break
    }
  }
}

/// A control with which one of several values is chosen.
public struct Picker<Label, SelectionValue, Content>
where Label: View, SelectionValue: Hashable, Content: View {
  package let selection: Binding<SelectionValue>
  /// Whether several sources have different values: then none is shown as chosen.
  package let isMixed: Binding<Bool>
  package let content: Content
  package let label: Label

  nonisolated package init(
    selection: Binding<SelectionValue>, isMixed: Binding<Bool>, content: Content, label: Label
  ) {
    self.selection = selection
    self.isMixed = isMixed
    self.content = content
    self.label = label
  }
}

extension Picker: View {
  public var body: some View {
    PickerElement(selection: selection, isMixed: isMixed, options: content, label: label)
  }
}

extension Picker {
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, isMixed: .constant(false), content: content(), label: label())
  }

  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, isMixed: .constant(false), content: content(), label: label)
  }

  /// A picker for several values at once; a choice is written to all.
  nonisolated public init<C>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    let values = ValuesOfSources(sources, selection)
    self.init(
      selection: values.firstBinding, isMixed: values.isMixed, content: content(),
      label: label())
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, content: content) { Text(title) }
  }

  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<C, S>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, S: StringProtocol {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUICore.Label(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, content: content) {
      SwiftUICore.Label(title, systemImage: systemImage)
    }
  }
}

extension ValuesOfSources {
  /// The value of the first source; writes to all.
  var firstBinding: Binding<Value> {
    guard let first = bindings.first else {
      preconditionFailure("a picker needs at least one source")
    }
    return Binding(
      location: FunctionLocation(
        get: { first.wrappedValue },
        set: { [bindings] value, transaction in
          for binding in bindings { binding.location.set(value, transaction) }
        }))
  }
}

/// The picker that hosts show: a slot for the label, and one for the views of the options.
struct PickerElement<Label: View, Value: Hashable, Options: View> {
  let selection: Binding<Value>
  let isMixed: Binding<Bool>
  let options: Options
  let label: Label
}

extension PickerElement: ElementView {
  static var readsState: Bool { true }
  static var summarizesChildren: Bool { true }

  var children: TupleView<(SlotView<Label>, SlotView<Options>)> {
    TupleView((SlotView(.label, label), SlotView(.options, options)))
  }

  func adjust(_ environment: inout EnvironmentValues) { environment.tagsRows = true }

  func content(in environment: EnvironmentValues) -> Element.Content {
    .picker(PickerContent(options: [], selection: nil, style: environment.pickerStyle))
  }

  func content(of element: Element, in environment: EnvironmentValues) -> Element.Content {
    let options = PickerOption.all(in: element)
    let selected = AnyHashable(selection.wrappedValue)
    return .picker(
      PickerContent(
        options: options.map(\.title),
        selection: isMixed.wrappedValue ? nil : options.firstIndex { $0.tag == selected },
        style: environment.pickerStyle))
  }

  func handle(_ event: ElementEvent, of element: Element, in environment: EnvironmentValues) {
    guard case .select(let index) = event else { return }
    let options = PickerOption.all(in: element)
    guard options.indices.contains(index), let tag = options[index].tag,
      let value = tag.base as? Value, value != selection.wrappedValue || isMixed.wrappedValue
    else { return }
    selection.wrappedValue = value
  }
}

/// One thing that a picker offers.
@MainActor
struct PickerOption {
  let title: String
  /// nil for a view without a tag, which cannot be chosen.
  let tag: AnyHashable?

  static func all(in picker: Element) -> [PickerOption] {
    var result: [PickerOption] = []
    for slot in picker.children where slot.content == .slot(.options) {
      for child in slot.children { collect(child, &result) }
    }
    return result
  }

  private static func collect(_ element: Element, _ result: inout [PickerOption]) {
    if let tag = element.tag {
      return result.append(PickerOption(title: element.accessibleName, tag: tag))
    }
    switch element.content {
    case .text, .label, .image:
      result.append(PickerOption(title: element.accessibleName, tag: nil))
    case .slot(.header), .slot(.footer): break
    default: for child in element.children { collect(child, &result) }
    }
  }
}

/// Rows in one column, of which some can be selected.
public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  package let selection: ListSelection<SelectionValue>
  package let content: Content

  nonisolated init(selection: ListSelection<SelectionValue>, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List: ElementView {
  package var children: Content { content }
  package static var readsState: Bool { true }
  package static var dependsOnChildren: Bool { true }

  package func content(in environment: EnvironmentValues) -> Element.Content {
    .list(ListContent(selection: selection.mode, selected: [], style: environment.listStyle))
  }

  package func content(
    of element: Element, in environment: EnvironmentValues
  ) -> Element.Content {
    let values = selection.values
    guard !values.isEmpty else { return content(in: environment) }
    let selected = element.rows.enumerated().compactMap { index, row in
      row.selectionValue(as: SelectionValue.self).map(values.contains) == true ? index : nil
    }
    return .list(
      ListContent(selection: selection.mode, selected: selected, style: environment.listStyle))
  }

  package func handle(
    _ event: ElementEvent, of element: Element, in environment: EnvironmentValues
  ) {
    guard case .select(let index) = event else { return }
    let rows = element.rows
    guard rows.indices.contains(index), rows[index].isEnabled,
      let value = rows[index].selectionValue(as: SelectionValue.self)
    else { return }
    selection.choose(value)
  }
}

extension List {
  /// Rows of which several can be selected.
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: ListSelection(multiple: selection), content: content())
  }

  /// Rows of which one can be selected.
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: ListSelection(single: selection), content: content())
  }

  /// Rows of which one is selected.
  // A set or an optional is hashable itself: the initializers for those win.
  @_disfavoredOverload
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: ListSelection(single: Binding<SelectionValue?>(selection)), content: content())
  }
}

extension List where SelectionValue == Never {
  /// Rows in one column.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection(), content: content())
  }
}

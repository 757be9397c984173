/// What of a list's rows is selected: one of the two bindings, or none.
package struct ListSelection<Value: Hashable> {
  package var single: Binding<Value?>?
  package var multiple: Binding<Set<Value>>?

  nonisolated init(single: Binding<Value?>? = nil, multiple: Binding<Set<Value>>? = nil) {
    self.single = single
    self.multiple = multiple
  }

  package var mode: ListContent.Selection {
    if single != nil { return .single }
    return multiple == nil ? .none : .multiple
  }

  /// The values that are selected now.
  package var values: Set<Value> {
    if let single { return single.wrappedValue.map { [$0] } ?? [] }
    return multiple?.wrappedValue ?? []
  }

  /// The person chose a row: in a list of several it changes sides, else it takes over.
  package func choose(_ value: Value) {
    if let single {
      single.wrappedValue = value
    } else if let multiple {
      multiple.wrappedValue.formSymmetricDifference([value])
    }
  }
}

extension Element {
  /// The rows of a list or form, in order, those of its sections included.
  package var rows: [Element] {
    var result: [Element] = []
    for child in children { child.collectRows(into: &result) }
    return result
  }

  private func collectRows(into rows: inout [Element]) {
    switch content {
    case .section, .disclosure:
      for child in children { child.collectRows(into: &rows) }
    case .slot(.content):
      for child in children { child.collectRows(into: &rows) }
    case .slot: break
    default: rows.append(self)
    }
  }

  /// What the element stands for in a selection: its tag, else its identity, of this type.
  package func selectionValue<Value: Hashable>(as type: Value.Type) -> Value? {
    var identity: Value?
    for modifier in modifiers {
      switch modifier {
      case .tag(let tag):
        if let value = tag.base as? Value { return value }
      case .identity(let id):
        identity = identity ?? (id.base as? Value)
      default: break
      }
    }
    return identity
  }

  /// The identity given by `id(_:)` or by a `ForEach`.
  package func hasIdentity(_ id: AnyHashable) -> Bool {
    modifiers.contains { if case .identity(id) = $0 { true } else { false } }
  }
}

/// Says which value of a selection a view stands for.
package struct TagModifier<Value: Hashable> {
  package let tag: Value
  package let includesOptional: Bool
}

extension TagModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.add(.tag(AnyHashable(tag)))
  }
}

extension EnvironmentValues {
  /// Whether each row of a `ForEach` is tagged with its identity, as in a picker.
  @Entry package var tagsRows: Bool = false
}

extension Element {
  /// The value of a selection for which the element stands; the innermost tag counts.
  package var tag: AnyHashable? {
    for case .tag(let tag) in modifiers { return tag }
    return nil
  }
}

extension View {
  /// Says which value of a selection the view stands for.
  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View
  where V: Hashable {
    modifier(TagModifier(tag: tag, includesOptional: includeOptional))
  }
}

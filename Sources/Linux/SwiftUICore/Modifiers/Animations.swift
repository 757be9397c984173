// Hosts here show every change at once. The modifiers keep what they are given, for inspection.

package struct AnimationModifier<Value: Equatable> {
  package let animation: Animation?
  package let value: Value
}

extension AnimationModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {}
}

package struct TransactionModifier {
  package let transform: (inout Transaction) -> Void
}

extension TransactionModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {}
}

extension View {
  /// Animates changes of the view that come with a change of `value`.
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Animates all changes of the view.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier { $0.animation = animation })
  }

  /// Changes the transaction with which the view is updated.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Changes the transaction with which the view is updated when `value` has changed.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }
}

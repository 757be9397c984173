extension View {
  /// Does something with the new value when a value changes.
  nonisolated public func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View where V: Equatable {
    modifier(OnChangeModifier(value: value, initial: false) { action($1) })
  }

  /// Does something with the old and the new value when a value changes.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    modifier(OnChangeModifier(value: value, initial: initial, action: action))
  }

  /// Does something when a value changes.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    modifier(OnChangeModifier(value: value, initial: initial) { _, _ in action() })
  }
}

package struct OnChangeModifier<Value: Equatable> {
  package let value: Value
  package let initial: Bool
  package let action: (Value, Value) -> Void
}

extension OnChangeModifier: BehaviorModifier {
  package static func makeBehavior(_ modifier: Self, _ node: _ViewNode) -> Behavior<Self> {
    OnChangeBehavior(modifier, node)
  }
}

private final class OnChangeBehavior<Value: Equatable>: Behavior<OnChangeModifier<Value>> {
  override func appear() {
    guard modifier.initial else { return }
    modifier.action(modifier.value, modifier.value)
  }

  override func update(_ new: OnChangeModifier<Value>) {
    let old = modifier.value
    modifier = new
    guard old != new.value else { return }
    later { new.action(old, new.value) }
  }
}

/// Which of a view's fields, or whether one, has the keyboard.
@propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  /// Reads and writes a focus state that is kept elsewhere.
  @propertyWrapper
  public struct Binding {
    package let location: AnyLocation<Value>
    /// What the state is while none of the fields has the keyboard.
    package let resetValue: Value

    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue, .current) }
    }

    public var projectedValue: FocusState<Value>.Binding { self }
  }

  package let resetValue: Value
  package var location: StateBox<Value>?

  public init() where Value == Bool {
    resetValue = false
  }

  public init<T>() where Value == T?, T: Hashable {
    resetValue = nil
  }

  public var wrappedValue: Value {
    get { location?.get() ?? resetValue }
    nonmutating set { location?.set(newValue, .current) }
  }

  public var projectedValue: FocusState<Value>.Binding {
    Binding(location: location ?? ConstantLocation(resetValue), resetValue: resetValue)
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: GraphProperty, IgnoredInComparison {
  package mutating func bind(_ binder: inout PropertyBinder) {
    let reset = resetValue
    location = binder.slot { StateBox(reset) }
  }
}

extension FocusState.Binding: ComparableByIdentity {
  package func isIdentical(to other: Self) -> Bool { location.isIdentical(to: other.location) }
}

/// Ties the keyboard's coming and going to a focus state.
package struct FocusedModifier<Value: Hashable> {
  package let binding: FocusState<Value>.Binding
  package let value: Value

  /// Whether the state says that the view has the keyboard.
  @MainActor package var isFocused: Bool { binding.wrappedValue == value }

  /// Takes what the host reports. A field that loses the keyboard after another got it leaves the
  /// state as it is.
  @MainActor package func setFocused(_ isFocused: Bool) {
    guard isFocused != self.isFocused else { return }
    binding.wrappedValue = isFocused ? value : binding.resetValue
  }
}

extension FocusedModifier: ContextModifier {
  package static var readsState: Bool { true }

  package func apply(to context: inout NodeContext) {
    let isFocused = isFocused
    context.environment.isFocused = isFocused
    context.add(.focus(FocusContent(isFocused: isFocused, setFocused: { setFocused($0) })))
  }

  package func leave() { setFocused(false) }
}

extension Element {
  /// Takes what the host reports of the keyboard. Its going is taken even while the element is
  /// disabled: it may have been disabled because of what was typed.
  func reportFocus(_ isFocused: Bool) {
    guard isEnabled || !isFocused else { return }
    for case .focus(let content) in modifiers { content.setFocused(isFocused) }
  }

  /// Whether a focus state wants the element to have the keyboard.
  package var wantsFocus: Bool {
    modifiers.contains { if case .focus(let content) = $0 { content.isFocused } else { false } }
  }
}

extension EnvironmentValues {
  /// Whether the nearest view with a focus state has the keyboard.
  @Entry public internal(set) var isFocused: Bool = false
}

/// Gives the keyboard to a field as the view comes on screen.
package struct DefaultFocusModifier<Value: Hashable> {
  package let binding: FocusState<Value>.Binding
  package let value: Value
}

extension DefaultFocusModifier: BehaviorModifier {
  package static func makeBehavior(_ modifier: Self, _ node: _ViewNode) -> Behavior<Self> {
    DefaultFocusBehavior(modifier, node)
  }
}

private final class DefaultFocusBehavior<Value: Hashable>: Behavior<DefaultFocusModifier<Value>> {
  override func appear() {
    let binding = modifier.binding
    // What code has focused by then stays so.
    guard binding.wrappedValue == binding.resetValue else { return }
    binding.wrappedValue = modifier.value
  }
}

/// How eagerly a default focus is taken.
public struct DefaultFocusEvaluationPriority: Equatable, Sendable {
  private let isUserInitiated: Bool

  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

extension View {
  /// Ties the view's having the keyboard to a focus state.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Ties the view's having the keyboard to one value of a focus state.
  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Gives the keyboard to a field as the view comes on screen.
  nonisolated public func defaultFocus<V>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }
}

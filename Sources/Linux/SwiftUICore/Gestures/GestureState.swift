/// State that a gesture sets while it lasts, and that goes back when it ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  /// What the state goes back to.
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    self.reset = reset
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { state.wrappedValue }
  public var projectedValue: GestureState<Value> { self }

  /// Lets a gesture change the state.
  fileprivate func change(_ change: (inout Value, inout Transaction) -> Void) {
    var value = state.wrappedValue
    var transaction = Transaction()
    change(&value, &transaction)
    withTransaction(transaction) { state.wrappedValue = value }
  }

  /// Brings the state back to what it was at first.
  fileprivate func end() {
    var transaction = Transaction()
    reset(state.wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

/// A gesture that keeps a state up to date while it lasts.
public struct GestureStateGesture<Base, State> where Base: Gesture {
  public var base: Base
  public var state: GestureState<State>
  package let update: (Base.Value, inout State, inout Transaction) -> Void

  nonisolated public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }
}

extension GestureStateGesture: PrimitiveGesture {
  public typealias Value = Base.Value

  public static func _makeGesture(
    _ gesture: Self, _ handlers: _GestureHandlers<Base.Value>, _ outputs: inout _GestureOutputs
  ) {
    let own = _GestureHandlers<Base.Value>(
      changed: { value in gesture.state.change { gesture.update(value, &$0, &$1) } },
      ended: { _ in gesture.state.end() })
    Base._makeGesture(gesture.base, own.followed(by: handlers), &outputs)
  }
}

extension Gesture {
  /// Keeps a state up to date while the gesture lasts.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

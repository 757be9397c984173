/// A value that belongs to a view and lives as long as the view's identity.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  package var initialValue: Value
  package var location: StateBox<Value>?

  public init(wrappedValue value: Value) {
    initialValue = value
  }

  public init(initialValue value: Value) {
    initialValue = value
  }

  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    // Before the view is in a graph there is nowhere to keep a value.
    nonmutating set { location?.set(newValue, .current) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: GraphProperty, IgnoredInComparison {
  package mutating func bind(_ binder: inout PropertyBinder) {
    let initial = initialValue
    location = binder.slot { StateBox(initial) }
  }
}

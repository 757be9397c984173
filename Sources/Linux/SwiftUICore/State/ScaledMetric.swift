/// A number that grows with the size of text. Hosts here have one size, so it stays as it is.
@propertyWrapper
public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
  private let value: Value

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
  }

  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  public var wrappedValue: Value { value }
}

extension ScaledMetric: Sendable where Value: Sendable {}

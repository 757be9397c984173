/// Names a value in the environment and says what it is where nobody has set it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

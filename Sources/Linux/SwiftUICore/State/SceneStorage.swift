import Foundation

/// A value that belongs to a window and is shared by all of its views that name the same key.
///
/// It lives as long as the window is open; Apple's systems also keep it for the next start.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  package let key: String
  private let initialValue: Value
  private var location: StateBox<Value>?

  private init(_ key: String, initial: Value) {
    self.key = key
    initialValue = initial
  }

  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set { location?.set(newValue, .current) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(location: location)
  }
}

extension SceneStorage: Sendable where Value: Sendable {}

extension SceneStorage: GraphProperty, IgnoredInComparison {
  package mutating func bind(_ binder: inout PropertyBinder) {
    location = binder.node.graph.sceneValue(key, initial: initialValue)
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initial: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(key, initial: nil)
  }

  public init(_ key: String) where Value == Int? {
    self.init(key, initial: nil)
  }

  public init(_ key: String) where Value == Double? {
    self.init(key, initial: nil)
  }

  public init(_ key: String) where Value == String? {
    self.init(key, initial: nil)
  }

  public init(_ key: String) where Value == URL? {
    self.init(key, initial: nil)
  }

  public init(_ key: String) where Value == Date? {
    self.init(key, initial: nil)
  }

  public init(_ key: String) where Value == Data? {
    self.init(key, initial: nil)
  }

  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, initial: nil)
  }

  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, initial: nil)
  }
}

import Foundation

/// A value that is kept in the user's defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  package let key: String
  /// nil for the store of the environment.
  package let store: UserDefaults?
  private let conversion: DefaultsConversion<Value>
  private var location: DefaultsLocation<Value>

  package init(_ key: String, _ store: UserDefaults?, _ conversion: DefaultsConversion<Value>) {
    self.key = key
    self.store = store
    self.conversion = conversion
    location = DefaultsLocation(DefaultsEntry.of(key, in: store ?? .standard), conversion)
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, .current) }
  }

  public var projectedValue: Binding<Value> { Binding(location: location) }
}

// The conversion's functions only read what they are given; the entry guards itself.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: GraphProperty, ComparableByIdentity {
  package mutating func bind(_ binder: inout PropertyBinder) {
    guard store == nil, let environmentStore = binder.node.context.environment.defaultAppStorage
    else { return }
    location = DefaultsLocation(DefaultsEntry.of(key, in: environmentStore), conversion)
  }

  package func isIdentical(to other: AppStorage<Value>) -> Bool {
    key == other.key && store === other.store
  }
}

/// How a value is put into the user's defaults and read from them.
package struct DefaultsConversion<Value> {
  package let read: (Any?) -> Value
  package let write: (Value) -> Any?
}

/// The value of one key, as one type.
///
/// `@unchecked Sendable`: it never changes, and the entry guards itself.
private final class DefaultsLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let entry: DefaultsEntry
  private let conversion: DefaultsConversion<Value>

  init(_ entry: DefaultsEntry, _ conversion: DefaultsConversion<Value>) {
    self.entry = entry
    self.conversion = conversion
  }

  override func get() -> Value { conversion.read(entry.read()) }

  override func set(_ value: Value, _ transaction: Transaction) {
    if Evaluation.current != nil {
      RuntimeWarning.report("state was modified during a view update; the result is undefined")
    }
    entry.write(conversion.write(value))
  }

  override func isIdentical(to other: AnyLocation<Value>) -> Bool {
    (other as? DefaultsLocation<Value>).map { $0.entry === entry } ?? false
  }
}

extension EnvironmentValues {
  @Entry package var defaultAppStorage: UserDefaults? = nil
}

extension View {
  /// Sets the store of the `@AppStorage` in this view that name none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

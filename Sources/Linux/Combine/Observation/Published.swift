/// A property of a class that publishes its values.
///
/// Before a new value is stored, the object's `objectWillChange` is sent, then the projected
/// publisher delivers the new value.
///
/// ```swift
/// final class Counter: ObservableObject {
///   @Published var count = 0
/// }
/// ```
@propertyWrapper
public struct Published<Value> {
  /// The publisher of a `@Published` property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Value, S.Failure == Never {
      storage.attach(subscriber)
    }
  }

  private var storage: PublishedStorage<Value>

  /// Makes a property with its first value.
  public init(initialValue: Value) {
    storage = PublishedStorage(initialValue)
  }

  /// Makes a property with its first value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Delivers the current value at once and each new one before it is stored.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set { storage = newValue.storage }
  }

  /// Only properties of classes can be `@Published`.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.value = newValue }
  }
}

extension Published: PublishedProperty {
  var anyStorage: any PublishedStorageProtocol { storage }
}

/// What reflection looks for in an object.
protocol PublishedProperty {
  var anyStorage: any PublishedStorageProtocol { get }
}

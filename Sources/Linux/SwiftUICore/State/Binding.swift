/// Reads and writes a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  public var transaction: Transaction
  package let location: AnyLocation<Value>

  package init(location: AnyLocation<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let get = Self.callable(get)
    let set = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.init(location: FunctionLocation(get: get, set: { value, _ in set(value) }))
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let get = Self.callable(get)
    let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    self.init(location: FunctionLocation(get: get, set: set))
  }

  /// `@isolated(any)` says that the function knows its actor, and would have it awaited. A binding
  /// is read and written where its view is, on that actor, so the function is called as it stands;
  /// the two kinds of function are the same to the machine.
  private static func callable(
    _ get: @escaping @isolated(any) @Sendable () -> Value
  ) -> () -> Value {
    unsafeBitCast(get, to: (() -> Value).self)
  }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction) }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: KeyPathLocation(location, keyPath), transaction: transaction)
  }
}

// A binding is two ways to a value; a Sendable value may be reached from anywhere, and the
// locations guard what they change.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty, GraphProperty {
  package mutating func bind(_ binder: inout PropertyBinder) {}
}

extension Binding: ComparableByIdentity {
  package func isIdentical(to other: Binding<Value>) -> Bool {
    location.isIdentical(to: other.location)
  }
}

extension Binding {
  /// A binding to the value as an optional one.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: OptionalLocation(base.location))
  }

  /// A binding to the value of an optional, nil while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.location.get() else { return nil }
    self.init(location: UnwrappedLocation(base.location, last: value))
  }

  /// A binding to the value as a type-erased one.
  public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
    self.init(
      location: FunctionLocation(
        get: { AnyHashable(base.wrappedValue) },
        set: { value, transaction in
          guard let value = value.base as? V else { return }
          base.location.set(value, transaction)
        }))
  }

  /// The same binding with another transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  /// The same binding; hosts here show every change at once.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(location: location, transaction: Transaction(animation: animation))
  }
}

/// A value seen as an optional one; nil cannot be written.
///
/// `@unchecked Sendable`: it never changes, and the other location guards itself.
private final class OptionalLocation<Value>: AnyLocation<Value?>, @unchecked Sendable {
  private let base: AnyLocation<Value>

  init(_ base: AnyLocation<Value>) { self.base = base }
  override func get() -> Value? { base.get() }

  override func set(_ value: Value?, _ transaction: Transaction) {
    if let value { base.set(value, transaction) }
  }

  override func isIdentical(to other: AnyLocation<Value?>) -> Bool {
    (other as? OptionalLocation<Value>).map { base.isIdentical(to: $0.base) } ?? false
  }
}

/// The value of an optional; the last one is given while there is none.
///
/// `@unchecked Sendable`: it never changes, and the other location guards itself.
private final class UnwrappedLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let base: AnyLocation<Value?>
  private let last: Value

  init(_ base: AnyLocation<Value?>, last: Value) {
    self.base = base
    self.last = last
  }

  override func get() -> Value { base.get() ?? last }

  override func set(_ value: Value, _ transaction: Transaction) {
    // Writing to what has gone would bring it back.
    guard base.get() != nil else { return }
    base.set(value, transaction)
  }

  override func isIdentical(to other: AnyLocation<Value>) -> Bool {
    (other as? UnwrappedLocation<Value>).map { base.isIdentical(to: $0.base) } ?? false
  }
}

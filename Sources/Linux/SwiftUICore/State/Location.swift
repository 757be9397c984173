import Combine

/// Where a value is kept: what a binding reads and writes.
///
/// `@unchecked Sendable`: each subclass guards what it changes with a lock, or only hands on.
package class AnyLocation<Value>: @unchecked Sendable {
  package func get() -> Value {
    preconditionFailure("a location has to say what it holds")
  }

  package func set(_ value: Value, _ transaction: Transaction) {}

  package func isIdentical(to other: AnyLocation<Value>) -> Bool { self === other }
}

/// The storage of one `@State`: it lives with the view's identity.
///
/// `@unchecked Sendable`: `lock` guards both variables, and is never held while calling out.
package final class StateBox<Value>: AnyLocation<Value>, NodeDependency, @unchecked Sendable {
  private let lock = Lock()
  private var value: Value
  private var dependents = Dependents()

  package init(_ value: Value) {
    self.value = value
  }

  package override func get() -> Value {
    let reader = Evaluation.current
    let (value, isNew) = lock.withLock { (self.value, reader.map(note) ?? false) }
    if isNew, let reader {
      // There is a reader only while the main actor evaluates on this thread.
      MainActor.assumeIsolated { reader.addDependency(self) }
    }
    return value
  }

  private func note(_ reader: _ViewNode) -> Bool { dependents.insert(reader) }

  package override func set(_ value: Value, _ transaction: Transaction) {
    if Evaluation.current != nil {
      RuntimeWarning.report("state was modified during a view update; the result is undefined")
    }
    // The old value is released outside the lock: its end may run any code.
    let (old, nodes) = lock.withLock {
      let old = self.value
      self.value = value
      return (old, dependents.nodes)
    }
    guard !ValueEquality.areEqual(old, value) else { return }
    for node in nodes { node.invalidate() }
  }

  func removeDependent(_ node: _ViewNode) {
    lock.withLock { dependents.remove(node) }
  }
}

/// The nodes that have read a box. Most boxes have one reader, which costs no table.
struct Dependents {
  private struct WeakNode {
    weak var node: _ViewNode?
  }
  private weak var first: _ViewNode?
  private var others: [ObjectIdentifier: WeakNode] = [:]

  var nodes: [_ViewNode] {
    (first.map { [$0] } ?? []) + others.values.compactMap(\.node)
  }

  /// Says whether the node was not there before.
  mutating func insert(_ node: _ViewNode) -> Bool {
    if first === node { return false }
    if first == nil, others.isEmpty {
      first = node
      return true
    }
    return others.updateValue(WeakNode(node: node), forKey: ObjectIdentifier(node)) == nil
  }

  mutating func remove(_ node: _ViewNode) {
    if first === node { first = nil } else { others[ObjectIdentifier(node)] = nil }
  }
}

/// A part of another location's value.
///
/// `@unchecked Sendable`: it never changes, and the other location guards itself.
package final class KeyPathLocation<Root, Value>: AnyLocation<Value>, @unchecked Sendable {
  private let root: AnyLocation<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  package init(_ root: AnyLocation<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  package override func get() -> Value { root.get()[keyPath: keyPath] }

  package override func set(_ value: Value, _ transaction: Transaction) {
    var whole = root.get()
    whole[keyPath: keyPath] = value
    root.set(whole, transaction)
  }

  package override func isIdentical(to other: AnyLocation<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && root.isIdentical(to: other.root)
  }
}

/// A property of an object.
///
/// `@unchecked Sendable`: it never changes, and only hands on to the object, whose isolation is that of
/// who asked for the binding.
package class ObjectLocation<Object: AnyObject, Value>: AnyLocation<Value>, @unchecked Sendable {
  final let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  package init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  package override func get() -> Value { object[keyPath: keyPath] }

  package override func set(_ value: Value, _ transaction: Transaction) {
    object[keyPath: keyPath] = value
  }

  /// Of two kinds of location, one may tell its readers more than the other.
  package override func isIdentical(to other: AnyLocation<Value>) -> Bool {
    guard type(of: self) == type(of: other), let other = other as? ObjectLocation<Object, Value>
    else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// A value behind two functions.
///
/// `@unchecked Sendable`: it never changes; what the functions touch is guarded, or isolated, by who wrote
/// them, as for `Binding(get:set:)` on Apple's systems.
package final class FunctionLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  package init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  package override func get() -> Value { getter() }
  package override func set(_ value: Value, _ transaction: Transaction) {
    setter(value, transaction)
  }
}

/// A value that never changes.
///
/// `@unchecked Sendable`: nobody writes it.
package final class ConstantLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let value: Value

  package init(_ value: Value) { self.value = value }
  package override func get() -> Value { value }

  package override func isIdentical(to other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return ValueEquality.areEqual(value, other.value)
  }
}

/// Whether two values of any type are known to be equal.
package enum ValueEquality {
  package static func areEqual<V>(_ a: V, _ b: V) -> Bool {
    if V.self is AnyClass {
      return (a as AnyObject) === (b as AnyObject)
    }
    guard let a = a as? any Equatable else { return false }
    return equal(a, b)
  }

  private static func equal<E: Equatable>(_ a: E, _ b: Any) -> Bool {
    (b as? E).map { a == $0 } ?? false
  }
}

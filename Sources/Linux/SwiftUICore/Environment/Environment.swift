import Observation

/// A value from the environment of the view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  package enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(ObjectIdentifier, name: String, (EnvironmentValues) -> Value?)
  }
  package let source: Source
  package var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(_, let name, let read):
      guard let value = read(EnvironmentValues()) else {
        preconditionFailure(
          "No Observable object of type \(name) found. A View.environment(_:) for \(name) may be "
            + "missing as an ancestor of this view.")
      }
      return value
    }
  }
}

extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object(ObjectIdentifier(objectType), name: "\(objectType)") { $0[objectType] }
  }

  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    source = .object(ObjectIdentifier(objectType), name: "\(objectType)") { .some($0[objectType]) }
  }
}

// A key path and a function that only reads: both are constant. The value is Sendable itself.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: GraphProperty, IgnoredInComparison {
  package mutating func bind(_ binder: inout PropertyBinder) {
    let environment = binder.node.context.environment
    let reads = binder.reads()
    switch source {
    case .keyPath(let keyPath):
      let current = environment[keyPath: keyPath]
      value = current
      reads.note(keyPath) { !ViewComparison.areEqual(current, $0[keyPath: keyPath]) }
    case .object(let id, _, let read):
      value = read(environment)
      let current = value
      reads.note(id) { !ViewComparison.areEqual(current, read($0)) }
    }
  }
}

/// What a view has read from its environment, to know whether a new one concerns it.
@MainActor
package final class EnvironmentReads {
  private let environment: EnvironmentValues
  private var differences: [AnyHashable: (EnvironmentValues) -> Bool] = [:]

  init(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  func note(_ key: some Hashable, differs: @escaping (EnvironmentValues) -> Bool) {
    differences[AnyHashable(key)] = differs
  }

  func differ(in new: EnvironmentValues) -> Bool {
    guard !new.isIdentical(to: environment) else { return false }
    return differences.values.contains { $0(new) }
  }
}

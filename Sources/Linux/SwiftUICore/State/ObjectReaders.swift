import Combine

/// The views that have read properties of one object through bindings.
///
/// A view that has the object, as `@ObservedObject` for example, observes it itself. One that was
/// given a binding has only that, and the binding is the same before and after a change; so who
/// reads through it is noted here, until its next evaluation.
///
/// `@unchecked Sendable`: `lock` guards the only variable that changes after the object is made,
/// and is never held while calling out.
final class ObjectReaders: NodeDependency, @unchecked Sendable {
  private let lock = Lock()
  private var dependents = Dependents()
  // Written once, before anybody else has this object.
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?

  @MainActor
  private init<Object: ObservableObject>(_ object: Object) {
    self.object = object
    // Like `objectWillChange` itself, from any thread.
    subscription = object.objectWillChange.sink { [weak self] _ in self?.invalidate() }
  }

  private func invalidate() {
    for node in lock.withLock({ dependents.nodes }) { node.invalidate() }
  }

  func removeDependent(_ node: _ViewNode) {
    lock.withLock { dependents.remove(node) }
  }
}

extension ObjectReaders {
  private struct Entry {
    weak var readers: ObjectReaders?
  }

  /// Kept alive by the views that have read.
  @MainActor private static var entries: [ObjectIdentifier: Entry] = [:]
  @MainActor private static var limit = 64

  /// The view that is being evaluated reads a property of an object.
  @MainActor
  static func note<Object: ObservableObject>(_ object: Object) {
    guard let reader = Evaluation.current else { return }
    let readers = readers(of: object)
    guard readers.lock.withLock({ readers.dependents.insert(reader) }) else { return }
    reader.addDependency(readers)
  }

  @MainActor
  private static func readers<Object: ObservableObject>(of object: Object) -> ObjectReaders {
    let key = ObjectIdentifier(object)
    // An identifier may be that of an object that has gone, used again.
    if let known = entries[key]?.readers, known.object === object { return known }
    sweepIfNeeded()
    let readers = ObjectReaders(object)
    entries[key] = Entry(readers: readers)
    return readers
  }

  @MainActor
  private static func sweepIfNeeded() {
    guard entries.count >= limit else { return }
    entries = entries.filter { $0.value.readers != nil }
    limit = max(64, entries.count * 2)
  }
}

/// A property of an object that says when it changes.
final class ObservableObjectLocation<Object: ObservableObject, Value>: AnyLocation<Value>,
  @unchecked Sendable
{
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value {
    if Evaluation.current != nil {
      // There is a reader only while the main actor evaluates on this thread.
      MainActor.assumeIsolated { ObjectReaders.note(object) }
    }
    return object[keyPath: keyPath]
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    object[keyPath: keyPath] = value
  }

  override func isIdentical(to other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ObservableObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

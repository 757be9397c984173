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
  private var subscription: AnyCancellable?

  @MainActor
  private init<Object: ObservableObject>(_ object: Object) {
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
  /// Kept alive by the views that have read.
  private struct WeakReaders {
    weak var readers: ObjectReaders?
  }

  @MainActor private static var ofObjects = WeakKeyTable<WeakReaders>()

  /// A view that is being evaluated reads a property of an object.
  @MainActor
  static func note<Object: ObservableObject>(_ object: Object, readBy reader: _ViewNode) {
    let readers = readers(of: object)
    guard readers.lock.withLock({ readers.dependents.insert(reader) }) else { return }
    reader.addDependency(readers)
  }

  @MainActor
  private static func readers<Object: ObservableObject>(of object: Object) -> ObjectReaders {
    if let known = ofObjects[object]?.readers { return known }
    let readers = ObjectReaders(object)
    ofObjects[object] = WeakReaders(readers: readers)
    return readers
  }
}

/// A property of an object that says when it changes.
///
/// `@unchecked Sendable`: it only hands on, as its superclass does.
final class ObservableObjectLocation<Object: ObservableObject, Value>: ObjectLocation<
  Object, Value
>,
@unchecked Sendable
{
  override func get() -> Value {
    if let reader = Evaluation.current {
      // There is a reader only while the main actor evaluates on this thread.
      MainActor.assumeIsolated { ObjectReaders.note(object, readBy: reader) }
    }
    return super.get()
  }
}

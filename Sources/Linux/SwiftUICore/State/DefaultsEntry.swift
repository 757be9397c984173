import Combine
import Foundation

/// One key of a `UserDefaults`, and the views that have read it.
///
/// Foundation on Linux does not say when a value is set. What is set through `@AppStorage` is
/// known at once; what other code sets is looked for when the person has done something, when a
/// view is updated, and when Foundation says that defaults have changed.
///
/// `@unchecked Sendable`: `lock` guards the variables, and is never held while calling out.
/// `UserDefaults` guards itself.
package final class DefaultsEntry: NodeDependency, @unchecked Sendable {
  package let key: String
  package let store: UserDefaults
  private let lock = Lock()
  private var dependents = Dependents()
  private var lastSeen: NSObject?

  private init(_ key: String, _ store: UserDefaults) {
    self.key = key
    self.store = store
    lastSeen = Self.snapshot(store.object(forKey: key))
  }

  package static func of(_ key: String, in store: UserDefaults) -> DefaultsEntry {
    DefaultsRegistry.shared.entry(key, store) { DefaultsEntry(key, store) }
  }

  /// The value as the defaults have it; the view being evaluated is told of changes.
  package func read() -> Any? {
    if let reader = Evaluation.current, lock.withLock({ dependents.insert(reader) }) {
      // There is a reader only while the main actor evaluates on this thread.
      MainActor.assumeIsolated { reader.addDependency(self) }
    }
    return store.object(forKey: key)
  }

  package func write(_ value: Any?) {
    if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
    DefaultsRegistry.shared.save(store)
    check()
  }

  /// Tells the readers if the value is another one than when last looked at.
  fileprivate func check() {
    let current = Self.snapshot(store.object(forKey: key))
    let nodes = lock.withLock {
      let isSame = current == lastSeen
      lastSeen = current
      return isSame ? [] : dependents.nodes
    }
    for node in nodes { node.invalidate() }
  }

  /// Looks at all keys that a view has read.
  package static func checkAll() {
    for entry in DefaultsRegistry.shared.all { entry.check() }
  }

  private static func snapshot(_ value: Any?) -> NSObject? {
    switch value {
    case nil: nil
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as String: NSString(string: value)
    case let value as Data: NSData(data: value)
    case let value as NSObject: value
    case let value?: NSString(string: String(describing: value))
    }
  }

  func removeDependent(_ node: _ViewNode) {
    lock.withLock { dependents.remove(node) }
  }
}

/// All entries of the process: a key of a store has one, so that its readers hear of each other.
///
/// `@unchecked Sendable`: `lock` guards the variables; the observation is set once.
private final class DefaultsRegistry: @unchecked Sendable {
  static let shared = DefaultsRegistry()

  private struct Name: Hashable {
    let key: String
    let store: ObjectIdentifier
  }
  private let lock = Lock()
  private var entries: [Name: DefaultsEntry] = [:]
  private var unsaved: Set<ObjectIdentifier> = []
  private var observation: (any NSObjectProtocol)?

  private init() {
    observation = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in DefaultsEntry.checkAll() }
  }

  var all: [DefaultsEntry] { lock.withLock { Array(entries.values) } }

  func entry(_ key: String, _ store: UserDefaults, _ make: () -> DefaultsEntry) -> DefaultsEntry {
    let name = Name(key: key, store: ObjectIdentifier(store))
    if let known = lock.withLock({ entries[name] }) { return known }
    let new = make()
    return lock.withLock {
      // Another thread may have been faster.
      if let known = entries[name] { return known }
      // The entry keeps its store alive, so the store's identity is not given to another one.
      entries[name] = new
      return new
    }
  }

  /// Writes the store to its file in one of the next turns, once for all changes of this one.
  func save(_ store: UserDefaults) {
    let isFirst = lock.withLock { unsaved.insert(ObjectIdentifier(store)).inserted }
    guard isFirst else { return }
    // `UserDefaults` guards itself; Foundation on Linux does not say so to the compiler.
    nonisolated(unsafe) let store = store
    DispatchQueue.main.async {
      self.lock.withLock { _ = self.unsaved.remove(ObjectIdentifier(store)) }
      store.synchronize()
    }
  }
}

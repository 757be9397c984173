/// Values by object. An object is not kept alive; what belongs to objects that have gone is dropped as
/// the table grows.
package struct WeakKeyTable<Value> {
  private struct Entry {
    weak var key: AnyObject?
    let value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  package init() {}

  /// The value of an object. Setting it keeps the one for as long as the other lives.
  package subscript(key: AnyObject) -> Value? {
    get {
      // An identifier may be that of an object that has gone, used again.
      guard let entry = entries[ObjectIdentifier(key)], entry.key === key else { return nil }
      return entry.value
    }
    set {
      sweepIfNeeded()
      entries[ObjectIdentifier(key)] = newValue.map { Entry(key: key, value: $0) }
    }
  }

  /// How many values there are, also of objects that have gone: for tests.
  package var count: Int { entries.count }

  private mutating func sweepIfNeeded() {
    guard entries.count >= limit else { return }
    entries = entries.filter { $0.value.key != nil }
    limit = max(64, entries.count * 2)
  }
}

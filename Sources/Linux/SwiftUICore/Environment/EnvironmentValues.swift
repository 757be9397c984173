import Observation

/// The values that a view inherits.
///
/// A persistent list: setting a value puts it in front, so that copies are free and two
/// environments of the same origin can be told apart, or seen to be one, by identity.
public struct EnvironmentValues: CustomStringConvertible {
  private final class Entry {
    let key: ObjectIdentifier
    let name: String
    let value: Any
    let next: Entry?

    init(key: ObjectIdentifier, name: String, value: Any, next: Entry?) {
      self.key = key
      self.name = name
      self.value = value
      self.next = next
    }
  }
  private var head: Entry?

  public init() {}

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { find(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue }
    set { put(ObjectIdentifier(key), "\(key)", newValue) }
  }

  public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
    get { object(objectType) }
    set { setObject(newValue, as: objectType) }
  }

  /// The object of a type that an ancestor has put into the environment.
  package func object<T: AnyObject>(_ type: T.Type) -> T? {
    guard let found = find(ObjectIdentifier(type)) else { return nil }
    return (found as? ObjectEntry)?.object as? T
  }

  package mutating func setObject<T: AnyObject>(_ object: T?, as type: T.Type) {
    put(ObjectIdentifier(type), "\(type)", ObjectEntry(object: object))
  }

  private struct ObjectEntry {
    let object: AnyObject?
  }

  private func find(_ key: ObjectIdentifier) -> Any? {
    var entry = head
    while let current = entry {
      if current.key == key { return current.value }
      entry = current.next
    }
    return nil
  }

  private mutating func put(_ key: ObjectIdentifier, _ name: String, _ value: Any) {
    let next = head?.key == key ? head?.next : head
    head = Entry(key: key, name: name, value: value, next: next)
  }

  package func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

  public var description: String {
    var parts: [String] = []
    var seen: Set<ObjectIdentifier> = []
    var entry = head
    while let current = entry {
      if seen.insert(current.key).inserted { parts.append("\(current.name) = \(current.value)") }
      entry = current.next
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }
}

/// Finds the publisher that belongs to an object.
///
/// An object that has `@Published` properties carries the publisher in them. For one that has none
/// a table remembers it.
enum ObjectWillChangeRegistry {
  /// `@unchecked Sendable`: all access to `publishers` is under `lock`.
  private final class Table: @unchecked Sendable {
    let lock = Lock()
    var publishers = WeakKeyTable<ObservableObjectPublisher>()
  }

  private static let table = Table()

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let storage = firstStorage(in: Mirror(reflecting: object)), let known = storage.announcer {
      return known
    }
    let storages = allStorages(in: Mirror(reflecting: object))
    guard !storages.isEmpty else { return tablePublisher(of: object) }
    // Two threads may get here at once: both must come out with the same publisher.
    return table.lock.withLock {
      let publisher = storages[0].announcer ?? ObservableObjectPublisher()
      for storage in storages.reversed() { storage.announcer = publisher }
      return publisher
    }
  }

  private static func firstStorage(in mirror: Mirror?) -> (any PublishedStorageProtocol)? {
    var mirror = mirror
    var found: (any PublishedStorageProtocol)?
    while let current = mirror {
      for child in current.children {
        guard let storage = storage(of: child.value) else { continue }
        found = storage
        break
      }
      mirror = current.superclassMirror
    }
    return found
  }

  private static func allStorages(in mirror: Mirror?) -> [any PublishedStorageProtocol] {
    var result: [any PublishedStorageProtocol] = []
    var mirror = mirror
    while let current = mirror {
      let own = current.children.compactMap { storage(of: $0.value) }
      result.insert(contentsOf: own, at: 0)
      mirror = current.superclassMirror
    }
    return result
  }

  private static func storage(of value: Any) -> (any PublishedStorageProtocol)? {
    (value as? any PublishedProperty)?.anyStorage
  }

  private static func tablePublisher(of object: AnyObject) -> ObservableObjectPublisher {
    table.lock.withLock {
      if let known = table.publishers[object] { return known }
      let publisher = ObservableObjectPublisher()
      table.publishers[object] = publisher
      return publisher
    }
  }
}

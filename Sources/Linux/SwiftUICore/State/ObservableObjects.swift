import Combine

/// Keeps a view up to date with one object, and owns the object where the view does.
@MainActor
package final class ObjectObservation<ObjectType: ObservableObject> {
  package private(set) var object: ObjectType?
  private var subscription: AnyCancellable?

  /// Observes `object` for `node`, instead of the one before.
  func observe(_ object: ObjectType, for node: _ViewNode) {
    guard object !== self.object else { return }
    self.object = object
    subscription = object.objectWillChange.sink { [weak node] _ in node?.invalidate() }
  }
}

/// An object that belongs to a view: made once, for the life of the view's identity.
@propertyWrapper
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  package enum Storage {
    case initial(() -> ObjectType)
    case object(ObjectType)
  }
  package var storage: Storage

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = .initial(thunk)
  }

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    switch storage {
    case .object(let object): object
    // Outside a graph there is nobody to keep the object: each access makes one.
    case .initial(let make): make()
    }
  }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  nonisolated public mutating func update() {}
}

extension StateObject: GraphProperty, IgnoredInComparison {
  package mutating func bind(_ binder: inout PropertyBinder) {
    let observation = binder.slot { ObjectObservation<ObjectType>() }
    let object = observation.object ?? wrappedValue
    observation.observe(object, for: binder.node)
    storage = .object(object)
  }
}

/// An object that a view is given and watches.
@propertyWrapper
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    @MainActor @preconcurrency
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObservableObjectLocation(object, keyPath))
    }
  }

  package var object: ObjectType

  nonisolated public init(initialValue: ObjectType) {
    object = initialValue
  }

  nonisolated public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    Wrapper(object: wrappedValue)
  }

  nonisolated public mutating func update() {}
}

extension ObservedObject: GraphProperty, ComparableByIdentity {
  package mutating func bind(_ binder: inout PropertyBinder) {
    let observation = binder.slot { ObjectObservation<ObjectType>() }
    observation.observe(wrappedValue, for: binder.node)
  }

  package func isIdentical(to other: ObservedObject<ObjectType>) -> Bool {
    wrappedValue === other.wrappedValue
  }
}

/// An object that an ancestor has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    @MainActor @preconcurrency
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObservableObjectLocation(object, keyPath))
    }
  }

  package var _store: ObjectType?
  // Its name and size are what the public inspection package looks for.
  var _seed: Int = 0

  nonisolated public init() {}

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let _store else {
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return _store
  }

  @MainActor @preconcurrency public var projectedValue: EnvironmentObject<ObjectType>.Wrapper {
    Wrapper(object: wrappedValue)
  }

  nonisolated public mutating func update() {}
}

extension EnvironmentObject: GraphProperty, IgnoredInComparison {
  package mutating func bind(_ binder: inout PropertyBinder) {
    let observation = binder.slot { ObjectObservation<ObjectType>() }
    let environment = binder.node.context.environment
    _store = environment.object(ObjectType.self)
    if let _store { observation.observe(_store, for: binder.node) }
    binder.reads().note(ObjectIdentifier(ObjectType.self)) { [weak old = _store] environment in
      environment.object(ObjectType.self) !== old
    }
  }
}

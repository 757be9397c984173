/// An identity that belongs to a view and lives as long as the view's identity.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The identity itself.
  public struct ID: Hashable, Sendable {
    package let id: Element.ID
  }

  private var id = ID(id: 0)

  public init() {}

  public var wrappedValue: Namespace.ID { id }
}

private final class NamespaceBox {
  let id: Namespace.ID
  init(_ id: Namespace.ID) { self.id = id }
}

extension Namespace: GraphProperty, IgnoredInComparison {
  package mutating func bind(_ binder: inout PropertyBinder) {
    id = binder.slot { NamespaceBox(ID(id: Element.nextID())) }.id
  }
}

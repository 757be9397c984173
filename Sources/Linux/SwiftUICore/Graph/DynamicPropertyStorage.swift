/// The state of one view's dynamic properties, kept while the view's values come and go.
@MainActor
package struct DynamicPropertyStorage {
  private let layout: FieldLayout
  /// One slot for each property that needs one, in the order of the fields.
  private var slots: [AnyObject?] = []
  private var environmentReads: EnvironmentReads?

  package init(_ type: Any.Type) {
    layout = FieldLayout.of(type)
  }

  /// Connects the dynamic properties of `view` with their storage and calls their `update()`.
  package mutating func bind<V>(_ view: inout V, node: _ViewNode) {
    guard layout.hasDynamicProperties else { return }
    var binder = PropertyBinder(node: node, slots: slots)
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      binder.bind(layout, at: base)
    }
    slots = binder.slots
    environmentReads = binder.environmentReads
  }

  /// Whether a value that the view has read from its environment is another one now.
  package func environmentDiffers(_ environment: EnvironmentValues) -> Bool {
    environmentReads?.differ(in: environment) ?? false
  }
}

/// Walks the fields of a view, or of a property within one, and binds what it finds.
@MainActor
package struct PropertyBinder {
  package let node: _ViewNode
  fileprivate(set) var slots: [AnyObject?]
  private var next = 0
  package private(set) var environmentReads: EnvironmentReads?

  fileprivate init(node: _ViewNode, slots: [AnyObject?]) {
    self.node = node
    self.slots = slots
  }

  fileprivate mutating func bind(_ layout: FieldLayout, at base: UnsafeMutableRawPointer) {
    for field in layout.fields {
      if let type = field.dynamicProperty {
        bindField(type, at: base + field.offset)
      } else if field.holdsProperties {
        bind(FieldLayout.of(field.type), at: base + field.offset)
      }
    }
  }

  private mutating func bindField<P: DynamicProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer
  ) {
    let property = address.assumingMemoryBound(to: P.self)
    if let graphProperty = type as? any GraphProperty.Type {
      bindGraphProperty(graphProperty, at: address)
    } else {
      // A property made of others, such as a wrapper with @State inside.
      bind(FieldLayout.of(P.self), at: address)
    }
    property.pointee.update()
  }

  private mutating func bindGraphProperty<P: GraphProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer
  ) {
    address.assumingMemoryBound(to: P.self).pointee.bind(&self)
  }

  /// The storage of the property being bound: what `make` returned the first time.
  mutating func slot<S: AnyObject>(_ make: () -> S) -> S {
    defer { next += 1 }
    if next < slots.count, let existing = slots[next] as? S { return existing }
    let new = make()
    if next < slots.count { slots[next] = new } else { slots.append(new) }
    return new
  }

  /// Where a property notes what it reads from the environment.
  mutating func reads() -> EnvironmentReads {
    let reads = environmentReads ?? EnvironmentReads(node.context.environment)
    environmentReads = reads
    return reads
  }
}

/// A dynamic property that the graph itself knows how to connect.
@MainActor
package protocol GraphProperty: DynamicProperty {
  mutating func bind(_ binder: inout PropertyBinder)
}

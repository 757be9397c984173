/// Prepares a view's value for being read outside the graph, as inspection does.
///
/// Properties that a node has bound already keep what they have: a copy taken from a living view
/// stays connected with its state. The others get what an environment can give them; state that
/// has no node keeps its initial value.
@MainActor
package enum DetachedBinding {
  /// An object that a view asks its environment for and does not find.
  package struct MissingObject: Equatable {
    package let property: String
    package let type: String
  }

  /// Binds what can be bound and says what is missing, in the order of declaration.
  package static func bind<V>(
    _ view: inout V, environment: EnvironmentValues
  ) -> [MissingObject] {
    let layout = FieldLayout.of(V.self)
    guard layout.hasDynamicProperties else { return [] }
    return withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return [] }
      return bind(layout, at: base, environment)
    }
  }

  private static func bind(
    _ layout: FieldLayout, at base: UnsafeMutableRawPointer, _ environment: EnvironmentValues
  ) -> [MissingObject] {
    var missing: [MissingObject] = []
    for field in layout.properties {
      guard let type = field.dynamicProperty else { continue }
      let address = base + field.offset
      let inner = bind(type, field, at: address, environment)
      guard inner.isEmpty else {
        missing += inner
        continue
      }
      guard let name = field.detachable?.missingObject(at: address) else { continue }
      missing.append(MissingObject(property: String(field.name.drop { $0 == "_" }), type: name))
    }
    return missing
  }

  private static func bind<P: DynamicProperty>(
    _: P.Type, _ field: FieldLayout.Field, at address: UnsafeMutableRawPointer,
    _ environment: EnvironmentValues
  ) -> [MissingObject] {
    var missing: [MissingObject] = []
    if let detachable = field.detachable {
      detachable.bindDetached(at: address, environment)
    } else if !field.isGraphProperty {
      missing = bind(FieldLayout.of(P.self), at: address, environment)
    }
    // `update()` may read what is missing, and that would trap.
    if missing.isEmpty { address.assumingMemoryBound(to: P.self).pointee.update() }
    return missing
  }
}

extension DetachableProperty {
  fileprivate static func bindDetached(
    at address: UnsafeMutableRawPointer, _ environment: EnvironmentValues
  ) {
    address.assumingMemoryBound(to: Self.self).pointee.bindDetached(environment)
  }

  fileprivate static func missingObject(at address: UnsafeMutableRawPointer) -> String? {
    address.assumingMemoryBound(to: Self.self).pointee.missingObject
  }
}

/// A property that can be given its value without a node.
@MainActor
package protocol DetachableProperty {
  mutating func bindDetached(_ environment: EnvironmentValues)
  /// The type of the object without which the property cannot be read.
  var missingObject: String? { get }
}

extension DetachableProperty {
  package var missingObject: String? { nil }
}

extension Environment: DetachableProperty {
  package mutating func bindDetached(_ environment: EnvironmentValues) {
    guard value == nil else { return }
    switch source {
    case .keyPath(let keyPath): value = environment[keyPath: keyPath]
    case .object(_, _, let read): value = read(environment)
    }
  }

  package var missingObject: String? {
    guard value == nil, case .object(_, let name, _) = source else { return nil }
    return name
  }
}

extension EnvironmentObject: DetachableProperty {
  package mutating func bindDetached(_ environment: EnvironmentValues) {
    guard _store == nil else { return }
    _store = environment.object(ObjectType.self)
  }

  package var missingObject: String? { _store == nil ? "\(ObjectType.self)" : nil }
}

extension StateObject: DetachableProperty {
  package mutating func bindDetached(_ environment: EnvironmentValues) {
    // One object for the whole evaluation, not one for each access.
    if case .initial(let make) = storage { storage = .object(make()) }
  }
}

/// Several views in a row, as a builder makes them.
public struct TupleView<T> {
  public var value: T

  nonisolated public init(_ value: T) {
    self.value = value
  }
}

extension TupleView: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    TupleNode(view, inputs)
  }
}

extension TupleView {
  /// The views of the tuple that lies at an address, in order; what is no view is left out. The
  /// value of a tuple is all that it has.
  @MainActor package static func views(at address: UnsafeRawPointer) -> [Any] {
    TupleLayout.of(T.self).elements.map { $0.load(address) }
  }
}

/// Where the views of a tuple are.
@MainActor
final class TupleLayout {
  struct Element {
    let offset: Int
    let type: any View.Type

    @MainActor func load(_ base: UnsafeRawPointer) -> Any {
      type.load(base + offset)
    }
  }

  let elements: [Element]

  private static var cache: [ObjectIdentifier: TupleLayout] = [:]

  static func of(_ type: Any.Type) -> TupleLayout {
    if let known = cache[ObjectIdentifier(type)] { return known }
    let layout = TupleLayout(type)
    cache[ObjectIdentifier(type)] = layout
    return layout
  }

  private init(_ type: Any.Type) {
    if let single = type as? any View.Type {
      elements = [Element(offset: 0, type: single)]
      return
    }
    elements = FieldLayout.of(type).fields.compactMap { field in
      (field.type as? any View.Type).map { Element(offset: field.offset, type: $0) }
    }
  }
}

extension View {
  /// The view of this type that lies at an address.
  fileprivate static func load(_ address: UnsafeRawPointer) -> Any {
    address.assumingMemoryBound(to: Self.self).pointee
  }
}

/// One child for each view of the tuple.
@MainActor
final class TupleNode<T>: _TypedNode<TupleView<T>> {
  private var children: [_ViewNode] = []

  override init(_ view: TupleView<T>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    let elements = TupleLayout.of(T.self).elements
    children.reserveCapacity(elements.count)
    withUnsafeBytes(of: view.value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for element in elements { make(element.type, base + element.offset) }
    }
  }

  private func make<V: View>(_: V.Type, _ address: UnsafeRawPointer) {
    let child = address.assumingMemoryBound(to: V.self).pointee
    children.append(V.makeNode(child, childInputs()))
  }

  override func update(_ view: TupleView<T>, _ context: NodeContext) {
    super.update(view, context)
    withUnsafeBytes(of: view.value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, element) in TupleLayout.of(T.self).elements.enumerated() {
        updateChild(index, element.type, base + element.offset)
      }
    }
  }

  private func updateChild<V: View>(_ index: Int, _: V.Type, _ address: UnsafeRawPointer) {
    // The child at this place was made of the same tuple type, so it is of this view's type.
    let node = unsafeDowncast(children[index], to: _TypedNode<V>.self)
    node.update(address.assumingMemoryBound(to: V.self).pointee, context)
  }

  override var isBranching: Bool { true }

  override func forEachChild(_ body: (_ViewNode) -> Void) { children.forEach(body) }
}

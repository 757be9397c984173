import Foundation

/// Whether two values of a view say the same, so that its body need not be evaluated again.
///
/// Only "equal" has to be right: a false "different" costs an evaluation, nothing more.
@MainActor
package enum ViewComparison {
  /// How the values of one type are compared.
  package enum Strategy {
    case equatable(any Equatable.Type)
    case plainBytes(Int)
    case fields
    /// State lives in the graph: a new view value brings none.
    case ignored
    case custom(any ComparableByIdentity.Type)
    case never
  }

  package static func areEqual<V>(_ a: V, _ b: V) -> Bool {
    withUnsafeBytes(of: a) { a in
      withUnsafeBytes(of: b) { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return true }
        return areEqual(a, b, cachedStrategy(for: V.self), V.self)
      }
    }
  }

  private static var cache: [ObjectIdentifier: Strategy] = [:]

  private static func cachedStrategy(for type: Any.Type) -> Strategy {
    if let known = cache[ObjectIdentifier(type)] { return known }
    let strategy = strategy(for: type, type is AnyObject.Type ? .object : .fields)
    cache[ObjectIdentifier(type)] = strategy
    return strategy
  }

  static func strategy(for type: Any.Type, _ kind: FieldLayout.Kind) -> Strategy {
    if let type = type as? any ComparableByIdentity.Type { return .custom(type) }
    if type is any IgnoredInComparison.Type { return .ignored }
    if let type = type as? any Equatable.Type, !isView(type) { return .equatable(type) }
    switch kind {
    case .object: return .plainBytes(MemoryLayout<AnyObject>.size)
    // A function is its code and its captures; fresh captures make a different function.
    case .function: return .plainBytes(2 * MemoryLayout<Int>.size)
    case .fields: return .fields
    case .other: return otherStrategy(type)
    }
  }

  /// A view that is Equatable is compared field by field unless it is made so by `equatable()`,
  /// but the values of text, colours and the like mean what `==` says.
  private static func isView(_ type: Any.Type) -> Bool {
    type is any View.Type && !(type is any ComparableView.Type)
  }

  private static func otherStrategy(_ type: Any.Type) -> Strategy {
    func open<T>(_: T.Type) -> Strategy {
      _isPOD(T.self) ? .plainBytes(MemoryLayout<T>.size) : .never
    }
    return _openExistential(type, do: open)
  }

  private static func areEqual(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ strategy: Strategy, _ type: Any.Type
  ) -> Bool {
    switch strategy {
    case .ignored: return true
    case .never: return false
    case .plainBytes(let size):
      return memcmp(a, b, size) == 0
    case .equatable(let type): return equal(a, b, type)
    case .custom(let type): return identical(a, b, type)
    case .fields:
      let layout = FieldLayout.of(type)
      guard layout.isComplete else { return false }
      return layout.fields.allSatisfy {
        areEqual(a + $0.offset, b + $0.offset, $0.comparison, $0.type)
      }
    }
  }

  private static func equal<T: Equatable>(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _: T.Type
  ) -> Bool {
    a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
  }

  private static func identical<T: ComparableByIdentity>(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _: T.Type
  ) -> Bool {
    a.assumingMemoryBound(to: T.self).pointee
      .isIdentical(to: b.assumingMemoryBound(to: T.self).pointee)
  }
}

extension Optional: ComparableByIdentity {
  package func isIdentical(to other: Self) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let a?, let b?): ViewComparison.areEqual(a, b)
    default: false
    }
  }
}

/// A property whose value in a fresh view says nothing: its storage is in the graph.
package protocol IgnoredInComparison {}

/// A view whose `==` says whether it shows the same: text, images, colours.
package protocol ComparableView {}

/// A value compared by what it refers to.
@MainActor
package protocol ComparableByIdentity {
  func isIdentical(to other: Self) -> Bool
}

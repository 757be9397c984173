import SwiftUI
import SwiftUICore

/// Reads the values of one type as what the type is known to be.
///
/// What a type conforms to is found once: to ask the run time again for each value would be most of
/// the work of a search. Values are read where they are: to take one out would copy all that is in
/// it. What is read has to be of the type.
@MainActor
struct ViewReader {
  private let modified: (any ModifiedValue.Type)?
  private let wrapper: (any WrapperView.Type)?
  private let tuple: (any TupleValue.Type)?
  private let known: (any KnownView.Type)?
  private let custom: (any View.Type)?

  init(_ type: Any.Type) {
    modified = type as? any ModifiedValue.Type
    wrapper = type as? any WrapperView.Type
    tuple = type as? any TupleValue.Type
    known = type as? any KnownView.Type
    custom = (type as? any View.Type).flatMap { $0.hasBody ? $0 : nil }
  }

  var isModified: Bool { modified != nil }
  var isWrapper: Bool { wrapper != nil }
  var isTuple: Bool { tuple != nil }
  var isKnown: Bool { known != nil }
  var hasBody: Bool { custom != nil }

  /// A modifier and what it modifies.
  func modified(_ value: Any) -> (modifier: Any, content: Any)? {
    guard let modified else { return nil }
    return Self.look(at: value, as: modified) { modified.read(at: $0) }
  }

  func unwrapped(_ value: Any) throws -> (any View)? {
    guard let wrapper else { return nil }
    return try Self.look(at: value, as: wrapper) { address in
      Result { try wrapper.unwrapped(at: address) }
    }
    .get()
  }

  /// The views of a tuple.
  func elements(_ value: Any) -> [Any]? {
    guard let tuple else { return nil }
    return Self.look(at: value, as: tuple) { tuple.views(at: $0) }
  }

  /// The same, where the type of the tuple is known.
  func elements<V>(of value: V) -> [Any]? {
    guard let tuple else { return nil }
    precondition(V.self == tuple, "a value of another type than its facts")
    return withUnsafePointer(to: value) { tuple.views(at: $0) }
  }

  func kind(_ value: Any) -> (any BaseViewType.Type)? {
    guard let known else { return nil }
    return Self.look(at: value, as: known) { known.kind(at: $0) }
  }

  func children(_ value: Any, in place: InspectedView) throws -> InspectedChildren? {
    guard let known else { return nil }
    return try Self.look(at: value, as: known) { address in
      Result { try known.children(at: address, in: place) }
    }.get()
  }

  func supplements(_ value: Any) -> [Supplement] {
    guard let known else { return [] }
    return Self.look(at: value, as: known) { known.supplements(at: $0) }
  }

  func body(
    _ value: Any, _ medium: Content.Medium, node: _ViewNode?
  ) throws -> Any? {
    guard let custom else { return nil }
    return try Self.look(at: value, as: custom) { address in
      Result { try custom.body(at: address, medium, node: node) }
    }.get()
  }

  /// Shows a value where it is, as one of the type that it has to be of.
  fileprivate static func look<R>(
    at value: Any, as type: Any.Type, _ body: @MainActor (UnsafeRawPointer) -> R
  ) -> R {
    func open<V>(_ value: V) -> R {
      precondition(V.self == type, "a value of another type than its facts")
      return withUnsafePointer(to: value) { body($0) }
    }
    return _openExistential(value, do: open)
  }
}

extension ModifiedValue {
  fileprivate static func read(at address: UnsafeRawPointer) -> (modifier: Any, content: Any) {
    let value = address.assumingMemoryBound(to: Self.self)
    return (value.pointee.appliedModifier, value.pointee.modifiedContent)
  }
}

extension WrapperView {
  fileprivate static func unwrapped(at address: UnsafeRawPointer) throws -> any View {
    try address.assumingMemoryBound(to: Self.self).pointee.unwrapped()
  }
}

extension KnownView {
  fileprivate static func kind(at address: UnsafeRawPointer) -> any BaseViewType.Type {
    address.assumingMemoryBound(to: Self.self).pointee.viewType
  }

  fileprivate static func children(
    at address: UnsafeRawPointer, in place: InspectedView
  ) throws -> InspectedChildren {
    try address.assumingMemoryBound(to: Self.self).pointee.children(in: place)
  }

  fileprivate static func supplements(at address: UnsafeRawPointer) -> [Supplement] {
    address.assumingMemoryBound(to: Self.self).pointee.supplements
  }
}

extension LayerModifier {
  /// The layer that a modifier of this type brings.
  static func layer(of modifier: Any) -> any View {
    ViewReader.look(at: modifier, as: Self.self) {
      $0.assumingMemoryBound(to: Self.self).pointee.layer
    }
  }
}

extension View {
  fileprivate static var hasBody: Bool { Body.self != Never.self }

  fileprivate static func body(
    at address: UnsafeRawPointer, _ medium: Content.Medium, node: _ViewNode?
  ) throws -> Any {
    try CustomContent.body(
      of: address.assumingMemoryBound(to: Self.self).pointee, medium, node: node)
  }
}

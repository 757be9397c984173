import SwiftUI
import SwiftUICore

/// Reads the values of one type as what the type is known to be.
///
/// What a type conforms to is found once: to ask the run time again for each value would be most of
/// the work of a search.
@MainActor
struct ViewReader {
  /// A modifier and what it modifies.
  typealias Modified = (modifier: Any, content: Any)

  private(set) var modified: ((Any) -> Modified?)?
  private(set) var unwrapped: ((Any) throws -> (any View)?)?
  private(set) var elements: ((Any) -> [any View])?
  private(set) var children: ((Any, InspectedView) throws -> InspectedChildren)?
  private(set) var supplements: ((Any) -> [Supplement])?
  private(set) var body: ((Any, Content.Medium, _ViewNode?) throws -> any View)?

  init(_ type: Any.Type) {
    if let type = type as? any ModifiedValue.Type { read(modified: type) }
    if let type = type as? any WrapperView.Type { read(wrapper: type) }
    if let type = type as? any TupleValue.Type { read(tuple: type) }
    if let type = type as? any KnownView.Type { read(known: type) }
    if let type = type as? any View.Type { read(view: type) }
  }

  private mutating func read<V: ModifiedValue>(modified _: V.Type) {
    modified = { ($0 as? V).map { ($0.appliedModifier, $0.modifiedContent) } }
  }

  private mutating func read<V: WrapperView>(wrapper _: V.Type) {
    unwrapped = { try ($0 as? V)?.unwrapped() }
  }

  private mutating func read<V: TupleValue>(tuple _: V.Type) {
    elements = { ($0 as? V)?.tupleChildren ?? [] }
  }

  private mutating func read<V: KnownView>(known _: V.Type) {
    children = { try ($0 as? V)?.children(in: $1) ?? .none }
    supplements = { ($0 as? V)?.supplements ?? [] }
  }

  private mutating func read<V: View>(view _: V.Type) {
    guard V.Body.self != Never.self else { return }
    body = { view, medium, node in
      guard let view = view as? V else { return EmptyView() }
      return try CustomContent.body(of: view, medium, node: node)
    }
  }
}

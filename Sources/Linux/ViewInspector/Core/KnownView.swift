import SwiftUI

/// What inspection knows of a built-in view, or of something that a modifier brings.
@MainActor
protocol KnownView {
  var viewType: any BaseViewType.Type { get }
  /// Whether there is never a view inside, nor at a named place.
  static var isLeaf: Bool { get }
  var inspectedChildren: InspectedChildren { get }
  /// The views inside at a place, for a view that has to say what keeps them from being seen.
  func children(in place: InspectedView) throws -> InspectedChildren
  /// The views that the view keeps at named places, such as its label.
  var supplements: [Supplement] { get }
}

extension KnownView {
  static var isLeaf: Bool { false }
  var inspectedChildren: InspectedChildren { .none }
  var supplements: [Supplement] { [] }
  func children(in place: InspectedView) throws -> InspectedChildren { inspectedChildren }
}

/// Something whose values are not all of one kind.
protocol VariableKind: KnownView {}

/// The views inside a view.
///
/// Each is taken out of the view around it once, and not put into another existential on its way:
/// that would copy all that is in it.
enum InspectedChildren {
  case none
  /// One view; of a container it is found by index, also where it is alone.
  case view(Any, isContainer: Bool)
  /// A builder's views.
  case views([Any], isContainer: Bool)
  case rows(LazyGroup<Any>)
  /// Views that have been looked at already, found by index.
  case contents(LazyGroup<Content>)
}

@MainActor
extension InspectedChildren {
  /// One view, or a builder's views; one alone is found without an index.
  static func content<V: View>(_ view: V) -> Self { take(view, isContainer: false) }

  /// A builder's views, always found by index.
  static func container<V: View>(_ view: V) -> Self { take(view, isContainer: true) }

  private static func take<V: View>(_ view: V, isContainer: Bool) -> Self {
    guard let views = ViewFacts.of(V.self).reader.elements(of: view) else {
      return .view(view, isContainer: isContainer)
    }
    return .views(views, isContainer: isContainer)
  }
}

/// A view at a named place of another one.
struct Supplement {
  /// How the place is reached, as it stands in a path; `_:` stands for an index.
  let call: String
  /// How tests ask for the place, where that is not how it stands in a path.
  let lookup: String
  /// The view, or another value that is known; an error where there is none.
  let value: () throws -> Any
  /// Whether what is there is presented, and so does not inherit that its origin is disabled.
  let isPresented: Bool
  /// Whether it is the label of a control, which `labelsHidden()` hides.
  let isLabel: Bool
  /// Whether the place holds any view, which then is a hop of its own in paths.
  let isHop: Bool

  init(
    _ call: String, lookup: String? = nil, isPresented: Bool = false, isHop: Bool = false,
    isLabel: Bool = false, _ value: @escaping () throws -> Any
  ) {
    self.call = call
    self.lookup = lookup ?? call
    self.isLabel = isLabel
    self.value = value
    self.isPresented = isPresented
    self.isHop = isHop
  }

  /// A place for any view, such as a label.
  static func views(_ call: String, _ view: @escaping () throws -> Any) -> Supplement {
    Supplement(call, isHop: true, view)
  }

  /// The label of a control that stands beside what the control shows.
  static func label(_ view: @escaping () throws -> Any) -> Supplement {
    Supplement("labelView()", isHop: true, isLabel: true, view)
  }
}

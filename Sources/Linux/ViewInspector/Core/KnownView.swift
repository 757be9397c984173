import SwiftUI

/// What inspection knows of a built-in view, or of something that a modifier brings.
@MainActor
protocol KnownView {
  var viewType: any BaseViewType.Type { get }
  var inspectedChildren: InspectedChildren { get }
  /// The views that the view keeps at named places, such as its label.
  var supplements: [Supplement] { get }
}

extension KnownView {
  var inspectedChildren: InspectedChildren { .none }
  var supplements: [Supplement] { [] }
}

/// The views inside a view.
enum InspectedChildren {
  case none
  /// One view, or a builder's views; one alone is found without an index.
  case content(any View)
  /// A builder's views, always found by index.
  case container(any View)
  case rows(LazyGroup<any View>)
}

/// A view at a named place of another one.
struct Supplement {
  /// How the place is reached, as it stands in a path.
  let call: String
  /// The view, or another value that is known; an error where there is none.
  let value: () throws -> Any
  /// Whether what is there is presented, and so does not inherit that its origin is disabled.
  let isPresented: Bool
  /// Whether the place holds any view, which then is a hop of its own in paths.
  let isHop: Bool

  init(
    _ call: String, isPresented: Bool = false, isHop: Bool = false,
    _ value: @escaping () throws -> Any
  ) {
    self.call = call
    self.value = value
    self.isPresented = isPresented
    self.isHop = isHop
  }

  /// A place for any view, such as a label.
  static func views(_ call: String, _ view: @escaping () throws -> any View) -> Supplement {
    Supplement(call, isHop: true, view)
  }
}

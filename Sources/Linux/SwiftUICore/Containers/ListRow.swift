import Foundation

/// The room inside a row.
package struct ListRowInsetsModifier {
  package let insets: EdgeInsets?
}

extension ListRowInsetsModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    if let insets { context.add(.listRowInsets(insets)) }
  }
}

/// Whether there is a line between rows.
package struct ListRowSeparatorModifier {
  package let visibility: Visibility
  package let edges: VerticalEdge.Set
}

extension ListRowSeparatorModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    if visibility == .hidden { context.add(.listRowSeparatorHidden) }
  }
}

/// A view behind a row.
package struct ListRowBackgroundModifier<Layer: View> {
  package let layer: Layer
}

extension ListRowBackgroundModifier: LayerModifier {
  package func elementModifier(_ layer: ElementLayer) -> ElementModifier {
    .listRowBackground(layer)
  }
}

/// What can be done with a row by swiping it.
package struct SwipeActionsModifier<Layer: View> {
  package let edge: HorizontalEdge
  package let allowsFullSwipe: Bool
  package let layer: Layer
}

extension SwipeActionsModifier: LayerModifier {
  package func elementModifier(_ layer: ElementLayer) -> ElementModifier { .swipeActions(layer) }
}

/// Whether the background of a list, form or scroll view is shown.
package struct ScrollContentBackgroundModifier {
  package let visibility: Visibility
}

extension ScrollContentBackgroundModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .scrollContentBackground(visibility)
  }
}

/// Keeps a row from being deleted.
package struct DeleteDisabledModifier {
  package let isDisabled: Bool
}

extension DeleteDisabledModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .deleteDisabled(isDisabled)
  }
}

/// Keeps a row from being moved.
package struct MoveDisabledModifier {
  package let isDisabled: Bool
}

extension MoveDisabledModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .moveDisabled(isDisabled)
  }
}

/// The colour of what stands beside a row's text.
public struct ListItemTint: Sendable {
  package enum Kind: Equatable, Sendable { case fixed(Color), preferred(Color), monochrome }
  package let kind: Kind

  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }

  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(kind: .preferred(tint))
  }

  public static let monochrome = ListItemTint(kind: .monochrome)
}

/// The tint of rows, which hosts here keep their own.
package struct ListItemTintNote {
  package let tint: ListItemTint?
}

extension View {
  /// Sets the colour of what stands beside the row's text. Hosts here keep their own.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    noting(ListItemTintNote(tint: tint))
  }

  /// Sets the colour of what stands beside the row's text. Hosts here keep their own.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    noting(ListItemTintNote(tint: tint.map { .fixed($0) }))
  }

  /// Sets the room inside the row.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ListRowInsetsModifier(insets: insets))
  }

  /// Says whether there are lines at the row.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(ListRowSeparatorModifier(visibility: visibility, edges: edges))
  }

  /// Sets the colour of the lines at the row. Hosts here keep their own.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Says whether there are lines at the section. Hosts here keep their own.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Puts a view behind the row.
  nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View {
    modifier(ListRowBackgroundModifier(layer: view))
  }

  /// Says what can be done with the row by swiping it.
  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View where T: View {
    modifier(
      SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, layer: content()))
  }

  /// Says whether the background of lists, forms and scroll views is shown.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(ScrollContentBackgroundModifier(visibility: visibility))
  }

  /// Keeps the row from being deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(DeleteDisabledModifier(isDisabled: isDisabled))
  }

  /// Keeps the row from being moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(MoveDisabledModifier(isDisabled: isDisabled))
  }
}

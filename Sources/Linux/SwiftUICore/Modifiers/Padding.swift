import Foundation

/// Room around a view.
package struct PaddingModifier {
  package let edges: Edge.Set
  /// nil asks for the system's amount.
  package let insets: EdgeInsets?
}

extension PaddingModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.add(.padding(PaddingContent(edges: edges, insets: insets)))
  }
}

extension View {
  /// Adds different room on each edge.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(edges: .all, insets: insets))
  }

  /// Adds equal room on some edges; nil for the system's amount.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      PaddingModifier(edges: edges, insets: length.map { EdgeInsets(edges: edges, length: $0) }))
  }

  /// Adds equal room on all edges.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(edges: .all, insets: EdgeInsets(edges: .all, length: length)))
  }
}

extension EdgeInsets {
  package init(edges: Edge.Set, length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}

import SwiftUI
import SwiftUICore

extension InspectableView {
  /// The insets of all paddings together; an error where one leaves its amount to the system.
  public func padding() throws -> EdgeInsets {
    try MainThread.run {
      let paddings = try place.paddings
      guard !paddings.contains(where: { $0.insets == nil && $0.edges == .all }) else {
        throw InspectionError.notSupported(
          "Please use `hasPadding(_:)` for inspecting padding without explicit value.")
      }
      return EdgeInsets(
        top: try paddings.total(.top) ?? 0, leading: try paddings.total(.leading) ?? 0,
        bottom: try paddings.total(.bottom) ?? 0, trailing: try paddings.total(.trailing) ?? 0)
    }
  }

  /// The padding on an edge; an error where that is left to the system.
  public func padding(_ edge: Edge.Set) throws -> CGFloat {
    try MainThread.run {
      let paddings = try place.paddings
      let totals = try Edge.allCases.filter { edge.contains(Edge.Set($0)) }
        .compactMap { try paddings.total($0) }
      guard let total = totals.first else { throw place.modifierNotFound("padding") }
      return total
    }
  }

  /// Whether there is padding on these edges, explicit or by the system's measure.
  public func hasPadding(_ edges: Edge.Set = .all) -> Bool {
    MainThread.run(or: false) {
      let covered = (try? place.paddings)?.reduce(into: Edge.Set()) { $0.formUnion($1.edges) }
      return covered?.isSuperset(of: edges) ?? false
    }
  }
}

extension [PaddingContent] {
  /// What the paddings come to on an edge; nil where none concerns it.
  fileprivate func total(_ edge: Edge) throws -> CGFloat? {
    let concerned = filter { $0.edges.contains(Edge.Set(edge)) }
    guard !concerned.isEmpty else { return nil }
    return try concerned.reduce(0) { sum, padding in
      guard let insets = padding.insets else {
        throw InspectionError.notSupported(
          "Undefined inset for '\(edge)' edge. Consider calling `hasPadding(_:)` instead to "
            + "assure a default padding is applied.")
      }
      return sum + insets.length(edge)
    }
  }
}

extension EdgeInsets {
  fileprivate func length(_ edge: Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }
}

extension InspectedView {
  /// The paddings of the view, innermost first; an error where there are none.
  fileprivate var paddings: [PaddingContent] {
    get throws {
      let paddings = content.medium.viewModifiers.reversed().flatMap { modifier in
        modifier.effects.compactMap { if case .padding(let padding) = $0 { padding } else { nil } }
      }
      guard !paddings.isEmpty else { throw modifierNotFound("padding") }
      return paddings
    }
  }
}

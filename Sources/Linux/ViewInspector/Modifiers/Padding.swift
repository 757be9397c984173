import SwiftUI
import SwiftUICore

extension InspectableView {
  /// The insets of the innermost padding; an error where it leaves the amount to the system.
  public func padding() throws -> EdgeInsets {
    let insets = try place.paddings.first { $0.insets != nil }?.insets
    guard let insets else {
      throw InspectionError.attributeNotFound(label: "insets", type: "padding")
    }
    return insets
  }

  /// The padding on an edge; an error where it leaves the amount to the system.
  public func padding(_ edge: Edge.Set) throws -> CGFloat {
    let paddings = try place.paddings.filter { !$0.edges.isDisjoint(with: edge) }
    guard let padding = paddings.first else { throw place.modifierNotFound("padding") }
    guard let insets = padding.insets else {
      throw InspectionError.attributeNotFound(label: "insets", type: "padding")
    }
    return insets.length(edge)
  }

  /// Whether there is padding on these edges, explicit or by the system's measure.
  public func hasPadding(_ edges: Edge.Set = .all) -> Bool {
    let covered = (try? place.paddings)?.reduce(into: Edge.Set()) { $0.formUnion($1.edges) }
    return covered?.isSuperset(of: edges) ?? false
  }
}

extension EdgeInsets {
  fileprivate func length(_ edges: Edge.Set) -> CGFloat {
    if edges.contains(.top) { return top }
    if edges.contains(.leading) { return leading }
    if edges.contains(.bottom) { return bottom }
    return trailing
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

import SwiftUI
import SwiftUICore

// A custom view within a hosted one has its state in the graph. Inspection walks view values, so
// it has to find the node that belongs to a value: the n-th view of its type within the nearest
// custom view around it, in the order in which both trees are walked.
extension InspectedView {
  func findLiveNode() -> _ViewNode? {
    guard let custom = customView, let scope = customScope, let scopeNode = scope.liveNode else {
      return nil
    }
    scopeNode.graph.update()
    let candidates = scopeNode.nodesInOwnBody(of: Swift.type(of: custom))
    guard candidates.count > 1 else { return candidates.first }
    let twins = scope.placesInOwnBody(of: Swift.type(of: custom))
    let path = path
    guard twins.count == candidates.count, let index = twins.firstIndex(where: { $0.path == path })
    else { return nil }
    return candidates[index]
  }

  /// Where a custom modifier of this view lives, if there is one of its type in the body.
  func liveModifierNode(_ type: Any.Type) -> _ViewNode? {
    let nodes = customScope?.liveNode?.nodesInOwnBody(of: type) ?? []
    return nodes.count == 1 ? nodes.first : nil
  }

  /// The nearest custom view around this one.
  private var customScope: InspectedView? {
    var next = parent
    while let place = next, place.customView == nil { next = place.parent }
    return next
  }

  private func placesInOwnBody(of type: Any.Type) -> [InspectedView] {
    var result: [InspectedView] = []
    collectOwnBody(of: type, into: &result)
    return result
  }

  private func collectOwnBody(of type: Any.Type, into result: inout [InspectedView]) {
    let named = supplements()
    let supplementary = LazyGroup(count: named.count) { try self.place(named[$0]) }
    let modifiers = modifierPlaces()
    let children = (try? children()) ?? .empty
    for group in [children, supplementary, LazyGroup(count: modifiers.count) { modifiers[$0] }] {
      for place in group {
        if Swift.type(of: place.view) == type { result.append(place) }
        if place.customView == nil { place.collectOwnBody(of: type, into: &result) }
      }
    }
  }
}

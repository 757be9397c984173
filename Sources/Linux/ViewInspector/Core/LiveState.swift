import SwiftUI
import SwiftUICore

// A custom view within a hosted one has its state in the graph. Inspection walks view values, so
// it has to find the node that belongs to a value: the n-th view of its type within the nearest
// custom view around it, in the order in which both trees are walked.
extension InspectedView {
  /// The nodes of the views of one type in a body, by the paths of the views.
  struct TwinNodes {
    let nodes: [_ViewNode]
    let byPath: [String: _ViewNode]
    /// The state of the tree for which this is so.
    let evaluations: Int
  }

  func findLiveNode() -> _ViewNode? {
    guard isCustom, let scope = customScope, let scopeNode = scope.liveNode else { return nil }
    scopeNode.graph.update()
    let twins = scope.twinNodes(of: facts.type, below: scopeNode)
    return twins.nodes.count > 1 ? twins.byPath[path] : twins.nodes.first
  }

  private func twinNodes(of type: Any.Type, below node: _ViewNode) -> TwinNodes {
    let id = ObjectIdentifier(type)
    let evaluations = node.graph.bodyEvaluations
    if let known = twins[id], known.evaluations == evaluations { return known }
    let nodes = node.nodesInOwnBody(of: type)
    var byPath: [String: _ViewNode] = [:]
    if nodes.count > 1 {
      let places = placesInOwnBody(of: type)
      // Where the numbers differ nobody can say which belongs to which.
      if places.count == nodes.count {
        for (place, node) in zip(places, nodes) { byPath[place.path] = node }
      }
    }
    let found = TwinNodes(nodes: nodes, byPath: byPath, evaluations: evaluations)
    twins[id] = found
    return found
  }

  /// Where a custom modifier of this view lives, if there is one of its type in the body.
  func liveModifierNode(_ type: Any.Type) -> _ViewNode? {
    let nodes = customScope?.liveNode?.nodesInOwnBody(of: type) ?? []
    return nodes.count == 1 ? nodes.first : nil
  }

  private func placesInOwnBody(of type: Any.Type) -> [InspectedView] {
    var result: [InspectedView] = []
    collectOwnBody(of: type, into: &result)
    return result
  }

  private func collectOwnBody(of type: Any.Type, into result: inout [InspectedView]) {
    func collect(_ place: InspectedView) -> Bool {
      if place.facts.type == type { result.append(place) }
      if !place.isCustom { place.collectOwnBody(of: type, into: &result) }
      return false
    }
    _ = try? visitChildren { collect($0) }
    _ = visitNamed { collect($0) }
    _ = visitBrought { collect($0) }
  }
}

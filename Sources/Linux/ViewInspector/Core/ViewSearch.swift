import SwiftUI

/// How `find` looks for views.
public struct ViewSearch {
  public enum Relation: Sendable {
    case child
    case parent
  }

  public enum Traversal: Sendable {
    case breadthFirst
    case depthFirst
  }

  public typealias Condition = (InspectableView<ViewType.ClassifiedView>) throws -> Bool
}

extension InspectedView {
  /// A condition that throws does not match.
  private func satisfies(_ condition: ViewSearch.Condition) -> Bool {
    // The view at a named place is looked at itself, one step further.
    guard !isHop else { return false }
    return (try? condition(InspectableView<ViewType.ClassifiedView>(trusting: self))) ?? false
  }

  func findParent(skipFound: Int, _ condition: ViewSearch.Condition) throws -> InspectedView {
    var skipped = 0
    var next = parent
    while let place = next {
      if place.satisfies(condition) {
        if skipped == skipFound { return place }
        skipped += 1
      }
      next = place.parent
    }
    throw InspectionError.searchFailure(skipped: skipped, blockers: [])
  }

  func findChild(
    _ traversal: ViewSearch.Traversal, skipFound: Int, _ condition: @escaping ViewSearch.Condition
  ) throws -> InspectedView {
    var search = Search(skipFound: skipFound, condition: condition)
    let found =
      traversal == .breadthFirst ? search.breadthFirst(from: self) : search.depthFirst(from: self)
    guard let found else {
      throw InspectionError.searchFailure(skipped: search.skipped, blockers: search.blockers)
    }
    return found
  }

  func findAll(_ condition: ViewSearch.Condition) -> [InspectedView] {
    var result: [InspectedView] = []
    collect(condition, into: &result)
    return result
  }

  private func collect(_ condition: ViewSearch.Condition, into result: inout [InspectedView]) {
    if satisfies(condition) { result.append(self) }
    var blockers: [String] = []
    for group in descendants(.depthFirst, &blockers) {
      for place in group { place.collect(condition, into: &result) }
    }
  }

  /// What search goes on to from here: the views inside, those at named places, and what the
  /// modifiers bring, in the order of the traversal.
  private func descendants(
    _ traversal: ViewSearch.Traversal, _ blockers: inout [String]
  ) -> [LazyGroup<InspectedView>] {
    var children = LazyGroup<InspectedView>.empty
    do {
      if isOpaque { blockers.append(identity.name) } else { children = try self.children() }
    } catch InspectionError.missingEnvironmentObjects(let view, _) {
      blockers.append(view)
    } catch {
      // A view that is not there hides nothing.
    }
    let named = supplements()
    let supplementary = LazyGroup(count: named.count) { try self.place(named[$0]) }
    let modifiers = modifierPlaces()
    let brought = LazyGroup(count: modifiers.count) { modifiers[$0] }
    switch traversal {
    case .breadthFirst: return [children, brought, supplementary]
    case .depthFirst: return [children, supplementary, brought]
    }
  }

  /// Whether the view is one into which inspection cannot look.
  private var isOpaque: Bool {
    !isHop && known == nil && customView == nil && !isOpenBuiltIn && !(view is AbsentView)
      && !(view is any ModifierPlaceholder)
  }

  /// A search for the first match after some that are skipped.
  private struct Search {
    let skipFound: Int
    let condition: ViewSearch.Condition
    var skipped = 0
    var blockers: [String] = []

    @MainActor
    private mutating func isResult(_ place: InspectedView) -> Bool {
      guard place.satisfies(condition) else { return false }
      if skipped == skipFound { return true }
      skipped += 1
      return false
    }

    @MainActor
    mutating func breadthFirst(from root: InspectedView) -> InspectedView? {
      var queue = [LazyGroup(count: 1) { _ in root }]
      var next = 0
      while next < queue.count {
        for place in queue[next] {
          if isResult(place) { return place }
          queue += place.descendants(.breadthFirst, &blockers).filter { $0.count > 0 }
        }
        next += 1
      }
      return nil
    }

    @MainActor
    mutating func depthFirst(from place: InspectedView) -> InspectedView? {
      if isResult(place) { return place }
      for group in place.descendants(.depthFirst, &blockers) {
        for child in group {
          if let found = depthFirst(from: child) { return found }
        }
      }
      return nil
    }
  }
}

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
  /// Whether a search looks for the view; a condition that throws does not match.
  typealias Match = (InspectedView) throws -> Bool

  /// A view of a search: the view at a named place is looked at itself, one step further.
  fileprivate func satisfies(_ isMatch: Match) -> Bool {
    guard !isHop else { return false }
    return (try? isMatch(self)) ?? false
  }

  func findParent(skipFound: Int, _ isMatch: Match) throws -> InspectedView {
    var skipped = 0
    var next = parent
    while let place = next {
      if place.satisfies(isMatch) {
        if skipped == skipFound { return place }
        skipped += 1
      }
      next = place.parent
    }
    throw InspectionError.searchFailure(skipped: skipped, blockers: [])
  }

  /// The nearest view around this one that is of a kind.
  func parent<T: BaseViewType>(ofKind type: T.Type) -> InspectedView? {
    var next = parent
    while let place = next {
      if !place.isHop, place.isKind(type) { return place }
      next = place.parent
    }
    return nil
  }

  func findChild(
    _ traversal: ViewSearch.Traversal, skipFound: Int, _ isMatch: @escaping Match
  ) throws -> InspectedView {
    var search = Search(skipFound: skipFound, isMatch: isMatch)
    let found =
      traversal == .breadthFirst ? search.breadthFirst(from: self) : search.depthFirst(from: self)
    guard let found else {
      throw InspectionError.searchFailure(skipped: search.skipped, blockers: search.blockers)
    }
    return found
  }

  func findAll(_ isMatch: Match) -> [InspectedView] {
    var result: [InspectedView] = []
    collect(isMatch, into: &result)
    return result
  }

  private func collect(_ isMatch: Match, into result: inout [InspectedView]) {
    if satisfies(isMatch) { result.append(self) }
    guard !isRecursive else { return }
    var blockers: [String] = []
    for step in Step.depthFirst {
      for place in descendants(step, &blockers) { place.collect(isMatch, into: &result) }
    }
  }

  /// What search goes on to from a view.
  fileprivate enum Step {
    /// The views inside.
    case children
    /// What the modifiers bring.
    case brought
    /// The views at named places.
    case named

    static let breadthFirst: [Step] = [.children, .brought, .named]
    static let depthFirst: [Step] = [.children, .named, .brought]
  }

  fileprivate func descendants(_ step: Step, _ blockers: inout [String]) -> LazyGroup<InspectedView>
  {
    // Texts are half of what a search meets.
    if facts.isLeaf, !isHop, step != .brought { return .empty }
    switch step {
    case .brought: return broughtPlaces()
    case .named: return namedPlaces()
    case .children: return children(&blockers)
    }
  }

  private func children(_ blockers: inout [String]) -> LazyGroup<InspectedView> {
    do {
      if facts.isOpaque, !isHop { blockers.append(identity.name) } else { return try children() }
    } catch let error as InspectionError {
      if case .missingEnvironmentObjects = error { blockers.append(error.description) }
    } catch {
      // A view that is not there hides nothing.
    }
    return .empty
  }

  /// Whether the view is met again on the way down from one of its type: screens that link to
  /// each other have no end. The view right around this one does not count.
  fileprivate var isRecursive: Bool {
    guard isCustom else { return false }
    var scope = customScope
    if let nearest = scope, nearest === parent { scope = nearest.customScope }
    while let current = scope {
      if current.facts === facts { return true }
      scope = current.customScope
    }
    return false
  }

  /// A search for the first match after some that are skipped.
  private struct Search {
    let skipFound: Int
    let isMatch: Match
    var skipped = 0
    var blockers: [String] = []

    init(skipFound: Int, isMatch: @escaping Match) {
      self.skipFound = skipFound
      self.isMatch = isMatch
    }

    @MainActor
    private mutating func isResult(_ place: InspectedView) -> Bool {
      guard place.satisfies(isMatch) else { return false }
      if skipped == skipFound { return true }
      skipped += 1
      return false
    }

    /// Looks into a view only when its turn comes: what comes after a match is never made.
    @MainActor
    mutating func breadthFirst(from root: InspectedView) -> InspectedView? {
      if isResult(root) { return root }
      var queue = PlaceQueue(root)
      while let next = queue.next() {
        for step in Step.breadthFirst {
          for place in next.descendants(step, &blockers) where !place.isRecursive {
            if isResult(place) { return place }
            queue.add(place)
          }
        }
      }
      return nil
    }

    @MainActor
    mutating func depthFirst(from place: InspectedView) -> InspectedView? {
      if isResult(place) { return place }
      guard !place.isRecursive else { return nil }
      for step in Step.depthFirst {
        for child in place.descendants(step, &blockers) {
          if let found = depthFirst(from: child) { return found }
        }
      }
      return nil
    }
  }
}

/// The views into which a search has yet to look; those that it has are let go.
private struct PlaceQueue {
  private var incoming: [InspectedView] = []
  private var outgoing: [InspectedView]

  init(_ first: InspectedView) {
    outgoing = [first]
  }

  mutating func add(_ place: InspectedView) { incoming.append(place) }

  mutating func next() -> InspectedView? {
    if outgoing.isEmpty {
      incoming.reverse()
      swap(&incoming, &outgoing)
    }
    return outgoing.popLast()
  }
}

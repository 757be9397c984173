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
  /// What a search looks for; a condition that throws does not match.
  struct Match {
    /// Whether a view may be wanted, as far as that shows before its place is known: most texts
    /// of a screen then need none.
    var mayBe: InspectedView.Guess = { _ in true }
    let isWanted: @MainActor (InspectedView) throws -> Bool
  }

  /// A view of a search: the view at a named place is looked at itself, one step further.
  fileprivate func satisfies(_ match: Match) -> Bool {
    guard !isHop else { return false }
    return (try? match.isWanted(self)) ?? false
  }

  func findParent(skipFound: Int, _ match: Match) throws -> InspectedView {
    var skipped = 0
    var next = parent
    while let place = next {
      if place.satisfies(match) {
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
    _ traversal: ViewSearch.Traversal, skipFound: Int, _ match: Match
  ) throws -> InspectedView {
    let search = Search(for: match, skipFound: skipFound)
    let found =
      traversal == .breadthFirst ? search.breadthFirst(from: self) : search.depthFirst(from: self)
    guard let found else {
      throw InspectionError.searchFailure(skipped: search.skipped, blockers: search.blockers)
    }
    return found
  }

  func findAll(_ match: Match) -> [InspectedView] {
    Search(for: match).all(from: self)
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
}

/// A search for views inside one; it may pass over the first that match.
@MainActor
private final class Search {
  /// What search goes on to from a view.
  private enum Step {
    /// The views inside.
    case children
    /// What the modifiers bring.
    case brought
    /// The views at named places.
    case named

    static let breadthFirst: [Step] = [.children, .brought, .named]
    static let depthFirst: [Step] = [.children, .named, .brought]
  }

  private let match: InspectedView.Match
  private let skipFound: Int
  private(set) var skipped = 0
  /// What has kept the search from looking into a view.
  private(set) var blockers: [String] = []

  init(for match: InspectedView.Match, skipFound: Int = 0) {
    self.match = match
    self.skipFound = skipFound
  }

  /// Looks into a view only when its turn comes: what comes after a match is never made.
  func breadthFirst(from root: InspectedView) -> InspectedView? {
    if isResult(root) { return root }
    var queue = PlaceQueue(root)
    var found: InspectedView?
    while let next = queue.next() {
      for step in Step.breadthFirst {
        let isOver = visit(step, of: next) { place in
          guard !place.isRecursive else { return false }
          guard isResult(place) else {
            queue.add(place)
            return false
          }
          found = place
          return true
        }
        if isOver { return found }
      }
    }
    return nil
  }

  func depthFirst(from place: InspectedView) -> InspectedView? {
    if isResult(place) { return place }
    guard !place.isRecursive else { return nil }
    var found: InspectedView?
    for step in Step.depthFirst {
      let isOver = visit(step, of: place) { inner in
        found = depthFirst(from: inner)
        return found != nil
      }
      if isOver { return found }
    }
    return nil
  }

  /// All that match, the outer before the inner ones.
  func all(from root: InspectedView) -> [InspectedView] {
    var result: [InspectedView] = []
    collect(from: root, into: &result)
    return result
  }

  private func collect(from place: InspectedView, into result: inout [InspectedView]) {
    if place.satisfies(match) { result.append(place) }
    guard !place.isRecursive else { return }
    for step in Step.depthFirst {
      _ = visit(step, of: place) { inner in
        collect(from: inner, into: &result)
        return false
      }
    }
  }

  private func isResult(_ place: InspectedView) -> Bool {
    guard place.satisfies(match) else { return false }
    if skipped == skipFound { return true }
    skipped += 1
    return false
  }

  private func visit(
    _ step: Step, of place: InspectedView, _ visitor: InspectedView.Visitor
  ) -> Bool {
    // Texts are half of what a search meets.
    if place.facts.isLeaf, !place.isHop, step != .brought { return false }
    switch step {
    case .brought: return place.visitBrought(match.mayBe, visitor)
    case .named: return place.visitNamed(match.mayBe, visitor)
    case .children: return visitChildren(of: place, visitor)
    }
  }

  private func visitChildren(of place: InspectedView, _ visitor: InspectedView.Visitor) -> Bool {
    guard !place.facts.isOpaque || place.isHop else {
      blockers.append(place.identity.name)
      return false
    }
    do {
      return try place.visitChildren(match.mayBe, visitor)
    } catch let error as InspectionError {
      if case .missingEnvironmentObjects = error { blockers.append(error.description) }
    } catch {
      // A view that is not there hides nothing.
    }
    return false
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

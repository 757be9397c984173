import SwiftUI
import SwiftUICore

// What a search goes on to from a view. Each place is made when its turn comes, so that nothing is
// evaluated that comes after a match; what cannot be made is left out. A visitor that returns `true`
// has seen enough, and so does the visit then.
extension InspectedView {
  /// Whether a view may be wanted, as far as that shows before it has a place.
  typealias Guess = @MainActor (Content) -> Bool
  typealias Visitor = (InspectedView) -> Bool

  /// Visits the views inside that may be wanted, or may have such a view inside.
  func visitChildren(_ mayBeWanted: Guess = { _ in true }, _ visit: Visitor) throws -> Bool {
    let (contents, isIndexed) = try childContents()
    for index in 0..<contents.count {
      guard let content = try? contents.element(at: index), content.isWorthAVisit(mayBeWanted)
      else { continue }
      let call = Call.ofKind(index: isIndexed ? index : nil)
      if visit(InspectedView(content, parent: self, call)) { return true }
    }
    return false
  }

  /// Visits those at named places.
  func visitNamed(_ mayBeWanted: Guess = { _ in true }, _ visit: Visitor) -> Bool {
    for supplement in supplements() {
      guard let content = try? content(of: supplement), content.isWorthAVisit(mayBeWanted)
      else { continue }
      if visit(supplement.place(content, in: self)) { return true }
    }
    return false
  }

  /// Visits those that the modifiers of this view bring, the innermost modifier's first.
  func visitBrought(_ mayBeWanted: Guess = { _ in true }, _ visit: Visitor) -> Bool {
    for brought in broughtViews() {
      guard let content = try? content(of: brought), content.isWorthAVisit(mayBeWanted)
      else { continue }
      if visit(brought.place(content, in: self)) { return true }
    }
    return false
  }
}

extension Content {
  /// A search finds nothing in a text, nor around it where it has no modifiers, but the text.
  fileprivate func isWorthAVisit(_ mayBeWanted: InspectedView.Guess) -> Bool {
    !facts.isLeaf || medium.hasViewModifiers || mayBeWanted(self)
  }
}

// MARK: Named places

extension InspectedView {
  func supplements() -> [Supplement] {
    guard !isHop else { return [] }
    return facts.reader.supplements(view)
  }

  /// The view at a named place.
  func supplement(_ call: String) throws -> InspectedView {
    guard let supplement = supplements().first(where: { $0.lookup == call }) else {
      throw InspectionError.viewNotFound(parent: call)
    }
    return try place(supplement)
  }

  func place(_ supplement: Supplement) throws -> InspectedView {
    try supplement.place(content(of: supplement), in: self)
  }

  fileprivate func content(of supplement: Supplement) throws -> Content {
    let value = try supplement.value()
    var medium = content.medium.resettingViewModifiers()
    if supplement.isLabel, medium.environment.labelsAreHidden { medium.hide() }
    return try Content.unwrap(value, medium)
  }
}

extension Supplement {
  @MainActor
  fileprivate func place(_ content: Content, in parent: InspectedView) -> InspectedView {
    InspectedView(content, parent: parent, call: call, isHop: isHop)
  }
}

/// What flows down the tree: the environment, and the element modifiers that wait for an element.
package struct NodeContext {
  package var environment: EnvironmentValues
  /// Modifiers met on the way down and not yet taken by an element, innermost first.
  package var modifiers: ElementModifiers?
  /// What a `ForEach` is to offer for its rows, if it comes before the next element.
  var rowActions: RowActions?

  package init(environment: EnvironmentValues, modifiers: ElementModifiers? = nil) {
    self.environment = environment
    self.modifiers = modifiers
  }

  func isIdentical(to other: NodeContext) -> Bool {
    modifiers === other.modifiers && rowActions === other.rowActions
      && environment.isIdentical(to: other.environment)
  }

  /// The context of an element's children: its modifiers have been taken.
  var forChildren: NodeContext { NodeContext(environment: environment) }

  package mutating func add(_ modifier: ElementModifier) {
    modifiers = ElementModifiers(.modifier(modifier), outer: modifiers)
  }

  mutating func add(_ source: LayerSource) {
    modifiers = ElementModifiers(.layer(source), outer: modifiers)
  }
}

/// A persistent list of element modifiers; its identity says whether anything changed.
package final class ElementModifiers {
  enum Entry {
    case modifier(ElementModifier)
    case layer(LayerSource)
  }

  let entry: Entry
  /// What comes after: the list is innermost first.
  let outer: ElementModifiers?

  init(_ entry: Entry, outer: ElementModifiers?) {
    self.entry = entry
    self.outer = outer
  }

  /// The modifiers without the layers, innermost first.
  package var array: [ElementModifier] {
    var result: [ElementModifier] = []
    var next: ElementModifiers? = self
    while let current = next {
      if case .modifier(let modifier) = current.entry { result.append(modifier) }
      next = current.outer
    }
    return result
  }
}

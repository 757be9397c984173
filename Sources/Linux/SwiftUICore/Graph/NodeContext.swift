/// What flows down the tree: the environment, and the element modifiers that wait for an element.
package struct NodeContext {
  package var environment: EnvironmentValues
  /// Modifiers met on the way down and not yet taken by an element, innermost first.
  package var modifiers: ElementModifiers?

  package init(environment: EnvironmentValues, modifiers: ElementModifiers? = nil) {
    self.environment = environment
    self.modifiers = modifiers
  }

  func isIdentical(to other: NodeContext) -> Bool {
    modifiers === other.modifiers && environment.isIdentical(to: other.environment)
  }

  /// The context of an element's children: its modifiers have been taken.
  var forChildren: NodeContext { NodeContext(environment: environment) }

  package mutating func add(_ modifier: ElementModifier) {
    modifiers = ElementModifiers(modifier, outer: modifiers)
  }
}

/// A persistent list of element modifiers; its identity says whether anything changed.
package final class ElementModifiers {
  let modifier: ElementModifier
  let outer: ElementModifiers?

  init(_ modifier: ElementModifier, outer: ElementModifiers?) {
    self.modifier = modifier
    self.outer = outer
  }

  /// The modifiers, innermost first.
  package var array: [ElementModifier] {
    var result: [ElementModifier] = []
    var next: ElementModifiers? = self
    while let current = next {
      result.append(current.modifier)
      next = current.outer
    }
    return result
  }
}

import SwiftUI
import SwiftUICore

/// A view without the modifiers around it, and what those say.
@MainActor @preconcurrency
public struct Content {
  let view: Any
  let medium: Medium
  let facts: ViewFacts

  init(_ view: Any, medium: Medium = .empty) {
    self.init(view, medium, ViewFacts.of(Swift.type(of: view)))
  }

  init(_ view: Any, _ medium: Medium, _ facts: ViewFacts) {
    self.view = view
    self.medium = medium
    self.facts = facts
  }
}

extension Content {
  /// A modifier at the place where it was applied.
  @MainActor
  struct AppliedModifier {
    let value: Any
    let facts: ModifierFacts
    /// What it does to elements, where that is all it does.
    let effects: [ElementModifier]
    /// The environment around the modifier.
    let environment: EnvironmentValues
    /// Whether it is applied within the body of a custom modifier; that one is searched instead.
    var isWithinCustomModifier = false
  }
}

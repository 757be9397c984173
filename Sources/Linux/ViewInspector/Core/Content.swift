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
  /// The modifiers of a view, and what it inherits.
  @MainActor @preconcurrency
  struct Medium {
    /// The modifiers of this very view, outermost first.
    private(set) var viewModifiers: [AppliedModifier] = []
    /// Modifiers that reach what is inside, too: hidden, disabled and the like.
    private(set) var transitiveViewModifiers: [AppliedModifier] = []
    private(set) var environmentModifiers: [AppliedModifier] = []
    private(set) var environmentObjects: [AnyObject] = []
    /// The environment that the view is in.
    var environment = EnvironmentValues()
    private(set) var isHidden = false
    private(set) var allowsHitTesting = true

    nonisolated init() {}

    nonisolated static var empty: Medium { Medium() }

    mutating func hide() { isHidden = true }

    /// What the views inside inherit.
    func resettingViewModifiers() -> Medium {
      guard !viewModifiers.isEmpty else { return self }
      var result = self
      result.viewModifiers = []
      return result
    }

    /// All modifiers of the view and those that it inherits, innermost first.
    var allModifiers: [AppliedModifier] {
      (environmentModifiers + transitiveViewModifiers + viewModifiers).reversed()
    }
  }

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

extension Content.Medium {
  mutating func apply(_ modifier: Any, isWithinCustomModifier: Bool = false) {
    let facts = ModifierFacts.of(modifier)
    switch facts.role {
    case .pair:
      guard let pair = modifier as? any ModifiedValue else { return }
      apply(pair.appliedModifier, isWithinCustomModifier: isWithinCustomModifier)
      apply(pair.modifiedContent, isWithinCustomModifier: isWithinCustomModifier)
    case .environmental:
      guard let environmental = modifier as? any EnvironmentalModifier else { return }
      let resolved = Evaluation.untracked { Self.resolve(environmental, environment) }
      apply(resolved, isWithinCustomModifier: isWithinCustomModifier)
    case .context:
      guard let context = modifier as? any ContextModifier else { return }
      apply(context, facts, isWithinCustomModifier)
    case .custom:
      append(modifier, facts, [], isWithinCustomModifier)
      adoptBody(of: modifier)
    case .other:
      append(modifier, facts, [], isWithinCustomModifier)
    }
  }

  private static func resolve<M: EnvironmentalModifier>(
    _ modifier: M, _ environment: EnvironmentValues
  ) -> Any {
    modifier.resolve(in: environment)
  }

  private mutating func apply<M: ContextModifier>(
    _ modifier: M, _ facts: ModifierFacts, _ isWithin: Bool
  ) {
    var context = NodeContext(environment: environment)
    Evaluation.untracked { modifier.apply(to: &context) }
    let effects = context.modifiers?.array ?? []
    append(modifier, facts, effects, isWithin)
    environment = context.environment
    for effect in effects {
      switch effect {
      case .hidden: isHidden = true
      case .hitTesting(let isAllowed): allowsHitTesting = allowsHitTesting && isAllowed
      default: break
      }
    }
  }

  private mutating func append(
    _ value: Any, _ facts: ModifierFacts, _ effects: [ElementModifier], _ isWithin: Bool
  ) {
    let applied = Content.AppliedModifier(
      value: value, facts: facts, effects: effects, environment: environment,
      isWithinCustomModifier: isWithin)
    switch facts.bucket {
    case .plain: viewModifiers.append(applied)
    case .transitive: transitiveViewModifiers.append(applied)
    case .environment: environmentModifiers.append(applied)
    case .environmentObject:
      guard let object = (value as? any ObjectProvider)?.providedObject else { return }
      environmentObjects.append(object)
    }
  }

  /// Takes over what the body of a custom modifier applies to its content.
  private mutating func adoptBody(of modifier: Any) {
    guard let custom = modifier as? any ViewModifier,
      let body = try? CustomContent.body(of: custom, self),
      let placeholder = CustomContent.findPlaceholder(body, resettingViewModifiers())
    else { return }
    let own = viewModifiers
    self = placeholder
    viewModifiers =
      own
      + placeholder.viewModifiers.map {
        var modifier = $0
        modifier.isWithinCustomModifier = true
        return modifier
      }
  }
}

@MainActor
protocol ObjectProvider {
  var providedObject: AnyObject? { get }
}

extension EnvironmentObjectModifier: ObjectProvider {
  var providedObject: AnyObject? { object }
}

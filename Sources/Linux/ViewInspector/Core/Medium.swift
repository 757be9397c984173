import SwiftUI
import SwiftUICore

extension Content {
  /// The modifiers of a view, and what it inherits.
  ///
  /// Most views pass on what they inherit as it is: the values are shared until one changes them.
  @MainActor @preconcurrency
  struct Medium {
    fileprivate struct Values {
      var viewModifiers: [AppliedModifier] = []
      var transitiveViewModifiers: [AppliedModifier] = []
      var environmentModifiers: [AppliedModifier] = []
      var environmentObjects: [AnyObject] = []
      var environment = EnvironmentValues()
      var isHidden = false
      var allowsHitTesting = true
    }

    @MainActor
    private final class Shared {
      var values: Values

      init(_ values: Values) {
        self.values = values
      }

      static let empty = Shared(Values())
    }

    private var shared: Shared

    static var empty: Medium { Medium(shared: .empty) }

    fileprivate mutating func change(_ body: (inout Values) -> Void) {
      if !isKnownUniquelyReferenced(&shared) { shared = Shared(shared.values) }
      body(&shared.values)
    }
  }
}

extension Content.Medium {
  /// The modifiers of this very view, outermost first.
  var viewModifiers: [Content.AppliedModifier] { shared.values.viewModifiers }
  var hasViewModifiers: Bool { !shared.values.viewModifiers.isEmpty }
  /// Modifiers that reach what is inside, too: hidden, disabled and the like.
  var transitiveViewModifiers: [Content.AppliedModifier] { shared.values.transitiveViewModifiers }
  var environmentModifiers: [Content.AppliedModifier] { shared.values.environmentModifiers }
  var environmentObjects: [AnyObject] { shared.values.environmentObjects }
  var isHidden: Bool { shared.values.isHidden }
  var allowsHitTesting: Bool { shared.values.allowsHitTesting }

  /// The environment that the view is in.
  var environment: EnvironmentValues {
    get { shared.values.environment }
    set { change { $0.environment = newValue } }
  }

  mutating func hide() { change { $0.isHidden = true } }

  /// What the views inside inherit.
  func resettingViewModifiers() -> Content.Medium {
    guard hasViewModifiers else { return self }
    var result = self
    result.change { $0.viewModifiers = [] }
    return result
  }

  /// What something inherits that a modifier of the view brings: what is around the modifier.
  func inherited(by modifier: Content.AppliedModifier) -> Content.Medium {
    var result = self
    result.change {
      $0.viewModifiers = []
      $0.environment = modifier.environment
    }
    return result
  }

  /// All modifiers of the view and those that it inherits, innermost first.
  var allModifiers: [Content.AppliedModifier] {
    (environmentModifiers + transitiveViewModifiers + viewModifiers).reversed()
  }
}

// MARK: Applying modifiers

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
    change {
      $0.environment = context.environment
      $0.isHidden = $0.isHidden || effects.hide
      $0.allowsHitTesting = $0.allowsHitTesting && effects.allowHitTesting
    }
  }

  private mutating func append(
    _ value: Any, _ facts: ModifierFacts, _ effects: [ElementModifier], _ isWithin: Bool
  ) {
    let applied = Content.AppliedModifier(
      value: value, facts: facts, effects: effects, environment: environment,
      isWithinCustomModifier: isWithin)
    switch facts.bucket {
    case .plain: change { $0.viewModifiers.append(applied) }
    case .transitive: change { $0.transitiveViewModifiers.append(applied) }
    case .environment: change { $0.environmentModifiers.append(applied) }
    case .environmentObject:
      guard let object = (value as? any ObjectProvider)?.providedObject else { return }
      change { $0.environmentObjects.append(object) }
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
    change {
      $0.viewModifiers =
        own
        + $0.viewModifiers.map {
          var modifier = $0
          modifier.isWithinCustomModifier = true
          return modifier
        }
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

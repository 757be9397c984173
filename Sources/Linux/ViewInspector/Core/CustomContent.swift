import SwiftUI
import SwiftUICore

/// What the bodies of custom views and modifiers show.
@MainActor
enum CustomContent {
  /// The view with its environment, as its body would see it.
  static func bound<V>(
    _ view: V, _ medium: Content.Medium, node: _ViewNode? = nil
  ) throws -> V {
    var copy = view
    node?.bindForInspection(&copy)
    let missing = DetachedBinding.bind(&copy, environment: medium.environment)
    guard missing.isEmpty else {
      throw InspectionError.missingEnvironmentObjects(
        view: Inspector.typeName(type: V.self),
        objects: missing.map { "\($0.property): \($0.type)" })
    }
    return copy
  }

  static func body<V: View>(
    of view: V, _ medium: Content.Medium, node: _ViewNode? = nil
  ) throws -> Any {
    try Evaluation.untracked {
      let bound = try bound(view, medium, node: node)
      guard ViewFacts.of(V.self).isCustomInspectable, let custom = bound as? any CustomInspectable
      else { return bound.body }
      return content(of: custom)
    }
  }

  private static func content<C: CustomInspectable>(of custom: C) -> Any {
    custom.customInspectableContent
  }

  static func body<M: ViewModifier>(
    of modifier: M, _ medium: Content.Medium, node: _ViewNode? = nil
  ) throws -> Any {
    try Evaluation.untracked {
      try bound(modifier, medium, node: node).body(content: _ViewModifier_Content())
    }
  }

  /// The medium of the modified view within a modifier's body, if it is there.
  static func findPlaceholder(_ view: Any, _ medium: Content.Medium) -> Content.Medium? {
    guard let content = try? Content.unwrap(view, medium) else { return nil }
    if content.facts.isPlaceholder { return content.medium }
    let inner = content.medium.resettingViewModifiers()
    switch (content.view as? any KnownView)?.inspectedChildren {
    case .views(let views, _):
      return views.lazy.compactMap { findPlaceholder($0, inner) }.first
    case .view(let view, _):
      return findPlaceholder(view, inner)
    default: return nil
    }
  }
}

/// Lets a type say what inspection sees in place of its body.
@MainActor @preconcurrency
public protocol CustomInspectable {
  associatedtype View: SwiftUI.View
  @MainActor @preconcurrency var customInspectableContent: View { get }
}

/// No longer needed: every view can be inspected.
@available(*, deprecated, message: "Conformance to Inspectable is no longer required")
public protocol Inspectable {}

extension Content {
  /// Takes off what is around a view: modifiers, conditions, subscriptions.
  static func unwrap(_ value: Any, _ medium: Medium) throws -> Content {
    var value = value
    var medium = medium
    while true {
      let facts = ViewFacts.of(Swift.type(of: value))
      if let modified = facts.reader.modified(value) {
        medium.apply(modified.modifier)
        value = modified.content
      } else if let wrapped = try facts.reader.unwrapped(value) {
        value = wrapped
      } else {
        return Content(value, medium, facts)
      }
    }
  }
}

extension Inspector {
  @MainActor @preconcurrency
  static func unwrap(view: Any, medium: Content.Medium) throws -> Content {
    try MainThread.run { try Content.unwrap(view, medium) }
  }
}

import SwiftUI
import SwiftUICore

extension InspectableView {
  /// What a screen reader calls the view: of several labels the innermost has index 0.
  public func accessibilityLabel(_ index: Int = 0) throws -> InspectableView<ViewType.Text> {
    try place.text(
      "accessibilityLabel()", place.accessibility("accessibilityLabel", index, \.label))
  }

  public func accessibilityValue(_ index: Int = 0) throws -> InspectableView<ViewType.Text> {
    try place.text(
      "accessibilityValue()", place.accessibility("accessibilityValue", index, \.value))
  }

  public func accessibilityHint(_ index: Int = 0) throws -> InspectableView<ViewType.Text> {
    try place.text("accessibilityHint()", place.accessibility("accessibilityHint", index, \.hint))
  }

  public func accessibilityHidden() throws -> Bool {
    try place.accessibility("accessibilityHidden", 0, \.properties.isHidden)
  }

  /// The name by which tests find the view: of several the innermost has index 0.
  public func accessibilityIdentifier(_ index: Int = 0) throws -> String {
    try place.accessibility("accessibilityIdentifier", index, \.properties.identifier)
  }

  /// Does what an action for screen readers is told to do.
  public func callAccessibilityAction(_ kind: AccessibilityActionKind) throws {
    let action = try place.modifier("accessibilityAction") {
      (modifier: AccessibilityAttachmentModifier) in
      modifier.action.flatMap { $0.name == nil && $0.kind == kind ? $0 : nil }
    }
    try MainThread.perform { action.handler() }
  }

  /// Does what a named action for screen readers is told to do.
  public func callAccessibilityAction<S>(_ name: S) throws where S: StringProtocol {
    let action = try place.modifier("accessibilityAction") {
      (modifier: AccessibilityAttachmentModifier) in
      modifier.action.flatMap {
        $0.name?.resolve(locale: .testsDefault).string == String(name) ? $0 : nil
      }
    }
    try MainThread.perform { action.handler() }
  }

  public func find(
    viewWithAccessibilityLabel label: String
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try find { view in
      view.place.accessibilityValues(\.label).contains {
        $0.resolve(locale: .testsDefault).string == label
      }
    }
  }

  public func find(
    viewWithAccessibilityIdentifier identifier: String
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try find { $0.place.accessibilityValues(\.properties.identifier).contains(identifier) }
  }
}

extension InspectedView {
  /// What the accessibility modifiers of the view say, the innermost first.
  func accessibilityValues<V>(
    _ keyPath: KeyPath<AccessibilityAttachmentModifier, V?>
  ) -> [V] {
    content.medium.viewModifiers.reversed().compactMap {
      ($0.value as? AccessibilityAttachmentModifier)?[keyPath: keyPath]
    }
  }

  fileprivate func accessibility<V>(
    _ name: String, _ index: Int, _ keyPath: KeyPath<AccessibilityAttachmentModifier, V?>
  ) throws -> V {
    let values = accessibilityValues(keyPath)
    guard values.indices.contains(index) else { throw modifierNotFound(name, index: index) }
    return values[index]
  }
}

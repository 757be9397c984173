import Foundation

/// Which way a value is to be changed.
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment
  case decrement
}

/// What screen readers are told that hosts here have no use for.
package enum AccessibilityNote {
  case activationPoint(CGPoint)
  case unitActivationPoint(UnitPoint)
  case adjustableAction((AccessibilityAdjustmentDirection) -> Void)
  case scrollAction((Edge) -> Void)
  case selectionIdentifier(AnyHashable)
}

extension View {
  /// Says where the view is pressed.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    noting(AccessibilityNote.activationPoint(activationPoint))
  }

  /// Says where the view is pressed.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> some View {
    noting(AccessibilityNote.unitActivationPoint(activationPoint))
  }

  /// Lets screen readers change the view's value.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    noting(AccessibilityNote.adjustableAction(handler))
  }

  /// Lets screen readers scroll the view.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View {
    noting(AccessibilityNote.scrollAction(handler))
  }

  /// Says where the view is pressed.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  nonisolated public func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// Says where the view is pressed.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// Names the view within a selection.
  @available(*, deprecated)
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View {
    noting(AccessibilityNote.selectionIdentifier(selectionIdentifier))
  }

  /// Says what the view is not.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  nonisolated public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRemoveTraits(traits)
  }
}

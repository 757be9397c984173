import Foundation

/// The heights at which a sheet rests.
package struct PresentationDetentsModifier {
  package let detents: Set<PresentationDetent>
}

extension PresentationDetentsModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .presentationDetents(Array(detents))
  }
}

/// Whether a sheet shows a handle.
package struct PresentationDragIndicatorModifier {
  package let visibility: Visibility
}

extension PresentationDragIndicatorModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .presentationDragIndicator(visibility)
  }
}

extension View {
  /// Sets the heights at which the sheet rests.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View {
    modifier(PresentationDetentsModifier(detents: detents))
  }

  /// Sets the heights at which the sheet rests. Which one is up stays as the app has it.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(PresentationDetentsModifier(detents: detents))
  }

  /// Says whether the sheet shows a handle.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(PresentationDragIndicatorModifier(visibility: visibility))
  }

  /// Rounds the corners of the sheet. Hosts here keep their own.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the style behind the sheet. Hosts here keep their own.
  nonisolated public func presentationBackground<S>(_ style: S) -> some View
  where S: ShapeStyle {
    modifier(EmptyModifier())
  }
}

/// On which side of a view something is made from what the views in it hand out.
package enum PreferenceLayerSide { case overlay, background }

/// Views over or behind a view, made from the value that the views in it hand out.
package struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View> {
  @State private var collected: Key.Value?
  package let side: PreferenceLayerSide
  private let alignment: Alignment
  private let transform: (Key.Value) -> Layer

  nonisolated init(
    _ side: PreferenceLayerSide, _ alignment: Alignment, _ transform: @escaping (Key.Value) -> Layer
  ) {
    _collected = State(initialValue: nil)
    self.side = side
    self.alignment = alignment
    self.transform = transform
  }

  /// The layer for the value that is known.
  @MainActor package var layer: Layer { transform(collected ?? Key.defaultValue) }
}

extension PreferenceLayerModifier: ViewModifier {
  @ViewBuilder
  package func body(content: Content) -> some View {
    let reading = content.modifier(
      PreferenceObserverModifier<Key>(isSame: ViewComparison.areEqual) { collected = $0 })
    switch side {
    case .overlay: reading.overlay(alignment: alignment) { layer }
    case .background: reading.background(alignment: alignment) { layer }
    }
  }
}

extension View {
  /// Puts a view over this one, made from the value that the views in this one hand out.
  nonisolated public func overlayPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    modifier(PreferenceLayerModifier<Key, T>(.overlay, .center, transform))
  }

  /// Puts a view over this one, made from the value that the views in this one hand out.
  nonisolated public func overlayPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    modifier(PreferenceLayerModifier<K, V>(.overlay, alignment, transform))
  }

  /// Puts a view behind this one, made from the value that the views in this one hand out.
  nonisolated public func backgroundPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    modifier(PreferenceLayerModifier<Key, T>(.background, .center, transform))
  }

  /// Puts a view behind this one, made from the value that the views in this one hand out.
  nonisolated public func backgroundPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    modifier(PreferenceLayerModifier<K, V>(.background, alignment, transform))
  }
}

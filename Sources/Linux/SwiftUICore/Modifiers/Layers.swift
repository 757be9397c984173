import Foundation

/// Views behind a view.
package struct BackgroundModifier<Layer: View> {
  package let layer: Layer
  package let layerAlignment: Alignment
}

extension BackgroundModifier: LayerModifier {
  package func elementModifier(_ layer: ElementLayer) -> ElementModifier { .background(layer) }
}

/// Views over a view.
package struct OverlayModifier<Layer: View> {
  package let layer: Layer
  package let layerAlignment: Alignment
}

extension OverlayModifier: LayerModifier {
  package func elementModifier(_ layer: ElementLayer) -> ElementModifier { .overlay(layer) }
}

/// A view whose opacity is that of a view.
package struct MaskModifier<Layer: View> {
  package let layer: Layer
  package let layerAlignment: Alignment
}

extension MaskModifier: LayerModifier {
  package func elementModifier(_ layer: ElementLayer) -> ElementModifier { .mask(layer) }
}

/// A style behind a view.
package struct BackgroundStyleModifier<Style: ShapeStyle> {
  package let style: Style
  package let ignoresSafeAreaEdges: Edge.Set
}

extension BackgroundStyleModifier: LayerModifier {
  package var layer: StyleView<Style> { StyleView(style: style) }
  package func elementModifier(_ layer: ElementLayer) -> ElementModifier { .background(layer) }
}

/// A style over a view.
package struct OverlayStyleModifier<Style: ShapeStyle> {
  package let style: Style
  package let ignoresSafeAreaEdges: Edge.Set
}

extension OverlayStyleModifier: LayerModifier {
  package var layer: StyleView<Style> { StyleView(style: style) }
  package func elementModifier(_ layer: ElementLayer) -> ElementModifier { .overlay(layer) }
}

/// Views at an edge of a view, which makes room for them.
package struct SafeAreaInsetModifier<Layer: View> {
  package let edge: Edge
  package let layer: Layer
  package let layerAlignment: Alignment
  package let spacing: CGFloat?
}

extension SafeAreaInsetModifier: LayerModifier {
  package func elementModifier(_ layer: ElementLayer) -> ElementModifier {
    .safeAreaInset(layer, edge)
  }
}

/// A style that fills all the room there is.
package struct StyleView<Style: ShapeStyle> {
  package let style: Style
}

extension StyleView: ElementView {
  package func content(in environment: EnvironmentValues) -> Element.Content {
    .color(environment.color(of: style) ?? .clear)
  }

  package var children: EmptyView { EmptyView() }
}

extension View {
  /// Puts a view behind this view.
  @_disfavoredOverload
  nonisolated public func background<Background>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View where Background: View {
    modifier(BackgroundModifier(layer: background, layerAlignment: alignment))
  }

  /// Puts views behind this view.
  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(BackgroundModifier(layer: content(), layerAlignment: alignment))
  }

  /// Puts the usual background style behind this view.
  nonisolated public func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      BackgroundStyleModifier(style: BackgroundStyle(), ignoresSafeAreaEdges: edges))
  }

  /// Puts a style behind this view.
  nonisolated public func background<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    modifier(BackgroundStyleModifier(style: style, ignoresSafeAreaEdges: edges))
  }

  /// Puts a shape, filled with the usual background style, behind this view.
  nonisolated public func background<S>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: Shape {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Puts a filled shape behind this view.
  nonisolated public func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    modifier(
      BackgroundModifier(
        layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle),
        layerAlignment: .center))
  }

  /// Puts a view over this view.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View where Overlay: View {
    modifier(OverlayModifier(layer: overlay, layerAlignment: alignment))
  }

  /// Puts views over this view.
  nonisolated public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(OverlayModifier(layer: content(), layerAlignment: alignment))
  }

  /// Puts a style over this view.
  nonisolated public func overlay<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    modifier(OverlayStyleModifier(style: style, ignoresSafeAreaEdges: edges))
  }

  /// Puts a filled shape over this view.
  nonisolated public func overlay<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    modifier(
      OverlayModifier(
        layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle),
        layerAlignment: .center))
  }

  /// Shows of this view what a mask lets through.
  nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
    modifier(MaskModifier(layer: mask, layerAlignment: .center))
  }

  /// Shows of this view what a mask lets through.
  nonisolated public func mask<Mask>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View where Mask: View {
    modifier(MaskModifier(layer: mask(), layerAlignment: alignment))
  }

  /// Puts views above or below this view, which makes room for them.
  nonisolated public func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, layer: content(),
        layerAlignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Puts views beside this view, which makes room for them.
  nonisolated public func safeAreaInset<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, layer: content(),
        layerAlignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }
}

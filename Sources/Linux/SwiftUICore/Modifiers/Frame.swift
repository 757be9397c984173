import Foundation

/// A view in a frame of a fixed size.
package struct FrameModifier {
  package let width: CGFloat?
  package let height: CGFloat?
  package let alignment: Alignment
}

extension FrameModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    let width = width.map(Double.init)
    let height = height.map(Double.init)
    return .frame(
      FrameContent(
        minWidth: width, idealWidth: width, maxWidth: width, minHeight: height,
        idealHeight: height, maxHeight: height, alignment: alignment))
  }
}

/// A view in a frame whose size has limits.
package struct FlexibleFrameModifier {
  package let minWidth: CGFloat?
  package let idealWidth: CGFloat?
  package let maxWidth: CGFloat?
  package let minHeight: CGFloat?
  package let idealHeight: CGFloat?
  package let maxHeight: CGFloat?
  package let alignment: Alignment
}

extension FlexibleFrameModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .frame(
      FrameContent(
        minWidth: minWidth.map(Double.init), idealWidth: idealWidth.map(Double.init),
        maxWidth: maxWidth.map(Double.init), minHeight: minHeight.map(Double.init),
        idealHeight: idealHeight.map(Double.init), maxHeight: maxHeight.map(Double.init),
        alignment: alignment))
  }
}

extension View {
  /// Puts the view into a frame of a fixed size.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into a frame whose size has limits.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  /// Sizes the view by its container. Hosts here leave it to the view itself.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(FlexibleFrameModifier(filling: axes, alignment: alignment))
  }
}

extension FlexibleFrameModifier {
  /// A frame that takes all the room there is along some axes.
  nonisolated fileprivate init(filling axes: Axis.Set, alignment: Alignment) {
    self.init(
      minWidth: nil, idealWidth: nil, maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      minHeight: nil, idealHeight: nil, maxHeight: axes.contains(.vertical) ? .infinity : nil,
      alignment: alignment)
  }
}

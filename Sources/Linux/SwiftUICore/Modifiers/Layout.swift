import Foundation

/// Keeps a view at its ideal size.
package struct FixedSizeModifier {
  package let horizontal: Bool
  package let vertical: Bool
}

extension FixedSizeModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .fixedSize(horizontal: horizontal, vertical: vertical)
  }
}

/// How early a view gets room in its stack.
package struct LayoutPriorityModifier {
  package let value: Double
}

extension LayoutPriorityModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .layoutPriority(value)
  }
}

/// Draws a view away from its place.
package struct OffsetModifier {
  package let offset: CGSize
}

extension OffsetModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .offset(offset)
  }
}

/// Puts the centre of a view at a point of its parent.
package struct PositionModifier {
  package let position: CGPoint
}

extension PositionModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .position(position)
  }
}

/// Keeps the proportions of a view.
package struct AspectRatioModifier {
  package let aspectRatio: CGFloat?
  package let contentMode: ContentMode
}

extension AspectRatioModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .aspectRatio(aspectRatio.map(Double.init), contentMode)
  }
}

/// Which of overlapping views lies in front.
package struct ZIndexModifier {
  package let value: Double
}

extension ZIndexModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .zIndex(value)
  }
}

/// Lets a view reach the edges of the screen.
package struct IgnoresSafeAreaModifier {
  package let regions: SafeAreaRegions
  package let edges: Edge.Set
}

extension IgnoresSafeAreaModifier: ElementTrait {
  package func elementModifier(in environment: EnvironmentValues) -> ElementModifier {
    .ignoresSafeArea
  }
}

/// The parts of a screen that content should keep clear of.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let all = SafeAreaRegions(rawValue: .max)
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

extension View {
  /// Keeps the view at its ideal size.
  nonisolated public func fixedSize() -> some View {
    modifier(FixedSizeModifier(horizontal: true, vertical: true))
  }

  /// Keeps the view at its ideal size along some axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Says how early the view gets room in its stack.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value: value))
  }

  /// Draws the view away from its place.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Draws the view away from its place.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
  }

  /// Puts the centre of the view at a point of its parent.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Puts the centre of the view at a point of its parent.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(position: CGPoint(x: x, y: y)))
  }

  /// Keeps the view's proportions.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Keeps the view's proportions.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    // No height would be no ratio: the view then keeps its own.
    let ratio = aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height
    return modifier(AspectRatioModifier(aspectRatio: ratio, contentMode: contentMode))
  }

  /// Scales the view so that all of it fits its parent.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Scales the view so that it fills its parent.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }

  /// Says which of overlapping views lies in front.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }

  /// Lets the view reach the edges of the screen.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
  }

  /// Lets the view reach the edges of the screen.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(IgnoresSafeAreaModifier(regions: .all, edges: edges))
  }
}

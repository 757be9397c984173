import SwiftUI
import SwiftUICore

extension InspectableView {
  public func opacity() throws -> Double {
    try place.effect("opacity") { if case .opacity(let value) = $0 { value } else { nil } }
  }

  public func blur() throws -> (radius: CGFloat, isOpaque: Bool) {
    try place.modifier("blur") { (modifier: BlurModifier) in (modifier.radius, modifier.isOpaque) }
  }

  public func cornerRadius() throws -> CGFloat {
    try place.modifier("cornerRadius") { (modifier: CornerRadiusModifier) in modifier.radius }
  }

  /// The style and the width of the border; an error where it is of another style.
  public func border<S>(_ style: S.Type) throws -> (shapeStyle: S, width: CGFloat)
  where S: ShapeStyle {
    let border = try place.modifier("border") { (modifier: any BorderValue) in modifier }
    return (try Inspector.cast(value: border.anyStyle, type: S.self), border.width)
  }

  public func shadow() throws -> (color: Color, radius: CGFloat, offset: CGSize) {
    try place.modifier("shadow") { (modifier: ShadowModifier) in
      (modifier.color, modifier.radius, modifier.offset)
    }
  }

  public func clipped() throws -> Bool {
    try place.effect("clipped") { if case .clipped = $0 { true } else { nil } }
  }

  /// The shape that the view is cut to; an error where it is another one.
  public func clipShape<S>(_ shape: S.Type) throws -> S where S: Shape {
    let clip = try place.modifier("clipShape") { (modifier: any ClipShapeValue) in modifier }
    return try Inspector.cast(value: clip.anyShape, type: S.self)
  }

  public func colorMultiply() throws -> Color {
    try place.effect("colorMultiply") {
      if case .colorEffect(.multiply(let color)) = $0 { color } else { nil }
    }
  }

  public func brightness() throws -> Double {
    try place.effect("brightness") {
      if case .colorEffect(.brightness(let amount)) = $0 { amount } else { nil }
    }
  }

  public func rotation() throws -> (angle: Angle, anchor: UnitPoint) {
    try place.modifier("rotationEffect") { (modifier: RotationModifier) in
      (modifier.angle, modifier.anchor)
    }
  }

  public func scaleEffect() throws -> CGSize {
    try place.modifier("scaleEffect") { (modifier: ScaleModifier) in modifier.scale }
  }

  public func preferredColorScheme() throws -> ColorScheme? {
    try MainThread.run {
      // Of several the outermost counts: there is one window.
      let schemes = place.content.medium.transitiveViewModifiers.lazy.compactMap {
        $0.value as? PreferredColorSchemeModifier
      }
      guard let outermost = schemes.first else {
        throw place.modifierNotFound("preferredColorScheme")
      }
      return outermost.colorScheme
    }
  }

  public func labelsHidden() -> Bool {
    place.hasEffect { if case .labelsHidden = $0 { true } else { false } }
  }

  public func flipsForRightToLeftLayoutDirection() -> Bool {
    place.hasEffect { if case .flipsForRightToLeft(true) = $0 { true } else { false } }
  }

  /// The words that are shown when the pointer rests on the view.
  public func help() throws -> InspectableView<ViewType.Text> {
    try place.text("help()", place.modifier("help") { (modifier: HelpModifier) in modifier.text })
  }

  public func badge() throws -> InspectableView<ViewType.Text> {
    try place.text(
      "badge()", place.modifier("badge") { (modifier: BadgeModifier) in modifier.text })
  }
}

extension InspectedView {
  /// Whether a modifier of the view, or of one around it, does this to elements.
  func hasEffect(_ isWanted: (ElementModifier) -> Bool) -> Bool {
    MainThread.run(or: false) {
      content.medium.allModifiers.contains { $0.effects.contains(where: isWanted) }
    }
  }

  /// A text that a modifier carries, as a view of its own.
  func text(_ call: String, _ text: Text) throws -> InspectableView<ViewType.Text> {
    let content = Content(text, medium: content.medium.resettingViewModifiers())
    return InspectableView<ViewType.Text>(
      trusting: InspectedView(content, parent: self, call: call))
  }
}

@MainActor
private protocol BorderValue {
  var anyStyle: Any { get }
  var width: CGFloat { get }
}

extension BorderModifier: BorderValue {
  var anyStyle: Any { style }
}

@MainActor
private protocol ClipShapeValue {
  var anyShape: Any { get }
}

extension ClipShapeModifier: ClipShapeValue {
  var anyShape: Any { shape }
}

import SwiftUI
import SwiftUICore

extension InspectableView {
  public func font() throws -> Font? {
    try place.guardIsNoText("font()", "Font")
    return try place.environmentValue(\.font, name: "font")
  }

  public func lineLimit() throws -> Int? {
    try place.environmentValue(\.lineLimit, name: "lineLimit")
  }

  public func lineSpacing() throws -> CGFloat {
    try place.environmentValue(\.lineSpacing, name: "lineSpacing")
  }

  public func multilineTextAlignment() throws -> TextAlignment {
    try place.environmentValue(\.multilineTextAlignment, name: "multilineTextAlignment")
  }

  public func minimumScaleFactor() throws -> CGFloat {
    try place.environmentValue(\.minimumScaleFactor, name: "minimumScaleFactor")
  }

  public func truncationMode() throws -> Text.TruncationMode {
    try place.environmentValue(\.truncationMode, name: "truncationMode")
  }

  public func allowsTightening() -> Bool {
    (try? place.environmentValue(\.allowsTightening, name: "allowsTightening")) ?? false
  }

  public func disableAutocorrection() throws -> Bool? {
    try place.environmentValue(\.disableAutocorrection, name: "disableAutocorrection")
  }

  public func foregroundColor() throws -> Color? {
    try place.guardIsNoText("foregroundColor()", "foregroundColor")
    return try place.environmentValue(\.foregroundColor, name: "foregroundColor")
  }

  public func tint() throws -> Color? { try place.environmentValue(\.tint, name: "tint") }

  public func accentColor() throws -> Color? {
    try place.environmentValue(\.accentColor, name: "accentColor")
  }

  public func colorScheme() throws -> ColorScheme {
    do {
      return try place.environmentValue(\.colorScheme, name: "colorScheme")
    } catch {
      // What the window is to be is what there is.
      guard let preferred = try? preferredColorScheme() else { throw error }
      return preferred
    }
  }

  public func controlSize() throws -> ControlSize {
    try place.environmentValue(\.controlSize, name: "controlSize")
  }

  /// The style of the foreground; an error where it is of another type.
  public func foregroundStyleShapeStyle<S>(_ style: S.Type) throws -> S where S: ShapeStyle {
    let value = try place.modifier("foregroundStyle") { (modifier: any ForegroundStyleValue) in
      modifier.primaryStyle
    }
    return try Inspector.cast(value: value, type: S.self)
  }
}

extension InspectedView {
  /// A text says itself how it looks.
  fileprivate func guardIsNoText(_ call: String, _ name: String) throws {
    guard view is Text else { return }
    throw InspectionError.notSupported(
      "Please use .attributes().\(call) for inspecting \(name) on a Text")
  }
}

@MainActor
private protocol ForegroundStyleValue {
  var primaryStyle: Any { get }
}

extension ForegroundStyleModifier: ForegroundStyleValue {
  var primaryStyle: Any { primary }
}

extension Font {
  /// The size in points; an error for a text style, whose size is the system's.
  public func size() throws -> CGFloat { try required(traits.size, "size") }
  public func isFixedSize() -> Bool { traits.isFixedSize }
  public func name() throws -> String { try required(traits.name, "name") }
  public func weight() throws -> Font.Weight { try required(traits.weight, "weight") }
  public func design() throws -> Font.Design { try required(traits.design, "design") }
  public func style() throws -> Font.TextStyle { try required(traits.textStyle, "style") }

  private func required<V>(_ value: V?, _ label: String) throws -> V {
    guard let value else { throw InspectionError.attributeNotFound(label: label, type: "Font") }
    return value
  }
}

import Foundation

/// One modifier of a text. Of several that set the same, the innermost counts.
package enum TextModifier: Hashable, Sendable {
  case color(Color?)
  case font(Font?)
  case weight(Font.Weight?)
  case design(Font.Design?)
  case bold(Bool)
  case italic(Bool)
  case monospaced(Bool)
  case monospacedDigit
  /// Nil where the line is switched off.
  case strikethrough(Text.LineStyle?)
  case underline(Text.LineStyle?)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
}

extension Text {
  public func foregroundColor(_ color: Color?) -> Text { modified(by: .color(color)) }

  public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    modified(by: .color(style._color()))
  }

  public func font(_ font: Font?) -> Text { modified(by: .font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { modified(by: .weight(weight)) }
  public func fontDesign(_ design: Font.Design?) -> Text { modified(by: .design(design)) }
  public func bold() -> Text { modified(by: .bold(true)) }
  public func bold(_ isActive: Bool) -> Text { modified(by: .bold(isActive)) }
  public func italic() -> Text { modified(by: .italic(true)) }
  public func italic(_ isActive: Bool) -> Text { modified(by: .italic(isActive)) }
  public func monospacedDigit() -> Text { modified(by: .monospacedDigit) }

  public func monospaced(_ isActive: Bool = true) -> Text {
    modified(by: .monospaced(isActive))
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    modified(by: .strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    modified(by: .underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  public func kerning(_ kerning: CGFloat) -> Text { modified(by: .kerning(kerning)) }
  public func tracking(_ tracking: CGFloat) -> Text { modified(by: .tracking(tracking)) }

  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    modified(by: .baselineOffset(baselineOffset))
  }
}

#if GTK
  import CGtk
  import SwiftUICore

  /// Fonts and colours of a label. Sizes are relative to the system's font, so that they follow the
  /// text size that the person has set.
  @MainActor
  enum TextStyling {
    /// The size of GNOME's interface font, of which SwiftUI's sizes in points are multiples here.
    private static let systemSize = 14.67

    static func apply(_ content: TextContent, to label: Widget) {
      guard let list = attributes(content) else {
        cgtk_label_set_attributes(label, nil)
        return
      }
      cgtk_label_set_attributes(label, list)
      pango_attr_list_unref(list)
    }

    /// Nil for a text that looks as all texts do.
    private static func attributes(_ content: TextContent) -> OpaquePointer? {
      var base = TextAttributes()
      base.font = content.font
      base.weight = content.weight
      if content.isItalic { base.isItalic = true }
      base.foregroundColor = content.color
      let runs = content.text.runs
      if base == TextAttributes(), runs.allSatisfy({ $0.attributes == TextAttributes() }) {
        return nil
      }
      guard let list = pango_attr_list_new() else { return nil }
      var start = 0
      for run in runs {
        let end = start + run.text.utf8.count
        add(run.attributes.over(base), to: list, start, end)
        start = end
      }
      return list
    }

    private static func add(
      _ attributes: TextAttributes, to list: OpaquePointer, _ start: Int, _ end: Int
    ) {
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        cgtk_attributes_add(list, attribute, guint(start), guint(end))
      }
      let traits = attributes.font?.traits
      if let traits { addFont(traits, add) }
      let weight = attributes.isBold == true ? .bold : attributes.weight
      if let weight { add(pango_attr_weight_new(weight.pango)) }
      if attributes.isItalic == true { add(pango_attr_style_new(PANGO_STYLE_ITALIC)) }
      if attributes.isMonospaced == true || attributes.design == .monospaced {
        add(pango_attr_family_new("monospace"))
      }
      if attributes.isMonospacedDigit == true { add(pango_attr_font_features_new("tnum=1")) }
      if attributes.isUnderlined == true { add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
      if attributes.isStruckThrough == true { add(pango_attr_strikethrough_new(1)) }
      if let spacing = attributes.kerning ?? attributes.tracking {
        add(pango_attr_letter_spacing_new(Int32(Pixels.distance(spacing) * Double(PANGO_SCALE))))
      }
      if let color = attributes.foregroundColor { addColor(color, add) }
    }

    /// Of no size, or larger than a screen, a font has no letters to draw.
    private static func scale(ofSize points: Double) -> Double {
      min(max(Pixels.length(points), 1), 1000) / systemSize
    }

    private static func addFont(
      _ traits: Font.Traits, _ add: (UnsafeMutablePointer<PangoAttribute>?) -> Void
    ) {
      if let size = traits.size {
        add(pango_attr_scale_new(scale(ofSize: Double(size))))
      } else if let style = traits.textStyle, style != .body {
        add(pango_attr_scale_new(Double(style.pointSize / Font.TextStyle.body.pointSize)))
      }
      if let name = traits.name { add(pango_attr_family_new(name.forC)) }
      if let weight = traits.weight, weight != .regular { add(pango_attr_weight_new(weight.pango)) }
      if traits.isItalic { add(pango_attr_style_new(PANGO_STYLE_ITALIC)) }
      if traits.isMonospacedDigit { add(pango_attr_font_features_new("tnum=1")) }
      switch traits.design {
      case .monospaced?: add(pango_attr_family_new("monospace"))
      case .serif?: add(pango_attr_family_new("serif"))
      default: break
      }
    }

    private static func addColor(
      _ color: Color, _ add: (UnsafeMutablePointer<PangoAttribute>?) -> Void
    ) {
      if color == .primary { return }
      let color = color.resolve(in: Appearance.colorScheme)
      func part(_ value: Double) -> UInt16 { UInt16(value.clampedToUnit * 65_535) }
      add(pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)))
      if color.opacity < 1 { add(pango_attr_foreground_alpha_new(max(part(color.opacity), 1))) }
    }
  }

  extension TextAttributes {
    /// These attributes, and where they say nothing those of the surroundings.
    fileprivate func over(_ outer: TextAttributes) -> TextAttributes {
      var result = self
      result.font = font ?? outer.font
      result.weight = weight ?? outer.weight
      result.isItalic = isItalic ?? outer.isItalic
      result.foregroundColor =
        foregroundColor ?? (link == nil ? outer.foregroundColor : .accentColor)
      if link != nil, isUnderlined == nil { result.isUnderlined = true }
      return result
    }
  }

  extension Font.Weight {
    fileprivate var pango: PangoWeight {
      switch self {
      case .ultraLight: PANGO_WEIGHT_ULTRALIGHT
      case .thin: PANGO_WEIGHT_THIN
      case .light: PANGO_WEIGHT_LIGHT
      case .medium: PANGO_WEIGHT_MEDIUM
      case .semibold: PANGO_WEIGHT_SEMIBOLD
      case .bold: PANGO_WEIGHT_BOLD
      case .heavy: PANGO_WEIGHT_ULTRABOLD
      case .black: PANGO_WEIGHT_HEAVY
      default: PANGO_WEIGHT_NORMAL
      }
    }
  }
#endif

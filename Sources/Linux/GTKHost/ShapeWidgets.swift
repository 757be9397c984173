#if GTK
  import CGtk
  import SwiftUICore

  /// A colour that fills its place.
  final class ColorWidget: ElementWidget {
    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_box_new(0, 0))
    }

    override func applyContent() {
      guard case .color(let color) = element.content else { return }
      cgtk_set_css(core, "background-color: \(color.css);")
    }

    override var contentFlexibility: Flexibility { .both }
  }

  /// A shape that fills its place.
  final class ShapeWidget: ElementWidget {
    private var outline: ShapeOutline?

    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_shape_new())
    }

    override func applyContent() {
      guard case .shape(let content) = element.content else { return }
      let color = (content.stroke ?? content.fill ?? .primary)
        .resolve(in: Appearance.colorScheme)
      var shape = CGtkShape()
      shape.kind = content.kind.gtk
      if case .roundedRectangle(let radius) = content.kind { shape.radius = Pixels.length(radius) }
      shape.even_odd = content.isEvenOdd.g
      if content.stroke != nil { shape.setStroke(content.strokeStyle) }
      shape.red = color.red
      shape.green = color.green
      shape.blue = color.blue
      shape.alpha = color.opacity
      if case .path(let outline) = content.kind, outline != self.outline {
        self.outline = outline
        let trace = OutlineTrace(outline)
        cgtk_shape_set_outline(core, OutlineTrace.draw, trace.retained, OutlineTrace.release)
      }
      cgtk_shape_set(core, shape)
    }

    override var contentFlexibility: Flexibility { .both }
  }

  extension CGtkShape {
    fileprivate mutating func setStroke(_ style: StrokeStyle) {
      // Cairo takes very long for a line that is much wider than its shape.
      line_width = min(max(Pixels.distance(Double(style.lineWidth)), 0), 1000)
      cap = cairo_line_cap_t(rawValue: UInt32(style.lineCap.rawValue))
      join = cairo_line_join_t(rawValue: UInt32(style.lineJoin.rawValue))
      miter_limit = min(max(Pixels.distance(Double(style.miterLimit)), 1), 100)
      let dashes = style.dash.map { Pixels.distance(Double($0)) }
      // Nothing but lines of hardly any length would have no end.
      guard dashes.allSatisfy({ $0 >= 0 }), dashes.reduce(0, +) >= 0.5 else { return }
      dash_phase = Pixels.distance(Double(style.dashPhase))
      for length in dashes { cgtk_shape_add_dash(&self, length) }
    }
  }

  extension ShapeContent.Kind {
    fileprivate var gtk: CGtkShapeKind {
      switch self {
      case .rectangle: CGTK_RECTANGLE
      case .path: CGTK_PATH
      case .circle: CGTK_CIRCLE
      case .ellipse: CGTK_ELLIPSE
      case .capsule: CGTK_CAPSULE
      case .roundedRectangle: CGTK_ROUNDED
      }
    }
  }
#endif

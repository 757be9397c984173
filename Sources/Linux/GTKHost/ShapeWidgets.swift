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
    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_shape_new())
    }

    override func applyContent() {
      guard case .shape(let content) = element.content else { return }
      let color = (content.stroke ?? content.fill ?? .primary)
        .resolve(in: Appearance.colorScheme)
      var shape = CGtkShape()
      shape.kind = content.kind.gtk
      if case .roundedRectangle(let radius) = content.kind { shape.radius = radius }
      shape.line_width = content.stroke == nil ? 0 : content.lineWidth
      shape.red = color.red
      shape.green = color.green
      shape.blue = color.blue
      shape.alpha = color.opacity
      cgtk_shape_set(core, shape)
    }

    override var contentFlexibility: Flexibility { .both }
  }

  extension ShapeContent.Kind {
    fileprivate var gtk: CGtkShapeKind {
      switch self {
      case .rectangle, .path: CGTK_RECTANGLE
      case .circle: CGTK_CIRCLE
      case .ellipse: CGTK_ELLIPSE
      case .capsule: CGTK_CAPSULE
      case .roundedRectangle: CGTK_ROUNDED
      }
    }
  }
#endif

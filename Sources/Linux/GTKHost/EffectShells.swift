#if GTK
  import CGtk
  import Foundation
  import SwiftUICore

  /// Draws a widget blurred, with a shadow, or in other colours.
  final class EffectShell: BinShell {
    init(_ inner: Widget) { super.init(inner, cgtk_effect_new()) }

    override func apply(_ modifier: ElementModifier) {
      var look = CGtkLook()
      switch modifier {
      case .blur(let radius):
        look.kind = CGTK_BLUR
        look.radius = Self.radius(radius)
      case .shadow(let shadow): look.set(shadow, Self.radius(shadow.radius))
      case .colorEffect(let effect):
        look.kind = CGTK_COLORS
        let matrix = ColorMatrix(effect, in: Appearance.colorScheme)
        for (index, number) in (matrix.factors + matrix.addition).enumerated() {
          cgtk_look_set_number(&look, Int32(index), number.isFinite ? number : 0)
        }
      default: return
      }
      cgtk_effect_set(widget, look)
    }

    /// A larger one is as good as none to the eye, and costs.
    private static func radius(_ radius: Double) -> Double {
      radius.isFinite ? min(max(radius, 0), 100) : 0
    }
  }

  extension CGtkLook {
    @MainActor
    fileprivate mutating func set(_ shadow: ShadowContent, _ radius: Double) {
      let color = shadow.color.resolve(in: Appearance.colorScheme)
      kind = CGTK_SHADOW
      self.radius = radius
      x = Pixels.distance(shadow.x)
      y = Pixels.distance(shadow.y)
      red = color.red
      green = color.green
      blue = color.blue
      alpha = color.opacity
    }
  }

  /// Shows of a widget what other elements cover.
  final class MaskShell: BinShell {
    private let tree: WidgetTree
    private var layer: ElementLayer?
    private var root: ElementWidget?

    init(_ inner: Widget, _ tree: WidgetTree) {
      self.tree = tree
      super.init(inner, cgtk_effect_new())
    }

    override func apply(_ modifier: ElementModifier) {
      guard root == nil, case .mask(let layer) = modifier else { return }
      self.layer = layer
      let root = tree.makeRoot(layer.root)
      self.root = root
      cgtk_bin_add(widget, root.outer)
      cgtk_set_can_target(root.outer, 0)
      cgtk_set_accessible_hidden(root.outer, 1)
      var look = CGtkLook()
      look.kind = CGTK_MASK
      cgtk_effect_set(widget, look)
    }

    override func layout(_ flexibility: Flexibility) -> Flexibility {
      if let root, let layer {
        root.layout()
        Layout.fillOrAlign(root.outer, root.flexibility, layer.alignment)
      }
      return super.layout(flexibility)
    }

    override func release(_ tree: WidgetTree) {
      super.release(tree)
      guard let root else { return }
      cgtk_bin_remove(widget, root.outer)
      tree.forget(root)
      self.root = nil
    }
  }

  /// Shows of a widget what is within a shape.
  final class OutlineShell: BinShell {
    init(_ inner: Widget) { super.init(inner, cgtk_effect_new()) }

    override func apply(_ modifier: ElementModifier) {
      guard case .clipShape(let shape) = modifier, let outline = shape.outline else { return }
      let trace = OutlineTrace(outline)
      cgtk_effect_set_outline(widget, OutlineTrace.draw, trace.retained, OutlineTrace.release)
    }
  }

  /// Elements at an edge of a widget, which makes room for them.
  final class InsetShell: Shell {
    private let tree: WidgetTree
    private var edge = Edge.bottom
    private var layer: ElementLayer?
    private var root: ElementWidget?

    init(_ inner: Widget, _ tree: WidgetTree) {
      self.tree = tree
      super.init(inner, cgtk_box_new(0, 0))
      cgtk_box_append(widget, inner)
    }

    private var isHorizontal: Bool { edge == .leading || edge == .trailing }

    override func apply(_ modifier: ElementModifier) {
      guard root == nil, case .safeAreaInset(let layer, let edge) = modifier else { return }
      self.layer = layer
      self.edge = edge
      cgtk_box_configure(widget, isHorizontal.g, 0)
      let root = tree.makeRoot(layer.root)
      self.root = root
      cgtk_box_place(widget, root.outer, edge == .top || edge == .leading ? nil : inner)
    }

    override func layout(_ flexibility: Flexibility) -> Flexibility {
      cgtk_set_expand(inner, 1, 1)
      cgtk_set_align(inner, GTK_ALIGN_FILL, GTK_ALIGN_FILL)
      if let root, let layer {
        root.layout()
        let along = Flexibility(
          horizontal: !isHorizontal && root.flexibility.horizontal,
          vertical: isHorizontal && root.flexibility.vertical)
        Layout.inStack(root.outer, along, horizontal: isHorizontal, layer.alignment)
      }
      return flexibility
    }

    override func release(_ tree: WidgetTree) {
      super.release(tree)
      guard let root else { return }
      cgtk_box_remove(widget, root.outer)
      tree.forget(root)
      self.root = nil
    }
  }
#endif

#if GTK
  import CGtk
  import SwiftUICore

  /// The menu that the second button of the pointer brings up over a widget.
  @MainActor
  final class ContextMenu {
    private let popover: Widget
    private let root: ElementWidget
    private let tree: WidgetTree

    init(_ owner: ElementWidget, _ layer: ElementLayer) {
      tree = owner.tree
      popover = cgtk_retain(cgtk_popover_new())
      root = tree.makeRoot(layer.root)
      cgtk_add_class(popover, "menu")
      cgtk_popover_set_child(popover, root.outer)
      cgtk_popover_attach(popover, owner.core)
      let popover = popover
      let gesture = cgtk_add_click_gesture(owner.core, 3)
      Signal.connect(gesture, press: "pressed") { press in
        cgtk_popover_point_at(popover, press.x, press.y)
        cgtk_popover_open(popover)
      }
    }

    isolated deinit {
      cgtk_popover_detach(popover)
      tree.forget(root)
      cgtk_release(popover)
    }
  }
#endif

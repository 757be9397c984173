#if GTK
  import CGtk
  import SwiftUICore

  /// A box with the children in a column: the top of a window, and every part without a kind of
  /// its own.
  class BoxWidget: ElementWidget {
    convenience init(_ element: Element, _ tree: WidgetTree) {
      self.init(element, tree, cgtk_box_new(0, 8))
    }

    /// Where children are put; the core itself unless a subclass has a box inside.
    var box: Widget { core }

    override func placeChildren() {
      var previous: Widget?
      for child in children {
        cgtk_box_place(box, child.outer, previous)
        previous = child.outer
      }
    }

    override func detach(_ child: ElementWidget) { cgtk_box_remove(box, child.outer) }

    override var contentFlexibility: Flexibility {
      children.reduce(.none) { $0.union($1.flexibility) }
    }

    override func arrangeChildren() {
      for child in children { Layout.fillOrAlign(child.outer, child.flexibility, .center) }
    }
  }
#endif

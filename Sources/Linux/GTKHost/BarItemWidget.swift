#if GTK
  import CGtk
  import SwiftUICore

  /// One or several things in the bar of a window, beside one another.
  final class BarItemWidget: BoxWidget {
    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_box_new(1, 6))
    }

    override func arrangeChildren() {
      for child in children { Layout.inStack(child.outer, .none, horizontal: true, .center) }
    }

    override var contentFlexibility: Flexibility { .none }
  }
#endif

#if GTK
  import CGtk
  import SwiftUICore

  /// Settings in groups: a column that scrolls and does not get too wide.
  final class FormWidget: BoxWidget {
    private let column: Widget

    init(_ element: Element, _ tree: WidgetTree) {
      column = cgtk_retain(cgtk_box_new(0, 18))
      super.init(element, tree, cgtk_scroller_new(0, 1))
      cgtk_set_margins(column, 18, 12, 18, 12)
      cgtk_scroller_set_child(core, cgtk_clamp_new(600, column))
      cgtk_scroller_set_min_height(core, 120)
    }

    isolated deinit { cgtk_release(column) }

    override var box: Widget { column }
    override var contentFlexibility: Flexibility { .both }

    override func arrangeChildren() {
      for child in children {
        cgtk_set_expand(child.outer, 1, 0)
        cgtk_set_align(
          child.outer,
          child.flexibility.horizontal || child.kind == .section ? GTK_ALIGN_FILL : GTK_ALIGN_START,
          GTK_ALIGN_START)
      }
    }
  }

  /// A group with a title: rows on a card.
  final class SectionWidget: RowsWidget {
    init(_ element: Element, _ tree: WidgetTree) {
      let list = cgtk_list_new()
      let box = cgtk_box_new(0, 6)
      super.init(element, tree, core: box, list: list)
      cgtk_add_class(list, "boxed-list")
      cgtk_box_append(box, list)
    }

    override func isRow(_ child: ElementWidget) -> Bool { !child.element.isHeading }

    override func placeChildren() {
      super.placeChildren()
      for child in children where !isRow(child) {
        let isHeader = child.element.content == .slot(.header)
        cgtk_box_place(core, child.outer, isHeader ? nil : list)
        cgtk_set_class(child.outer, isHeader ? "heading" : "dim-label", 1)
      }
      cgtk_set_visible(list, children.contains(where: isRow).g)
    }

    override func detach(_ child: ElementWidget) {
      if isRow(child) {
        super.detach(child)
      } else {
        cgtk_box_remove(core, child.outer)
      }
    }

    override func arrangeChildren() {
      super.arrangeChildren()
      for child in children where !isRow(child) {
        cgtk_set_expand(child.outer, 1, 0)
        cgtk_set_align(child.outer, GTK_ALIGN_START, GTK_ALIGN_FILL)
      }
    }

    override var contentFlexibility: Flexibility { Flexibility(horizontal: true) }
  }
#endif

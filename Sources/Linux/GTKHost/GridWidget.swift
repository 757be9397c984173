#if GTK
  import CGtk
  import SwiftUICore

  /// Rows of cells in columns. A child that is no row takes the whole width.
  final class GridWidget: ElementWidget {
    private var attached: [Widget] = []

    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_grid_new())
    }

    override func applyContent() {
      guard case .grid(let horizontal, let vertical) = element.content else { return }
      cgtk_grid_configure(core, Pixels.from(horizontal ?? 8), Pixels.from(vertical ?? 8))
    }

    /// The cells of all rows: a row has no widget of its own.
    override var shownChildren: [Element] {
      element.children.flatMap { $0.content == .gridRow ? $0.children : [$0] }
    }

    override func placeChildren() {
      for child in children where cgtk_parent(child.outer) == core {
        cgtk_grid_remove(core, child.outer)
      }
      var widgets: [Element.ID: ElementWidget] = [:]
      for child in children { widgets[child.element.id] = child }
      let columns = element.children.map { $0.content == .gridRow ? $0.children.count : 1 }.max()
      for (row, element) in element.children.enumerated() {
        let cells = element.content == .gridRow ? element.children : [element]
        let isWide = element.content != .gridRow
        var column: Int32 = 0
        for cell in cells {
          guard let widget = widgets[cell.id] else { continue }
          let span = isWide ? Int32(columns ?? 1) : cell.gridColumns
          cgtk_grid_attach(core, widget.outer, column, Int32(row), max(span, 1))
          column += span
        }
      }
    }

    override func detach(_ child: ElementWidget) { cgtk_grid_remove(core, child.outer) }

    override var contentFlexibility: Flexibility {
      children.reduce(.none) { $0.union($1.flexibility) }
    }

    override func arrangeChildren() {
      for child in children {
        cgtk_set_expand(
          child.outer, child.flexibility.horizontal.g, child.flexibility.vertical.g)
        cgtk_set_align(
          child.outer, child.flexibility.horizontal ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER,
          child.flexibility.vertical ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER)
      }
    }
  }

  extension Element {
    fileprivate var gridColumns: Int32 {
      for case .gridColumns(let count) in modifiers { return Int32(clamping: count) }
      return 1
    }
  }
#endif

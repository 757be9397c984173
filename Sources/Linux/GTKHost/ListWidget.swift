#if GTK
  import CGtk
  import SwiftUICore

  /// Rows under one another, in sections.
  class RowsWidget: ElementWidget {
    /// A row, a header or a footer, and what it is around.
    private struct Row {
      let widget: Widget
      let child: Element.ID
    }

    let list: Widget
    private var rows: [Row] = []

    init(_ element: Element, _ tree: WidgetTree, core: Widget, list: Widget) {
      self.list = cgtk_retain(list)
      super.init(element, tree, core)
      Signal.connectRow(list, "row-activated") { [weak self] in self?.activated($0) }
    }

    isolated deinit {
      for row in rows { cgtk_release(row.widget) }
      cgtk_release(list)
    }

    /// The rows of all sections, with headers and footers in their places.
    override var shownChildren: [Element] { element.children.flatMap(\.rowElements) }

    override func placeChildren() {
      var known: [Element.ID: Row] = [:]
      for row in rows { known[row.child] = row }
      let old = rows
      rows = children.map { child in
        if let row = known.removeValue(forKey: child.element.id) {
          if cgtk_parent(child.outer) == nil { cgtk_row_set_child(row.widget, child.outer) }
          return row
        }
        let row = cgtk_retain(cgtk_row_new(child.outer, 0))
        return Row(widget: row, child: child.element.id)
      }
      for row in old where known[row.child] != nil { remove(row) }
      for (index, row) in rows.enumerated() { cgtk_list_place(list, row.widget, Int32(index)) }
    }

    override func detach(_ child: ElementWidget) {
      guard let row = rows.first(where: { $0.child == child.element.id }) else { return }
      cgtk_row_set_child(row.widget, nil)
    }

    private func remove(_ row: Row) {
      cgtk_row_set_child(row.widget, nil)
      cgtk_list_remove(list, row.widget)
      cgtk_release(row.widget)
    }

    override func arrangeChildren() {
      for (row, child) in zip(rows, children) {
        let isSelectable = isSelectable && child.element.isContentRow
        cgtk_row_configure(row.widget, child.element.isActivatable.g, isSelectable.g)
        cgtk_set_class(row.widget, "heading", child.element.isHeading.g)
        cgtk_set_margins(child.outer, 8, 12, 8, 12)
        Layout.fillOrAlign(child.outer, child.flexibility, .leading)
      }
    }

    /// Whether the person can select rows.
    var isSelectable: Bool { false }

    override var contentFlexibility: Flexibility { .both }

    private func activated(_ index: Int) {
      guard children.indices.contains(index) else { return }
      let child = children[index]
      tree.lastUsed = child
      if child.element.isActivatable { child.send(.activate) }
    }

    /// The widget of the row at a place, without headers and footers.
    final func contentRow(at place: Int) -> Widget? {
      let content = zip(rows, children).filter { $0.1.element.isContentRow }
      return content.indices.contains(place) ? content[place].0.widget : nil
    }

    final var selectedContentRows: [Int] {
      zip(rows, children).filter { $0.1.element.isContentRow }.enumerated().compactMap {
        cgtk_row_is_selected($1.0.widget).isTrue ? $0 : nil
      }
    }
  }

  /// A list that scrolls.
  final class ListWidget: RowsWidget {
    private var isApplying = false

    init(_ element: Element, _ tree: WidgetTree) {
      let list = cgtk_list_new()
      super.init(element, tree, core: cgtk_scroller_new(0, 1), list: list)
      cgtk_scroller_set_child(core, list)
      cgtk_scroller_set_min_height(core, 120)
      Signal.connect(list, "selected-rows-changed") { [weak self] in self?.selectionChanged() }
    }

    private var content: ListContent? {
      guard case .list(let list) = element.content else { return nil }
      return list
    }

    override var isSelectable: Bool { content.map { $0.selection != .none } ?? false }

    override func applyContent() {
      guard let content else { return }
      isApplying = true
      switch content.selection {
      case .none: cgtk_list_set_selection(list, GTK_SELECTION_NONE)
      case .single: cgtk_list_set_selection(list, GTK_SELECTION_SINGLE)
      case .multiple: cgtk_list_set_selection(list, GTK_SELECTION_MULTIPLE)
      }
      isApplying = false
      showSelection()
    }

    override func arrangeChildren() {
      super.arrangeChildren()
      showSelection()
    }

    private func showSelection() {
      guard let content, content.selection != .none else { return }
      isApplying = true
      let shown = Set(selectedContentRows)
      let wanted = Set(content.selected)
      for place in shown.symmetricDifference(wanted) {
        guard let row = contentRow(at: place) else { continue }
        cgtk_list_select(list, row, wanted.contains(place).g)
      }
      isApplying = false
    }

    private func selectionChanged() {
      guard !isApplying, let content else { return }
      let now = Set(selectedContentRows)
      for place in now.symmetricDifference(content.selected) { send(.select(place)) }
    }
  }

  extension Element {
    /// The rows that an element amounts to in a list: a section's parts one by one.
    var rowElements: [Element] {
      switch content {
      case .section, .slot(.content): children.flatMap(\.rowElements)
      default: [self]
      }
    }

    fileprivate var isHeading: Bool { content == .slot(.header) || content == .slot(.footer) }
    fileprivate var isContentRow: Bool { !isHeading }

    /// Whether a press on the row does what the element is for.
    fileprivate var isActivatable: Bool {
      if case .navigationLink = content { return true }
      return false
    }
  }
#endif

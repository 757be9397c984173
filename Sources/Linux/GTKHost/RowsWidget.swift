#if GTK
  import CGtk
  import Foundation
  import SwiftUICore

  /// Rows under one another. What heads or ends a section is no row.
  class RowsWidget: ElementWidget {
    let list: Widget
    private var rows: [ListRow] = []

    init(_ element: Element, _ tree: WidgetTree, core: Widget, list: Widget) {
      self.list = cgtk_retain(list)
      super.init(element, tree, core)
      Signal.connectRow(list, "row-activated") { [weak self] in self?.activated($0) }
    }

    isolated deinit { cgtk_release(list) }

    /// The rows of all sections, with headers and footers in their places.
    override var shownChildren: [Element] { element.children.flatMap(\.rowElements) }

    /// Whether a child is a row of the list.
    func isRow(_ child: ElementWidget) -> Bool { true }

    private var rowChildren: [ElementWidget] { children.filter(isRow) }

    override func placeChildren() {
      let old = rows
      var known: [Element.ID: ListRow] = [:]
      for row in rows { known[row.element.id] = row }
      rows = rowChildren.map { child in
        let row = known.removeValue(forKey: child.element.id) ?? ListRow(child.element, tree)
        row.show(child.outer)
        return row
      }
      if !known.isEmpty { moveFocus(from: known, among: old) }
      for row in known.values {
        row.forget()
        cgtk_list_remove(list, row.widget)
      }
      for (index, row) in rows.enumerated() { cgtk_list_place(list, row.widget, Int32(index)) }
    }

    /// Gives the keyboard from a row that goes to the next one that stays, or the one before. Left to
    /// itself GTK goes on as Tab does, and a list selects the row that Tab comes to.
    private func moveFocus(from gone: [Element.ID: ListRow], among old: [ListRow]) {
      guard
        let place = old.firstIndex(where: {
          gone[$0.element.id] != nil && cgtk_has_focus($0.widget).isTrue
        })
      else { return }
      let near = Array(old[place...]) + old[..<place].reversed()
      let stay = near.filter { gone[$0.element.id] == nil }
      if stay.contains(where: { cgtk_grab_focus($0.widget).isTrue }) { return }
      if isSelectable || stay.isEmpty { cgtk_drop_focus(old[place].widget) }
    }

    override func detach(_ child: ElementWidget) {
      rows.first { $0.element === child.element }?.hide(child.outer)
    }

    override func forgetParts() {
      for row in rows { row.forget() }
      rows = []
    }

    override func arrangeChildren() {
      for (row, child) in zip(rows, rowChildren) {
        let isContent = !child.element.isHeading
        row.refresh(in: self)
        child.placeMenu(on: row.widget)
        cgtk_row_configure(
          row.widget, child.element.isActivatable.g, (isSelectable && isContent).g,
          (child.element.movable != nil).g)
        Layout.fillOrAlign(child.outer, child.flexibility, .leading)
      }
    }

    /// Whether the person can select rows.
    var isSelectable: Bool { false }

    override var contentFlexibility: Flexibility { .both }

    private func activated(_ index: Int) {
      let rows = rowChildren
      guard rows.indices.contains(index) else { return }
      tree.lastUsed = rows[index]
      if rows[index].element.isActivatable { rows[index].send(.activate) }
    }

    /// The places, among the element's rows, of those that are selected on screen.
    final var selectedPlaces: Set<Int> {
      Set(rows.filter { cgtk_row_is_selected($0.widget).isTrue }.compactMap { place(of: $0) })
    }

    final func setSelected(_ isSelected: Bool, at place: Int) {
      guard let row = rows.first(where: { self.place(of: $0) == place }) else { return }
      cgtk_list_select(list, row.widget, isSelected.g)
    }

    /// The row that is at a place of a `ForEach`.
    final func row(at index: Int, among actions: RowActions) -> ListRow? {
      rows.first { row in
        row.element.movable.map { $0.actions === actions && $0.index == index } ?? false
      }
    }

    final func mover(of id: Element.ID, among actions: RowActions) -> RowMover? {
      rows.first { $0.element.id == id && $0.element.movable?.actions === actions }?.mover
    }

    private func place(of row: ListRow) -> Int? {
      element.rows.firstIndex { $0 === row.element }
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

    var isHeading: Bool { content == .slot(.header) || content == .slot(.footer) }

    /// Whether a press on the row does what the element is for.
    fileprivate var isActivatable: Bool {
      if case .navigationLink = content { return true }
      return false
    }
  }
#endif

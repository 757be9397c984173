#if GTK
  import CGtk
  import SwiftUICore

  /// A list that scrolls.
  final class ListWidget: RowsWidget {
    private var isApplying = false
    private var hasBackground = true

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

    /// What comes and goes with rows is no choice of the person's.
    override func placeChildren() {
      isApplying = true
      super.placeChildren()
      isApplying = false
    }

    override func arrangeChildren() {
      super.arrangeChildren()
      showSelection()
      showBackground()
    }

    private func showBackground() {
      var isShown = true
      for case .scrollContentBackground(let visibility) in element.modifiers {
        isShown = visibility != .hidden
      }
      guard isShown != hasBackground else { return }
      hasBackground = isShown
      cgtk_set_css(list, isShown ? nil : "background: none;")
    }

    private func showSelection() {
      guard let content, content.selection != .none else { return }
      isApplying = true
      let wanted = Set(content.selected)
      for place in selectedPlaces.subtracting(wanted) { setSelected(false, at: place) }
      for place in wanted.subtracting(selectedPlaces) { setSelected(true, at: place) }
      isApplying = false
    }

    private func selectionChanged() {
      guard !isApplying, let content else { return }
      let now = selectedPlaces
      let before = Set(content.selected)
      let changed =
        content.selection == .single ? now.subtracting(before) : now.symmetricDifference(before)
      for place in changed.sorted() { send(.select(place)) }
    }
  }
#endif

#if GTK
  import CGtk
  import SwiftUICore

  /// Screens on top of one another, of which the last is seen.
  final class NavigationWidget: ElementWidget {
    private let pages: Widget

    init(_ element: Element, _ tree: WidgetTree) {
      pages = cgtk_retain(cgtk_pages_new(1))
      super.init(element, tree, cgtk_box_new(0, 0))
      cgtk_box_append(core, pages)
      cgtk_set_expand(pages, 1, 1)
    }

    isolated deinit { cgtk_release(pages) }

    override func placeChildren() {
      for child in children where cgtk_parent(child.outer) == nil {
        cgtk_pages_add(pages, child.outer)
      }
      if let last = children.last { cgtk_pages_show(pages, last.outer) }
    }

    override func detach(_ child: ElementWidget) { cgtk_pages_remove(pages, child.outer) }

    override func arrangeChildren() {
      for child in children { Layout.fillOrAlign(child.outer, child.flexibility, .center) }
    }

    override var contentFlexibility: Flexibility { .both }
  }

  /// A row that leads to another screen.
  final class NavigationLinkWidget: BoxWidget {
    private let content = cgtk_retain(cgtk_box_new(1, 8))
    private let arrow = cgtk_image_new()

    init(_ element: Element, _ tree: WidgetTree) {
      let isInRow = element.isInRow
      super.init(element, tree, isInRow ? cgtk_box_new(1, 8) : cgtk_button_new())
      cgtk_image_set_icon(arrow, "go-next-symbolic")
      if isInRow {
        cgtk_box_append(core, content)
        cgtk_box_append(core, arrow)
        cgtk_set_expand(content, 1, 0)
      } else {
        cgtk_button_set_child(core, content)
        cgtk_add_class(core, "flat")
        Signal.connect(core, "clicked") { [weak self] in self?.send(.activate) }
      }
    }

    isolated deinit { cgtk_release(content) }

    override var box: Widget { content }

    override func applyName() {
      guard element.accessibility.label == nil else { return }
      cgtk_set_accessible_label(core, element.plainText.forC)
    }

    override func arrangeChildren() {
      for child in children {
        Layout.inStack(child.outer, child.flexibility, horizontal: true, .center)
      }
    }

    override var contentFlexibility: Flexibility { Flexibility(horizontal: element.isInRow) }
  }

  /// Screens beside one another, with a button for each.
  final class TabsWidget: ElementWidget {
    private let bar = cgtk_retain(cgtk_box_new(1, 0))
    private let pages = cgtk_retain(cgtk_pages_new(0))
    private var buttons: [Widget] = []
    private var labels: [TabLabel] = []

    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_box_new(0, 0))
      cgtk_add_class(bar, "linked")
      cgtk_set_align(bar, GTK_ALIGN_CENTER, GTK_ALIGN_START)
      cgtk_set_margins(bar, 6, 6, 6, 6)
      cgtk_box_append(core, bar)
      cgtk_box_append(core, pages)
      cgtk_set_expand(pages, 1, 1)
    }

    isolated deinit {
      cgtk_release(bar)
      cgtk_release(pages)
    }

    override func applyContent() { showSelected() }

    override func placeChildren() {
      for child in children where cgtk_parent(child.outer) == nil {
        cgtk_pages_add(pages, child.outer)
      }
      for button in buttons { cgtk_box_remove(bar, button) }
      buttons = children.enumerated().map { index, child in
        let button = cgtk_toggle_button_new()
        cgtk_box_append(bar, button)
        Signal.connect(button, "clicked") { [weak self] in
          self?.send(.select(index))
          self?.showSelected()
        }
        return button
      }
      labels = []
      showLabels()
      showSelected()
    }

    private func showLabels() {
      let new = children.map { TabLabel($0.element) }
      for (index, label) in new.enumerated() {
        if labels.indices.contains(index), labels[index] == label { continue }
        label.show(on: buttons[index])
      }
      labels = new
    }

    override func detach(_ child: ElementWidget) { cgtk_pages_remove(pages, child.outer) }

    private func showSelected() {
      guard case .tabs(let selection) = element.content else { return }
      for (index, button) in buttons.enumerated() {
        cgtk_toggle_button_set_on(button, (index == selection).g)
      }
      guard children.indices.contains(selection) else { return }
      cgtk_pages_show(pages, children[selection].outer)
    }

    override func arrangeChildren() {
      for child in children { Layout.fillOrAlign(child.outer, child.flexibility, .center) }
      showLabels()
    }

    override var contentFlexibility: Flexibility { .both }
  }

  /// What stands on the button of a tab.
  @MainActor
  private struct TabLabel: Equatable {
    var title = ""
    var badge: String?

    /// Reads the modifiers of the tab's content, or of the only view in it.
    init(_ element: Element) {
      for modifier in element.modifiers {
        switch modifier {
        case .tabItem(let layer): title = layer.elements.map(\.plainText).joined(separator: " ")
        case .badge(let text): badge = text
        default: break
        }
      }
      guard title.isEmpty, element.children.count == 1 else { return }
      let inner = TabLabel(element.children[0])
      title = inner.title
      badge = badge ?? inner.badge
    }

    func show(on button: Widget) {
      guard let badge else {
        cgtk_button_set_label(button, title.forC)
        cgtk_set_accessible_label(button, title.forC)
        return
      }
      let box = cgtk_box_new(1, 6)
      cgtk_box_append(box, cgtk_label_new(title.forC))
      let mark = cgtk_label_new(badge.forC)
      cgtk_add_class(mark, "dim-label")
      cgtk_box_append(box, mark)
      cgtk_button_set_child(button, box)
      cgtk_set_accessible_label(button, "\(title), \(badge)".forC)
    }
  }
#endif

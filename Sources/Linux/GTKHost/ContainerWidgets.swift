#if GTK
  import CGtk
  import SwiftUICore

  /// Content that may be larger than its place.
  final class ScrollerWidget: BoxWidget {
    private let content: Widget
    private var axes = Flexibility.none

    init(_ element: Element, _ tree: WidgetTree) {
      content = cgtk_retain(cgtk_box_new(0, 8))
      var axes = Flexibility(vertical: true)
      if case .scroll(let horizontal, let vertical) = element.content {
        axes = Flexibility(horizontal: horizontal, vertical: vertical)
      }
      self.axes = axes
      super.init(element, tree, cgtk_scroller_new(axes.horizontal.g, axes.vertical.g))
      cgtk_scroller_set_child(core, content)
    }

    isolated deinit { cgtk_release(content) }

    override var box: Widget { content }

    override func arrangeChildren() {
      for child in children {
        cgtk_set_expand(child.outer, 1, 0)
        cgtk_set_align(
          child.outer, child.flexibility.horizontal ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER,
          GTK_ALIGN_START)
      }
    }

    override var contentFlexibility: Flexibility {
      let content = super.contentFlexibility
      return Flexibility(
        horizontal: true, vertical: axes.vertical || content.vertical)
    }
  }

  /// Two columns, of which the first chooses what the second shows.
  final class SplitWidget: ElementWidget {
    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_paned_new())
    }

    override func placeChildren() {
      cgtk_paned_set(core, children.first?.outer, children.dropFirst().first?.outer)
    }

    override var shownChildren: [Element] { Array(element.children.prefix(2)) }

    override func detach(_ child: ElementWidget) {
      cgtk_paned_set(
        core, children.first === child ? nil : children.first?.outer,
        children.first === child ? children.dropFirst().first?.outer : nil)
    }

    override func arrangeChildren() {
      for child in children { Layout.fill(child.outer, .both) }
      if let first = children.first { cgtk_set_size_request(first.outer, 180, -1) }
    }

    override var contentFlexibility: Flexibility { .both }
  }

  /// Content behind a label that shows and hides it.
  final class DisclosureWidget: BoxWidget {
    private let label = cgtk_retain(cgtk_box_new(1, 6))
    private let content = cgtk_retain(cgtk_box_new(0, 8))

    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_expander_new())
      cgtk_expander_set(core, label, content)
      cgtk_set_margins(content, 8, 16, 0, 0)
      Signal.connect(core, notify: "expanded") { [weak self] in self?.toggled() }
    }

    isolated deinit {
      cgtk_release(label)
      cgtk_release(content)
    }

    override func applyContent() {
      guard case .disclosure(let isExpanded) = element.content else { return }
      cgtk_expander_set_open(core, isExpanded.g)
    }

    override func placeChildren() {
      var previous: [Widget: Widget] = [:]
      for child in children {
        let place = box(of: child)
        cgtk_box_place(place, child.outer, previous[place])
        previous[place] = child.outer
      }
    }

    override func detach(_ child: ElementWidget) { cgtk_box_remove(box(of: child), child.outer) }

    private func box(of child: ElementWidget) -> Widget {
      child.element.content == .slot(.label) ? label : content
    }

    override func applyName() {
      guard let name = element.slot(.label)?.plainText else { return }
      cgtk_set_accessible_label(core, name.forC)
    }

    private func toggled() {
      guard case .disclosure(let isExpanded) = element.content else { return }
      let isOpen = cgtk_expander_is_open(core).isTrue
      if isOpen != isExpanded { send(.setExpanded(isOpen)) }
    }

    override func arrangeChildren() {
      for child in children { Layout.fillOrAlign(child.outer, child.flexibility, .leading) }
    }
  }

  /// Says that there is nothing to show.
  final class UnavailableWidget: BoxWidget {
    override func arrangeChildren() {
      for child in children {
        Layout.inStack(child.outer, .none, horizontal: false, .center)
        if child.element.content == .slot(.label) { cgtk_add_class(child.outer, "title-2") }
      }
    }

    override var contentFlexibility: Flexibility { .none }
  }

  /// An icon and a title.
  final class LabelWidget: BoxWidget {
    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_box_new(1, 6))
    }

    override func arrangeChildren() {
      for child in children {
        Layout.inStack(child.outer, child.flexibility, horizontal: true, .center)
        cgtk_set_align(child.outer, GTK_ALIGN_FILL, GTK_ALIGN_CENTER)
      }
      let isAlone = showsIconAlone
      for child in children where child.element.content == .slot(.title) {
        cgtk_set_visible(child.outer, (!isAlone).g)
      }
    }

    /// Whether the title is left to screen readers and the tooltip: on a button in a bar.
    var showsIconAlone: Bool {
      guard case .label(keepsTitle: false) = element.content, barButton != nil else { return false }
      return children.contains { $0.element.content == .slot(.icon) && $0.element.hasPicture }
    }

    private var barButton: ButtonWidget? {
      var next = parent
      while let current = next {
        if let button = current as? ButtonWidget { return button.isInBar ? button : nil }
        next = current.parent
      }
      return nil
    }
  }

  extension Element {
    fileprivate var hasPicture: Bool {
      preorder.contains { if case .image = $0.content { true } else { false } }
    }
  }

  /// Content on a card, with a title over it.
  final class GroupBoxWidget: BoxWidget {
    private let card = cgtk_retain(cgtk_box_new(0, 8))

    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_box_new(0, 6))
      cgtk_add_class(card, "card")
    }

    isolated deinit { cgtk_release(card) }

    override func placeChildren() {
      var previous: Widget?
      var last: Widget?
      for child in children {
        if child.element.content == .slot(.label) {
          cgtk_box_place(core, child.outer, nil)
          last = child.outer
        } else {
          cgtk_box_place(card, child.outer, previous)
          previous = child.outer
        }
      }
      cgtk_box_place(core, card, last)
    }

    override func detach(_ child: ElementWidget) {
      cgtk_box_remove(child.element.content == .slot(.label) ? core : card, child.outer)
    }

    override func arrangeChildren() {
      for child in children {
        Layout.fillOrAlign(child.outer, child.flexibility, .center)
        if child.element.content != .slot(.label) { cgtk_set_margins(child.outer, 12, 12, 12, 12) }
      }
      Layout.fill(card, contentFlexibility)
    }
  }

  /// A label with a value after it.
  final class LabeledWidget: BoxWidget {
    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_box_new(1, 12))
    }

    override func arrangeChildren() {
      for child in children {
        let isLabel = child.element.content == .slot(.label)
        cgtk_set_expand(
          child.outer, (isLabel && element.isInRow || child.flexibility.horizontal).g, 0)
        cgtk_set_align(
          child.outer,
          child.flexibility.horizontal ? GTK_ALIGN_FILL : isLabel ? GTK_ALIGN_START : GTK_ALIGN_END,
          GTK_ALIGN_CENTER)
      }
    }

    override var contentFlexibility: Flexibility {
      Flexibility(horizontal: element.isInRow).union(super.contentFlexibility)
    }
  }
#endif

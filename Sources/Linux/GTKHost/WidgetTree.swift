#if GTK
  import CGtk
  import SwiftUICore

  /// The widgets of a window and of what is presented over it, found by their elements.
  @MainActor
  final class WidgetTree {
    private var widgets: [Element.ID: ElementWidget] = [:]
    /// The tops: the window's content, sheets, backgrounds.
    private var roots: [Element.ID: ElementWidget] = [:]
    /// Those of the tops that are in a bar.
    private var barItems: Set<Element.ID> = []
    /// The control that the person used last; a popover points at it.
    weak var lastUsed: ElementWidget?

    /// Makes the widget of an element.
    func make(_ element: Element, in parent: ElementWidget?) -> ElementWidget {
      let widget = WidgetKind(element.content).makeWidget(element, self)
      widgets[element.id] = widget
      if parent == nil { roots[element.id] = widget }
      widget.build(in: parent)
      return widget
    }

    /// Makes the widget of an element with nothing above it.
    func makeRoot(_ element: Element) -> ElementWidget {
      let widget = make(element, in: nil)
      widget.layout()
      return widget
    }

    /// Makes the widget of an element in the bar of a window.
    func makeBarItem(_ element: Element) -> ElementWidget {
      barItems.insert(element.id)
      return makeRoot(element)
    }

    func isBarItem(_ widget: ElementWidget) -> Bool { barItems.contains(widget.element.id) }

    /// Lets a widget go, with all that is in it.
    func forget(_ widget: ElementWidget) {
      if widgets[widget.element.id] === widget { widgets[widget.element.id] = nil }
      roots[widget.element.id] = nil
      barItems.remove(widget.element.id)
      widget.forgetChildren()
    }

    /// Applies the difference that a turn made.
    func apply(_ elements: [Element]) {
      var needsLayout = false
      for element in elements {
        guard let widget = widgets[element.id] else {
          if refreshOwner(of: element) { needsLayout = true }
          continue
        }
        let change = element.change
        if widget.kind != WidgetKind(element.content), let parent = widget.parent {
          parent.applyChildren()
          needsLayout = true
          continue
        }
        widget.update(change)
        if change.contains(.content) || change.contains(.children) { renameAncestors(of: widget) }
        if widget.needsLayout(after: change) { needsLayout = true }
      }
      if needsLayout { layout() }
    }

    /// An element without a widget of its own is a part of one above it: the content of a section
    /// in a list, the label of a field. Says whether widgets have come or gone.
    private func refreshOwner(of element: Element) -> Bool {
      var next = element.parent
      while let current = next {
        if let owner = widgets[current.id] {
          let hasOtherChildren = element.change.contains(.children)
          if hasOtherChildren { owner.applyChildren() }
          renameAncestors(of: owner)
          return hasOtherChildren
        }
        next = current.parent
      }
      return false
    }

    /// Brings an element into sight.
    func scroll(_ request: ScrollRequest) {
      guard let widget = shown(request.element) else { return }
      let anchor = request.anchor
      cgtk_scroll_to(
        widget.outer, (anchor != nil).g, Pixels.distance(Double(anchor?.x ?? 0)),
        Pixels.distance(Double(anchor?.y ?? 0)))
    }

    /// The widget of an element, or of the first thing in it that has one.
    private func shown(_ element: Element) -> ElementWidget? {
      widgets[element.id] ?? element.children.lazy.compactMap { self.shown($0) }.first
    }

    func layout() {
      for root in roots.values { root.layout() }
    }

    /// Colours look different now.
    func refreshColors() {
      for widget in widgets.values { widget.refreshColors() }
    }

    private func renameAncestors(of widget: ElementWidget) {
      var next: ElementWidget? = widget
      while let current = next {
        current.rename()
        next = current.parent
      }
    }
  }

  extension ElementWidget {
    /// A text that says something else takes its room by itself.
    fileprivate func needsLayout(after change: Element.Change) -> Bool {
      if change.contains(.children) || change.contains(.modifiers) { return true }
      guard change.contains(.content) else { return false }
      switch kind {
      case .stack, .picture, .spacer, .divider, .grid, .navigation, .picker, .toggle: return true
      default: return false
      }
    }
  }
#endif

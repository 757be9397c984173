#if GTK
  import CGtk
  import Foundation
  import SwiftUICore

  /// A row of a list: a child's widget, and at the end its badge and what can be done with the row.
  /// What a person swipes for elsewhere are buttons here.
  @MainActor
  final class ListRow {
    let element: Element
    let widget: Widget
    private let tree: WidgetTree
    private let box: Widget
    private var badge: Widget?
    private var actions: ElementWidget?
    private var delete: Widget?
    private var background: RowBackground?
    private(set) var mover: RowMover?
    private var hidesSeparator = false

    init(_ element: Element, _ tree: WidgetTree) {
      self.element = element
      self.tree = tree
      box = cgtk_retain(cgtk_box_new(1, 8))
      widget = cgtk_retain(cgtk_row_new(box, 0))
      cgtk_set_class(widget, "heading", element.isHeading.g)
    }

    isolated deinit {
      cgtk_release(box)
      cgtk_release(widget)
    }

    func show(_ child: Widget) {
      guard cgtk_parent(child) != box else { return }
      cgtk_box_prepend(box, child)
    }

    func hide(_ child: Widget) { cgtk_box_remove(box, child) }

    /// Brings what is beside the child's widget up to date.
    func refresh(in list: RowsWidget) {
      let look = RowLook(element)
      cgtk_set_margins(
        box, Pixels.from(Double(look.insets.top)), Pixels.from(Double(look.insets.leading)),
        Pixels.from(Double(look.insets.bottom)), Pixels.from(Double(look.insets.trailing)))
      cgtk_set_accessible_label(widget, element.accessibleName.forC)
      show(badge: look.badge)
      show(actions: look.actions)
      showDelete(look.canDelete)
      show(background: look.background)
      if look.hidesSeparator != hidesSeparator {
        hidesSeparator = look.hidesSeparator
        cgtk_set_css(widget, hidesSeparator ? "border-bottom-width: 0;" : nil)
      }
      if mover == nil, element.movable != nil { mover = RowMover(self, in: list, tree) }
    }

    func forget() {
      if let actions { tree.forget(actions) }
      actions = nil
      background?.forget()
      background = nil
      mover = nil
    }

    private func show(badge text: String?) {
      if text == nil, let badge {
        cgtk_box_remove(box, badge)
        self.badge = nil
      }
      guard let text else { return }
      let label = badge ?? cgtk_label_new(nil)
      cgtk_label_set_text(label, text.forC)
      guard badge == nil else { return }
      badge = label
      cgtk_add_class(label, "dim-label")
      cgtk_add_class(label, "numeric")
      cgtk_box_append(box, label)
      if let actions { cgtk_box_place(box, actions.outer, label) }
      if let delete { cgtk_box_place(box, delete, actions?.outer ?? label) }
    }

    private func show(actions layer: ElementLayer?) {
      guard actions == nil, let layer else { return }
      let root = tree.makeRoot(layer.root)
      cgtk_box_append(box, root.outer)
      Layout.inStack(root.outer, .none, horizontal: true, .center)
      actions = root
    }

    private func showDelete(_ canDelete: Bool) {
      guard canDelete else {
        if let delete { cgtk_box_remove(box, delete) }
        delete = nil
        return
      }
      guard delete == nil else { return }
      let button = cgtk_button_new()
      cgtk_button_set_icon(button, "user-trash-symbolic")
      cgtk_add_class(button, "flat")
      cgtk_set_accessible_label(button, "Delete \(element.plainText)".forC)
      cgtk_set_align(button, GTK_ALIGN_END, GTK_ALIGN_CENTER)
      cgtk_box_append(box, button)
      delete = button
      Signal.connect(button, "clicked") { [weak element] in element?.deleteRow() }
    }

    private func show(background layer: ElementLayer?) {
      if layer !== background?.layer {
        background?.forget()
        background = layer.map { RowBackground($0, behind: box, in: widget, tree) }
      }
      background?.layout()
    }
  }

  /// What a row's modifiers say of what is beside its content.
  @MainActor
  private struct RowLook {
    var insets = EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
    var badge: String?
    var actions: ElementLayer?
    var background: ElementLayer?
    var hidesSeparator = false
    private(set) var canDelete = false

    init(_ element: Element) {
      var isKept = false
      for modifier in element.modifiers {
        switch modifier {
        case .listRowInsets(let insets): self.insets = insets
        case .listRowBackground(let layer): background = layer
        case .listRowSeparatorHidden: hidesSeparator = true
        case .badge(let text): badge = text
        case .swipeActions(let layer): actions = actions ?? layer
        case .row(let row): canDelete = canDelete || row.actions.onDelete != nil
        case .deleteDisabled(true): isKept = true
        default: break
        }
      }
      canDelete = canDelete && !isKept
    }
  }

  /// Elements behind a row, as large as it is.
  @MainActor
  private final class RowBackground {
    let layer: ElementLayer
    private let box: Widget
    private let row: Widget
    private let pile = cgtk_retain(cgtk_pile_new())
    private let root: ElementWidget
    private let tree: WidgetTree

    init(_ layer: ElementLayer, behind box: Widget, in row: Widget, _ tree: WidgetTree) {
      self.layer = layer
      self.box = box
      self.row = row
      self.tree = tree
      root = tree.makeRoot(layer.root)
      cgtk_row_set_child(row, nil)
      cgtk_pile_add(pile, root.outer)
      cgtk_pile_add(pile, box)
      cgtk_set_expand(box, 1, 1)
      cgtk_row_set_child(row, pile)
    }

    isolated deinit { cgtk_release(pile) }

    func layout() {
      root.layout()
      Layout.fillOrAlign(root.outer, root.flexibility, layer.alignment)
    }

    /// Leaves the row to its box alone.
    func forget() {
      cgtk_pile_remove(pile, box)
      cgtk_pile_remove(pile, root.outer)
      tree.forget(root)
      cgtk_row_set_child(row, box)
    }
  }

  extension Element {
    fileprivate func deleteRow() {
      for case .row(let row) in modifiers {
        guard let onDelete = row.actions.onDelete else { continue }
        onDelete(IndexSet(integer: row.index))
        return
      }
    }
  }
#endif

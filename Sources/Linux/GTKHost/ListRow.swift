#if GTK
  import CGtk
  import Foundation
  import SwiftUICore

  /// A row of a list: a child's widget, and at the end what can be done with the row. What a person
  /// swipes for elsewhere are buttons here.
  @MainActor
  final class ListRow {
    let element: Element
    let widget: Widget
    private let tree: WidgetTree
    private let box: Widget
    private var actions: ElementWidget?
    private var delete: Widget?

    init(_ element: Element, _ tree: WidgetTree) {
      self.element = element
      self.tree = tree
      box = cgtk_retain(cgtk_box_new(1, 8))
      widget = cgtk_retain(cgtk_row_new(box, 0))
      cgtk_set_margins(box, 8, 12, 8, 12)
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

    /// Brings what stands at the end up to date.
    func refresh() {
      showActions()
      showDelete()
    }

    func forget() {
      if let actions { tree.forget(actions) }
      actions = nil
    }

    private func showActions() {
      guard actions == nil else { return }
      for case .swipeActions(let layer) in element.modifiers {
        let root = tree.makeRoot(layer.root)
        cgtk_box_append(box, root.outer)
        Layout.inStack(root.outer, .none, horizontal: true, .center)
        actions = root
        return
      }
    }

    private func showDelete() {
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

    private var canDelete: Bool {
      var canDelete = false
      for modifier in element.modifiers {
        switch modifier {
        case .row(let row): canDelete = canDelete || row.actions.onDelete != nil
        case .deleteDisabled(true): return false
        default: break
        }
      }
      return canDelete
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

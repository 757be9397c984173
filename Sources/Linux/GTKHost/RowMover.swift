#if GTK
  import CGtk
  import Foundation
  import SwiftUICore

  /// Moves a row among those of its `ForEach`: dragged onto another one, with Alt and the arrow keys,
  /// or by the menu of the row.
  @MainActor
  final class RowMover {
    private unowned let row: ListRow
    private weak var list: RowsWidget?
    private let menu: ContextMenu?

    init(_ row: ListRow, in list: RowsWidget, _ tree: WidgetTree) {
      self.row = row
      self.list = list
      // A menu of the app's own would come up together with this one.
      menu = row.element.hasMenu ? nil : ContextMenu(row.widget, tree)
      menu?.show([
        ContextMenu.Action(title: "Move Up") { [weak self] in self?.move(by: -1) },
        ContextMenu.Action(title: "Move Down") { [weak self] in self?.move(by: 1) },
      ])
      for (key, distance) in [(GDK_KEY_Up, -1), (GDK_KEY_Down, 1)] {
        Signal.addLocalShortcut(row.widget, key: key, modifiers: GDK_ALT_MASK.rawValue) {
          [weak self] in
          self?.move(by: distance)
          return true
        }
      }
      cgtk_add_drag_source(row.widget, row.element.id)
      Signal.connectDrop(cgtk_add_drop_target(row.widget)) { [weak self] number in
        self?.take(number) ?? false
      }
    }

    private func move(by distance: Int) {
      guard let place = row.element.movable else { return }
      let target = place.index + distance
      guard list?.row(at: target, among: place.actions) != nil else { return }
      move(place, to: target)
    }

    private func move(_ place: RowModifier, to target: Int) {
      let destination = target > place.index ? target + 1 : target
      place.actions.onMove?(IndexSet(integer: place.index), destination)
      let row = row
      // The row has its new place after the app's turn.
      Later.run { [weak row] in
        if let row { cgtk_grab_focus(row.widget) }
      }
    }

    /// A row was dropped on this one.
    private func take(_ number: Element.ID) -> Bool {
      guard let own = row.element.movable,
        let other = list?.mover(of: number, among: own.actions),
        let place = other.row.element.movable, place.index != own.index
      else { return false }
      other.move(place, to: own.index)
      return true
    }
  }

  extension Element {
    /// The place of the element among rows that can be moved.
    var movable: RowModifier? {
      var place: RowModifier?
      for modifier in modifiers {
        switch modifier {
        case .row(let row): if place == nil, row.actions.onMove != nil { place = row }
        case .moveDisabled(true): return nil
        default: break
        }
      }
      return place
    }

    fileprivate var hasMenu: Bool {
      modifiers.contains {
        switch $0 {
        case .contextMenu: true
        case .accessibilityAction(let action): action.name != nil
        default: false
        }
      }
    }
  }
#endif

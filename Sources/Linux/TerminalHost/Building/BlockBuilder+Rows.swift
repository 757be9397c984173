import Foundation
import SwiftUICore

extension BlockBuilder {
  /// A row of a list. One without anything that takes the focus takes it itself where there is
  /// something to be done with it.
  func row(
    _ element: Element, before next: Element?, _ content: ListContent, _ list: Element,
    _ index: Int
  ) -> Block {
    let isLast = !element.isFollowed(by: next)
    let inside = withRowActions(block(element, .horizontal), element, isLast: isLast)
    let hasControls = Self.hasControls(element)
    let isChosen = content.selection != .none && !hasControls
    let hasMenu = element.hasMenu || !rowActions(element, isLast, []).isEmpty
    guard isChosen || (hasMenu && !Self.takesFocus(element)) else {
      return filling(PaddingBlock(left: hasControls ? 0 : 2, inside))
    }
    let isSelected = content.selected.contains(index)
    return ControlBlock(
      TargetID(list.id, part: Int(truncatingIfNeeded: element.id)),
      marks: .row(isSelected: isSelected), inside
    ) { [weak self] target in
      target.isEnabled = element.isEnabled
      target.element = element
      target.menu += self?.rowMenu(element, isLast) ?? []
      if isChosen { target.press = { list.send(.select(index)) } }
    }
  }

  /// What can be done with a row: what is in it says so first, then the list.
  private func rowMenu(_ element: Element, _ isLast: Bool) -> [MenuItem] {
    let own = menu(in: element)
    return own + rowActions(element, isLast, own)
  }

  /// The lines of the context menus and swipe actions in an element.
  func menu(in element: Element) -> [MenuItem] {
    let layers = element.preorder.flatMap(\.menuLayers)
    return layers.flatMap { menuItems($0.elements) }
  }

  func withRowActions(_ block: Block, _ element: Element, isLast: Bool) -> Block {
    guard !rowActions(element, isLast, []).isEmpty else { return block }
    return MenuBlock(TargetID(element.id, part: -4), isEnabled: element.isEnabled, block) {
      [weak self] in self?.rowActions(element, isLast, $0) ?? []
    }
  }

  /// What the list does with its rows, named apart from what the row does itself.
  private func rowActions(
    _ element: Element, _ isLast: Bool, _ others: [MenuItem]
  ) -> [MenuItem] {
    var items: [MenuItem] = []
    for case .row(let row) in element.modifiers {
      let index = row.index
      if let move = row.actions.onMove, !element.isMoveDisabled {
        if index > 0 {
          items.append(MenuItem(title: "Move Up") { move(IndexSet(integer: index), index - 1) })
        }
        if !isLast {
          items.append(MenuItem(title: "Move Down") { move(IndexSet(integer: index), index + 2) })
        }
      }
      if let delete = row.actions.onDelete, !element.isDeleteDisabled {
        let isTaken = others.contains { $0.title.lowercased() == "delete" }
        items.append(
          MenuItem(title: isTaken ? "Delete Row" : "Delete", isDestructive: true) {
            delete(IndexSet(integer: index))
          })
      }
    }
    return items
  }

  /// Whether there is something in an element, or it is something, to which the focus can go.
  static func takesFocus(_ element: Element) -> Bool {
    element.preorder.contains { $0.isEnabled && ($0.isControl || $0.isTappable) }
  }

  static func hasControls(_ element: Element) -> Bool {
    element.preorder.contains(where: \.isControl)
  }
}

extension Element {
  fileprivate var isControl: Bool {
    switch content {
    case .button, .toggle, .textField, .textEditor, .picker, .stepper, .slider, .datePicker,
      .link, .menu, .navigationLink, .disclosure:
      true
    default: false
    }
  }

  fileprivate var isTappable: Bool {
    modifiers.contains {
      switch $0 {
      case .tapGesture, .longPress: true
      default: false
      }
    }
  }

  /// Whether `next` is a row of the same `ForEach`.
  func isFollowed(by next: Element?) -> Bool {
    guard let own = rowActions else { return false }
    return next?.rowActions === own
  }

  private var rowActions: RowActions? {
    for case .row(let row) in modifiers { return row.actions }
    return nil
  }

  /// What its context menus are made of, and then its swipe actions.
  fileprivate var menuLayers: [ElementLayer] {
    let menus = modifiers.compactMap { if case .contextMenu(let layer) = $0 { layer } else { nil } }
    let swipes = modifiers.compactMap {
      if case .swipeActions(let layer) = $0 { layer } else { nil }
    }
    return menus + swipes
  }

  var hasMenu: Bool { preorder.contains(where: { !$0.menuLayers.isEmpty }) }

  /// Whether it is a row of a list, or in one.
  var isInRow: Bool {
    switch parent?.content {
    case .list: true
    case nil: false
    default: parent?.isInRow ?? false
    }
  }

  fileprivate var isDeleteDisabled: Bool {
    modifiers.contains { if case .deleteDisabled(true) = $0 { true } else { false } }
  }

  fileprivate var isMoveDisabled: Bool {
    modifiers.contains { if case .moveDisabled(true) = $0 { true } else { false } }
  }
}

import Foundation
import SwiftUICore

extension ScreenBuilder {
  mutating func addList(_ list: ListContent, _ element: Element) {
    var place = 0
    inline(false) { builder in
      for child in element.children { builder.addListPart(child, list, element, &place) }
    }
  }

  /// A section of the list, or a row of it.
  private mutating func addListPart(
    _ part: Element, _ list: ListContent, _ element: Element, _ place: inout Int
  ) {
    guard case .section = part.content else {
      addRow(part, list, element, place)
      place += 1
      return
    }
    let title = VisibleText.line(part.slot(.header)?.plainText ?? "")
    if !title.isEmpty { add(line: "\(title):") }
    let rows = part.slot(.content)?.children ?? part.contentBesideLabel
    for row in rows {
      addRow(row, list, element, place)
      place += 1
    }
    if let footer = part.slot(.footer) { add(footer) }
  }

  private mutating func addRow(
    _ row: Element, _ list: ListContent, _ element: Element, _ place: Int
  ) {
    guard !row.isInvisible else { return }
    self.row { builder in
      if list.selection != .none, !row.hasControls {
        builder.add(
          Control(
            label: VisibleText.line(row.name), role: "row",
            states: list.selected.contains(place) ? ["selected"] : [], isEnabled: row.isEnabled,
            use: .press { element.send(.select(place)) }))
      } else {
        builder.add(row)
      }
      builder.addRowActions(row)
    }
  }

  private mutating func addRowActions(_ row: Element) {
    for case .row(let modifier) in row.modifiers {
      guard let delete = modifier.actions.onDelete else { continue }
      let index = modifier.index
      add(
        Control(
          label: "Delete", otherNames: ["Delete \(VisibleText.line(row.name))"], role: "button",
          states: ["destructive"], isEnabled: row.isEnabled,
          use: .press {
            delete(IndexSet(integer: index))
            return true
          }))
    }
  }

  /// Only the screen on top is shown, with the way back.
  mutating func addNavigation(_ navigation: NavigationContent, _ element: Element) {
    guard navigation.depth > 0, let top = element.children.last else {
      return add(element.children)
    }
    add(top)
    add(Control(label: "Back", role: "button", use: .press { element.send(.decrement) }))
  }

  /// Only the selected tab is shown; the others can be selected.
  mutating func addTabs(_ selection: Int, _ element: Element) {
    for (index, tab) in element.children.enumerated() {
      add(
        Control(
          label: VisibleText.line(tab.tabTitle ?? "\(index + 1)"), role: "tab",
          states: index == selection ? ["selected"] : [], isEnabled: element.isEnabled,
          use: .press { element.send(.select(index)) }))
    }
    guard element.children.indices.contains(selection) else { return }
    add(element.children[selection])
  }
}

extension Element {
  /// What the tab's item says.
  fileprivate var tabTitle: String? {
    for element in preorder {
      for case .tabItem(let layer) in element.modifiers {
        return layer.root.plainText
      }
    }
    return nil
  }
}

import Foundation
import SwiftUICore

extension ScreenBuilder {
  mutating func addList(_ list: ListContent, _ element: Element) {
    var places: [Element.ID: Int] = [:]
    for (place, row) in element.rows.enumerated() { places[row.id] = place }
    let context = ListContext(list: list, element: element, places: places)
    inline(false) { builder in
      for child in element.children { builder.addListPart(child, context) }
    }
  }

  /// The list in which rows are, and their places in it.
  private struct ListContext {
    let list: ListContent
    let element: Element
    let places: [Element.ID: Int]
  }

  /// A section of the list, a row of it, or a row that opens to show more.
  private mutating func addListPart(_ part: Element, _ context: ListContext) {
    switch part.content {
    case .section: addListSection(part, context)
    case .disclosure:
      if let control = Control(part) { row { $0.add(control) } }
      addListParts(of: part, context)
    default: addRow(part, context)
    }
  }

  private mutating func addListSection(_ section: Element, _ context: ListContext) {
    let title = VisibleText.line(section.slot(.header)?.plainText ?? "")
    if title.isEmpty {
      for part in section.listParts { addListPart(part, context) }
    } else {
      endRun()
      add(line: "\(title):")
      addListParts(of: section, context)
    }
    if let footer = section.slot(.footer) { add(footer) }
  }

  private mutating func addListParts(of element: Element, _ context: ListContext) {
    indented { builder in
      for part in element.listParts { builder.addListPart(part, context) }
    }
  }

  private mutating func addRow(_ row: Element, _ context: ListContext) {
    guard !row.isInvisible else { return }
    let first = controls.count
    self.row { builder in
      if context.list.selection != .none, !row.hasControls, let place = context.places[row.id] {
        builder.add(
          Control(
            label: VisibleText.line(row.name), role: "row",
            states: context.list.selected.contains(place) ? ["selected"] : [],
            isEnabled: row.isEnabled, use: .press { context.element.send(.select(place)) }))
        for part in row.preorder { builder.addMenus(of: part) }
      } else {
        builder.add(row)
      }
      let isTaken = builder.controls[first...].contains { $0.label.lowercased() == "delete" }
      builder.addRowActions(row, delete: isTaken ? "Delete row" : "Delete")
    }
  }

  /// What the list does with the row, named apart from what the row does itself.
  private mutating func addRowActions(_ row: Element, delete title: String) {
    for case .row(let modifier) in row.modifiers {
      guard let delete = modifier.actions.onDelete, !row.isDeleteDisabled else { continue }
      let index = modifier.index
      add(
        Control(
          label: title, otherNames: ["Delete \(VisibleText.line(row.name))"], role: "button",
          states: ["destructive"], isEnabled: row.isEnabled,
          use: .press {
            delete(IndexSet(integer: index))
            return true
          }))
    }
  }

  /// Only the screen on top is shown, with the way back.
  mutating func addNavigation(_ navigation: NavigationContent, _ element: Element) {
    add(element.childrenInSight)
    guard navigation.depth > 0 else { return }
    add(
      Control(
        label: "Back", role: "button", isEnabled: element.isEnabled,
        use: .press { element.send(.decrement) }))
  }

  /// Only the selected tab is shown; the others can be selected.
  mutating func addTabs(_ selection: Int, _ element: Element) {
    for (index, tab) in element.children.enumerated() {
      let title = tab.tabTitle
      add(
        Control(
          label: VisibleText.line((title.isEmpty ? "\(index + 1)" : title) + tab.badge),
          otherNames: [VisibleText.line(title)], role: "tab",
          states: index == selection ? ["selected"] : [], isEnabled: element.isEnabled,
          use: .press { element.send(.select(index)) }))
    }
    add(element.childrenInSight)
  }
}

extension Element {
  /// The rows, and what has rows, in a section or under a row.
  fileprivate var listParts: [Element] {
    slot(.content)?.children ?? contentBesideLabel
  }

  fileprivate var isDeleteDisabled: Bool {
    for case .deleteDisabled(let isDisabled) in modifiers.reversed() { return isDisabled }
    return false
  }

  /// What the tab's item says.
  fileprivate var tabTitle: String {
    for case .tabItem(let layer) in modifiers.reversed() { return layer.root.plainText }
    return ""
  }
}

import Foundation
import SwiftUICore

extension BlockBuilder {
  /// The block of what holds other elements; nil for what does not.
  func container(_ element: Element) -> Block? {
    switch element.content {
    case .list(let content):
      return ScrollBlock(TargetID(element.id), listRows(content, element))
    case .form:
      let rows = stack(element.children, alignment: .leading, spacing: 0)
      return ScrollBlock(TargetID(element.id), filling(rows))
    case .section: return section(element)
    case .scroll(let horizontal, let vertical):
      return ScrollBlock(
        TargetID(element.id), horizontal: horizontal, vertical: vertical,
        stack(element.children, vertical ? .vertical : .horizontal))
    case .grid(let horizontal, let vertical): return grid(horizontal, vertical, element)
    case .disclosure(let isExpanded): return disclosure(isExpanded, element)
    case .groupBox: return groupBox(element)
    case .labeledContent: return labeledContent(element)
    case .navigationStack: return navigationStack(element)
    case .navigationSplit: return navigationSplit(element)
    case .lazyGrid(let content): return lazyGrid(content, element)
    case .contentUnavailable: return contentUnavailable(element)
    case .navigationLink: return navigationLink(element)
    case .tabs(let selection): return tabs(selection, element)
    default: return nil
    }
  }

  /// A block as wide as what is around it, its content at the beginning of the line.
  func filling(_ block: Block, alignment: Alignment = .leading) -> Block {
    FrameBlock(FrameContent(maxWidth: .infinity, alignment: alignment), block)
  }

  // MARK: Lists

  private func listRows(_ content: ListContent, _ element: Element) -> Block {
    var place = 0
    let rows = element.children.map { listPart($0, content, element, &place) }
    return filling(StackBlock(.vertical, alignment: .leading, spacing: 0, rows))
  }

  private func listPart(
    _ part: Element, _ content: ListContent, _ list: Element, _ place: inout Int
  ) -> Block {
    guard case .section = part.content else {
      defer { place += 1 }
      return row(part, content, list, place)
    }
    let inside = slot(.content, of: part)?.children ?? part.children
    let rows = inside.map { listPart($0, content, list, &place) }
    return framedSection(part, rows)
  }

  private func row(
    _ element: Element, _ content: ListContent, _ list: Element, _ index: Int
  ) -> Block {
    let actions = rowActions(element)
    let inside = block(element, .horizontal)
    let hasControls = Self.hasControls(element)
    let isChosen = content.selection != .none && !hasControls
    guard isChosen || (!actions.isEmpty && !hasControls) else {
      let padded = filling(PaddingBlock(left: hasControls ? 0 : 2, inside))
      return actions.isEmpty ? padded : SurroundingBlock(padded) { $0.menu += actions }
    }
    let isSelected = content.selected.contains(index)
    return ControlBlock(
      TargetID(list.id, part: Int(truncatingIfNeeded: element.id)),
      marks: .row(isSelected: isSelected), inside
    ) { target in
      target.isEnabled = element.isEnabled
      target.element = element
      target.menu += actions
      if isChosen { target.press = { list.send(.select(index)) } }
    }
  }

  private func rowActions(_ element: Element) -> [MenuItem] {
    var items: [MenuItem] = []
    for case .row(let row) in element.modifiers {
      let index = row.index
      if let move = row.actions.onMove, !element.isMoveDisabled {
        if index > 0 {
          items.append(MenuItem(title: "Move Up") { move(IndexSet(integer: index), index - 1) })
        }
        items.append(MenuItem(title: "Move Down") { move(IndexSet(integer: index), index + 2) })
      }
      if let delete = row.actions.onDelete, !element.isDeleteDisabled {
        items.append(
          MenuItem(title: "Delete", isDestructive: true) { delete(IndexSet(integer: index)) })
      }
    }
    return items
  }

  static func hasControls(_ element: Element) -> Bool {
    element.preorder.contains { part in
      switch part.content {
      case .button, .toggle, .textField, .textEditor, .picker, .stepper, .slider, .datePicker,
        .link, .menu, .navigationLink, .disclosure:
        return true
      default: return false
      }
    }
  }

  // MARK: Groups

  private func section(_ element: Element) -> Block {
    let inside =
      slot(.content, of: element)?.children
      ?? element.children.filter { if case .slot = $0.content { false } else { true } }
    return framedSection(element, inside.map { filling(block($0, .vertical)) })
  }

  private func framedSection(_ element: Element, _ rows: [Block]) -> Block {
    var parts: [Block] = []
    if let header = slot(.header, of: element) {
      parts.append(RestyledBlock(stack(header.children)) { $0.attributes.insert(.bold) })
    }
    parts += rows
    if let footer = slot(.footer, of: element) {
      parts.append(RestyledBlock(stack(footer.children)) { $0.attributes.insert(.dim) })
    }
    let all = StackBlock(.vertical, alignment: .leading, spacing: 0, parts)
    return PaddingBlock(bottom: 1, all)
  }

  private func disclosure(_ isExpanded: Bool, _ element: Element) -> Block {
    let head = ControlBlock(
      TargetID(element.id), marks: .blanks,
      StackBlock(
        .horizontal, spacing: 1, [TextBlock(isExpanded ? "v" : "›"), controlLabel(element)])
    ) { target in
      target.isEnabled = element.isEnabled
      target.element = element
      target.press = { element.send(.setExpanded(!isExpanded)) }
    }
    guard isExpanded, let content = slot(.content, of: element) else { return head }
    let inside = PaddingBlock(
      left: 3, stack(content.children, alignment: .leading, spacing: 0))
    return StackBlock(.vertical, alignment: .leading, spacing: 0, [head, inside])
  }

  private func groupBox(_ element: Element) -> Block {
    let title = slot(.label, of: element)?.plainText
    let inside =
      slot(.content, of: element)?.children
      ?? element.children.filter { if case .slot = $0.content { false } else { true } }
    let content = PaddingBlock(left: 1, right: 1, stack(inside))
    return BorderBlock(content, style: .dim, title: title)
  }

  private func labeledContent(_ element: Element) -> Block {
    let value = slot(.value, of: element) ?? slot(.content, of: element)
    let shown = value.map { stack($0.children, .horizontal) }
    guard !element.hidesLabels else { return shown ?? TextBlock("") }
    let label = slot(.label, of: element).map { stack($0.children, .horizontal) }
    let parts = [label, SpacerBlock(.horizontal, least: 1), shown]
    return StackBlock(.horizontal, alignment: .top, spacing: 0, parts.compactMap(\.self))
  }

  private func grid(_ horizontal: Double?, _ vertical: Double?, _ element: Element) -> Block {
    let rows = element.children.map { child -> GridBlock.Row in
      guard case .gridRow = child.content else { return .spanning(block(child, .vertical)) }
      return .cells(blocks(child.children, .horizontal))
    }
    return GridBlock(
      rows, columnSpacing: horizontal.map(CellUnits.columns) ?? 2,
      rowSpacing: vertical.map(CellUnits.rows) ?? 0)
  }

  private func lazyGrid(_ content: LazyGridContent, _ element: Element) -> Block {
    let axis: CellAxis = content.axis == .vertical ? .vertical : .horizontal
    return LazyGridBlock(
      axis, tracks: content.tracks.map { LazyGridBlock.Track($0, axis.other) },
      spacing: content.spacing.map { CellUnits.cells($0, axis) },
      trackSpacing: content.trackSpacing.map { CellUnits.cells($0, axis.other) },
      alignment: content.alignment, blocks(element.children, axis))
  }

  /// Label, message and actions in the middle of the room.
  private func contentUnavailable(_ element: Element) -> Block {
    let parts = [Element.Slot.label, .message, .actions].compactMap { slot($0, of: element) }
    let shown = parts.map { stack($0.children) }.filter { $0.size(.ideal).width > 0 }
    return FrameBlock(
      FrameContent(maxWidth: .infinity, maxHeight: .infinity), StackBlock(.vertical, shown))
  }
}

extension Element {
  var isDeleteDisabled: Bool {
    modifiers.contains { if case .deleteDisabled(true) = $0 { true } else { false } }
  }

  var isMoveDisabled: Bool {
    modifiers.contains { if case .moveDisabled(true) = $0 { true } else { false } }
  }

  /// Whether a modifier around it hides the labels of controls.
  var hidesLabels: Bool {
    let isHere = modifiers.contains { if case .labelsHidden = $0 { true } else { false } }
    return isHere || parent?.hidesLabels ?? false
  }
}

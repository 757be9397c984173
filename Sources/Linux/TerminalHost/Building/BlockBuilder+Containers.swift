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
    let rows = listParts(element.children, content, element, &place)
    return filling(StackBlock(.vertical, alignment: .leading, spacing: 0, rows))
  }

  private func listParts(
    _ parts: [Element], _ content: ListContent, _ list: Element, _ place: inout Int
  ) -> [Block] {
    var blocks: [Block] = []
    for (index, part) in parts.enumerated() {
      let next = index + 1 < parts.count ? parts[index + 1] : nil
      switch part.content {
      case .section:
        let inside = slot(.content, of: part)?.children ?? part.children
        blocks.append(framedSection(part, listParts(inside, content, list, &place)))
      case .disclosure(let isExpanded):
        let inside = isExpanded ? slot(.content, of: part)?.children ?? [] : []
        let rows = listParts(inside, content, list, &place)
        // What cannot be seen has its places all the same.
        if !isExpanded { place += part.rows.count }
        blocks.append(row(disclosing: rows, isExpanded, part, before: next))
      default:
        blocks.append(row(part, before: next, content, list, place))
        place += 1
      }
    }
    return blocks
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
    let head = disclosureHead(isExpanded, element)
    guard isExpanded, let content = slot(.content, of: element) else { return head }
    return under(head, stack(content.children, alignment: .leading, spacing: 0))
  }

  /// A row of a list that opens to show more rows.
  private func row(
    disclosing rows: [Block], _ isExpanded: Bool, _ element: Element, before next: Element?
  ) -> Block {
    let head = withRowActions(
      disclosureHead(isExpanded, element), element, isLast: !element.isFollowed(by: next))
    let inside = StackBlock(.vertical, alignment: .leading, spacing: 0, rows)
    let all = rows.isEmpty ? head : under(head, inside)
    return filling(modified(all, element, element.modifiers[...]))
  }

  private func under(_ head: Block, _ content: Block) -> Block {
    StackBlock(
      .vertical, alignment: .leading, spacing: 0, [head, PaddingBlock(left: 3, content)])
  }

  private func disclosureHead(_ isExpanded: Bool, _ element: Element) -> Block {
    ControlBlock(
      TargetID(element.id), marks: .blanks,
      StackBlock(
        .horizontal, spacing: 1, [TextBlock(isExpanded ? "v" : "›"), controlLabel(element)])
    ) { target in
      target.isEnabled = element.isEnabled
      target.element = element
      target.press = { element.send(.setExpanded(!isExpanded)) }
    }
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
  /// Whether a modifier around it hides the labels of controls.
  var hidesLabels: Bool {
    let isHere = modifiers.contains { if case .labelsHidden = $0 { true } else { false } }
    return isHere || parent?.hidesLabels ?? false
  }
}

import SwiftUICore

/// Makes blocks from elements, and keeps them while the elements do not change.
@MainActor
final class BlockBuilder {
  let theme: Theme
  let styling: TextStyling

  private struct Key: Hashable {
    let element: Element.ID
    let axis: CellAxis
  }

  private var cache: [Key: Block] = [:]
  private var limit = 512

  init(theme: Theme) {
    self.theme = theme
    styling = TextStyling(theme: theme)
  }

  /// Forgets what was made of these elements and of those that they are in.
  func forget(_ changed: [Element], roots: [Element]) {
    for element in changed {
      var next: Element? = element
      var last = element
      while let current = next {
        cache[Key(element: current.id, axis: .vertical)] = nil
        cache[Key(element: current.id, axis: .horizontal)] = nil
        last = current
        next = current.parent
      }
      // What is in a background or toolbar does not know whose it is.
      if !roots.contains(where: { $0 === last }) { return forgetAll() }
    }
    if cache.count > limit { forgetGone(roots) }
  }

  /// Elements come and go; blocks of those that went are dropped from time to time.
  private func forgetGone(_ roots: [Element]) {
    var present: Set<Element.ID> = []
    for root in roots { root.visit { present.insert($0.id) } }
    cache = cache.filter { present.contains($0.key.element) }
    limit = max(512, cache.count * 2)
  }

  func forgetAll() { cache = [:] }

  /// The block of an element in a stack along `axis`, with its modifiers.
  func block(_ element: Element, _ axis: CellAxis = .vertical) -> Block {
    let key = Key(element: element.id, axis: axis)
    if let known = cache[key] { return known }
    let block = modified(content(element, axis), element, element.modifiers[...])
    cache[key] = block
    return block
  }

  func blocks(_ elements: [Element], _ axis: CellAxis) -> [Block] {
    elements.map { block($0, axis) }
  }

  /// Several elements where one is expected stand below one another.
  func stack(
    _ elements: [Element], _ axis: CellAxis = .vertical, alignment: Alignment = .center,
    spacing: Int? = nil
  ) -> Block {
    if elements.count == 1, let only = elements.first { return block(only, axis) }
    return StackBlock(axis, alignment: alignment, spacing: spacing, blocks(elements, axis))
  }

  func slot(_ slot: Element.Slot, of element: Element) -> Element? {
    element.children.first { $0.content == .slot(slot) }
  }

  /// The content without its modifiers.
  private func content(_ element: Element, _ axis: CellAxis) -> Block {
    switch element.content {
    case .text(let content): return text(content, element)
    case .image(let content): return image(content, element)
    case .color(let color): return FillBlock(styling.paint(color))
    case .shape(let content): return shape(content)
    case .spacer(let least):
      return SpacerBlock(axis, least: least.map { CellUnits.cells($0, axis) } ?? 0)
    case .divider: return DividerBlock(axis.other)
    case .stack(let content): return stack(content, element)
    case .label: return label(element)
    default:
      return control(element) ?? container(element) ?? stack(element.children, axis)
    }
  }

  private func text(_ content: TextContent, _ element: Element) -> Block {
    TextBlock(
      styling.text(content, isEnabled: element.isEnabled), alignment: content.alignment,
      limit: content.lineLimit)
  }

  private func image(_ content: ImageContent, _ element: Element) -> Block {
    if let glyph = SymbolGlyph.character(content.name) {
      var style = CellStyle.plain
      styling.apply(content.color, &style)
      return TextBlock(glyph, style: style)
    }
    if content.isSystem { RuntimeWarning.reportUnknownSymbol(content.name) }
    guard let label = content.label, !label.isEmpty else {
      // Beside a title nothing is missing.
      let isSeen = content.isSystem && element.parent?.content != .slot(.icon)
      return TextBlock(isSeen ? SymbolGlyph.placeholder : "", style: .dim)
    }
    return TextBlock("[\(label)]", style: .dim)
  }

  private func shape(_ content: ShapeContent) -> Block {
    if let fill = content.fill { return FillBlock(styling.paint(fill)) }
    var style = CellStyle.plain
    styling.apply(content.stroke, &style)
    return BorderBlock(FillBlock(nil), style: style)
  }

  private func stack(_ content: StackContent, _ element: Element) -> Block {
    switch content.axis {
    case .depth:
      return DepthBlock(
        alignment: content.alignment, blocks(element.children, .vertical))
    case .horizontal:
      return StackBlock(
        .horizontal, alignment: content.alignment, spacing: content.spacing.map(CellUnits.columns),
        blocks(element.children, .horizontal))
    case .vertical:
      return StackBlock(
        .vertical, alignment: content.alignment, spacing: content.spacing.map(CellUnits.rows),
        blocks(element.children, .vertical))
    }
  }

  /// The icon, where there is a character for it, and the title.
  private func label(_ element: Element) -> Block {
    let icon = slot(.icon, of: element).map { block($0, .horizontal) }
    let title = slot(.title, of: element).map { block($0, .horizontal) }
    let parts = [icon, title].compactMap(\.self).filter { $0.size(.ideal).width > 0 }
    return StackBlock(.horizontal, alignment: .top, spacing: 1, parts)
  }
}

import SwiftUICore

/// An alert or confirmation dialog: a box whose text scrolls where it is too long, above its
/// buttons, which are always in sight.
final class DialogBlock: Block {
  private let text: ScrollBlock
  private let rowOfButtons: Block
  private let stackOfButtons: ScrollBlock
  private let prefersColumn: Bool
  private let style: CellStyle

  /// Lines longer than this are hard to read.
  private static let widestText = 56
  private static let leastWidth = 24

  init(
    id: Element.ID, text: Block, row: [Block], column: [Block], prefersColumn: Bool,
    style: CellStyle
  ) {
    self.text = ScrollBlock(.text(of: id), isGreedy: false, text)
    self.prefersColumn = prefersColumn
    self.style = style
    rowOfButtons = StackBlock(.horizontal, spacing: 2, row)
    stackOfButtons = ScrollBlock(
      TargetID(id, part: -11), isGreedy: false, StackBlock(.vertical, spacing: 0, column))
  }

  private struct Layout {
    var width: Int
    var text: Int
    var gap: Int
    var buttons: Int
    var isRow: Bool
  }

  private func layout(_ room: CellSize) -> Layout {
    let most = max(1, room.width - 4)
    let row = rowOfButtons.size(.ideal).width
    let stack = stackOfButtons.size(.ideal)
    let isRow = !prefersColumn && row <= most
    let wanted = max(
      min(text.size(.ideal).width, Self.widestText), isRow ? row : stack.width, Self.leastWidth)
    let width = min(wanted, most)
    let available = max(1, room.height - 2)
    var textHeight = text.size(Proposal(width: width, height: nil)).height
    // Titles too long for a line wrap.
    var buttons =
      isRow ? 1 : stackOfButtons.size(Proposal(width: width, height: nil)).height
    let gap = textHeight > 0 && textHeight + 1 + buttons <= available ? 1 : 0
    if textHeight + buttons > available {
      buttons = min(buttons, max(1, available / 2, available - textHeight))
      textHeight = max(0, available - buttons)
    }
    return Layout(width: width, text: textHeight, gap: gap, buttons: buttons, isRow: isRow)
  }

  override func measure(_ proposal: Proposal) -> CellSize {
    let layout = layout(
      CellSize(width: proposal.width ?? 80, height: proposal.height ?? Proposal.unlimited))
    return CellSize(
      width: layout.width + 4, height: layout.text + layout.gap + layout.buttons + 2)
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    let layout = layout(rect.size)
    canvas.fill(rect)
    canvas.border(rect, style: style)
    let inside = rect.inset(left: 2, top: 1, right: 2, bottom: 1)
    var part = inside
    part.height = layout.text
    text.draw(in: part, on: canvas)
    part.y += layout.text + layout.gap
    part.height = layout.buttons
    let buttons = layout.isRow ? rowOfButtons : stackOfButtons
    let size = buttons.size(Proposal(part.size))
    buttons.draw(in: part.centered(size), on: canvas)
  }
}

extension TargetID {
  /// The text of an alert or dialog, which scrolls.
  @MainActor
  static func text(of id: Element.ID) -> TargetID { TargetID(id, part: -10) }
}

import SwiftUICore

/// A menu that is open: its lines, which of them the focus is on, and where it hangs.
@MainActor
struct PopupMenu {
  private(set) var items: [MenuItem]
  let anchor: CellRect
  private(set) var selected: Int

  /// nil when no line of it can be chosen.
  init?(_ items: [MenuItem], anchor: CellRect) {
    guard let first = items.firstIndex(where: \.isEnabled) else { return nil }
    self.items = items
    self.anchor = anchor
    // Of several choices, the one that is made.
    let isChoice = items.allSatisfy { $0.isOn != nil }
    selected = isChoice ? items.firstIndex { $0.isOn == true && $0.isEnabled } ?? first : first
  }

  /// Shows other lines, with the focus where it is if it can be there; says whether it can.
  mutating func replace(_ new: [MenuItem]) -> Bool {
    guard var other = PopupMenu(new, anchor: anchor) else { return false }
    other.select(selected)
    self = other
    return true
  }

  mutating func move(by step: Int) {
    var index = selected
    for _ in items {
      index = (index + step + items.count) % items.count
      if items[index].isEnabled { break }
    }
    selected = index
  }

  mutating func select(_ index: Int) {
    if items.indices.contains(index), items[index].isEnabled { selected = index }
  }

  /// The next line that begins with a letter.
  mutating func select(beginningWith letter: Character) {
    let order = (1...items.count).map { (selected + $0) % items.count }
    let found = order.first {
      items[$0].isEnabled && items[$0].title.first?.lowercased() == letter.lowercased()
    }
    if let found { selected = found }
  }

  // MARK: Drawing

  private func frame(_ bounds: CellRect) -> CellRect {
    let widest = items.map { $0.title.oneLine.columns }.max() ?? 0
    let trailing = items.map { $0.trailing.columns }.max() ?? 0
    let width = min(bounds.width, widest + 6 + (trailing > 0 ? trailing + 2 : 0))
    let height = min(bounds.height, items.count + 2)
    let below = bounds.maxY - anchor.maxY
    let y = height <= below || below >= anchor.y ? anchor.maxY : anchor.y - height
    return CellRect(
      x: max(bounds.x, min(anchor.x, bounds.maxX - width)),
      y: max(bounds.y, min(y, bounds.maxY - height)), width: width, height: height)
  }

  private func firstShown(_ rows: Int) -> Int {
    max(0, min(selected - rows + 1 + rows / 2, items.count - rows))
  }

  func draw(on canvas: Canvas) {
    let frame = frame(canvas.bounds)
    canvas.fill(frame)
    canvas.border(frame, style: .plain)
    let rows = frame.height - 2
    let first = firstShown(rows)
    canvas.clipped(to: frame.inset(by: 1)) {
      for row in 0..<max(0, min(rows, items.count - first)) {
        draw(items[first + row], at: first + row, y: frame.y + 1 + row, frame, canvas)
      }
    }
  }

  private func draw(
    _ item: MenuItem, at index: Int, y: Int, _ frame: CellRect, _ canvas: Canvas
  ) {
    guard !item.isDivider else {
      for x in frame.x..<frame.maxX { canvas.put("─", x: x, y: y, style: .plain) }
      return
    }
    var style = CellStyle.plain
    if item.isDestructive { style.foreground = canvas.theme.destructive }
    if !item.isEnabled { style.attributes.insert(.dim) }
    let isSelected = index == selected
    canvas.put(isSelected ? ">" : " ", x: frame.x + 1, y: y, style: style)
    canvas.put(item.isOn == true ? "✓" : " ", x: frame.x + 2, y: y, style: style)
    canvas.put(item.title.oneLine, x: frame.x + 4, y: y, style: style)
    let trailing = item.trailing
    canvas.put(trailing, x: frame.maxX - 2 - trailing.columns, y: y, style: style)
    guard isSelected else { return }
    canvas.restyle(CellRect(x: frame.x + 1, y: y, width: frame.width - 2, height: 1)) {
      $0.attributes.insert(.reverse)
    }
  }

  /// Where the menu of the selected line hangs.
  func anchorOfSelected(_ bounds: CellRect) -> CellRect {
    let frame = frame(bounds)
    let row = selected - firstShown(frame.height - 2)
    return CellRect(x: frame.x + 3, y: frame.y + 1 + row, width: 1, height: 1)
  }

  /// The line at a place of the screen; nil outside.
  func index(at point: CellPoint, _ bounds: CellRect) -> Int? {
    let inside = frame(bounds).inset(by: 1)
    guard inside.contains(point) else { return nil }
    let index = firstShown(inside.height) + point.y - inside.y
    return items.indices.contains(index) ? index : nil
  }
}

extension MenuItem {
  /// What stands at the end of the line.
  fileprivate var trailing: String { submenu.isEmpty ? keys : "›" }
}

import SwiftUICore

/// Rows whose columns line up. A row of one block that is no grid row spans all columns.
final class GridBlock: Block {
  enum Row {
    case cells([Block])
    case spanning(Block)
  }

  let rows: [Row]
  let columnSpacing: Int
  let rowSpacing: Int
  let alignment: Alignment

  init(_ rows: [Row], columnSpacing: Int, rowSpacing: Int, alignment: Alignment = .center) {
    self.rows = rows
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    self.alignment = alignment
  }

  private func widths(_ room: Int?) -> [Int] {
    var ideal: [Int] = []
    for case .cells(let cells) in rows {
      for (column, cell) in cells.enumerated() {
        let width = cell.size(.ideal).width
        if column < ideal.count {
          ideal[column] = max(ideal[column], width)
        } else {
          ideal.append(width)
        }
      }
    }
    guard let room, !ideal.isEmpty else { return ideal }
    var left = room - columnSpacing * (ideal.count - 1)
    var result = ideal
    // The narrow columns get what they want; the wide ones share the rest.
    for (place, column) in ideal.indices.sorted(by: { ideal[$0] < ideal[$1] }).enumerated() {
      result[column] = max(1, min(ideal[column], left / (ideal.count - place)))
      left -= result[column]
    }
    return result
  }

  private func height(_ row: Row, _ widths: [Int], _ total: Int) -> Int {
    switch row {
    case .spanning(let block): block.size(Proposal(width: total, height: nil)).height
    case .cells(let cells):
      zip(cells, widths).map { $0.size(Proposal(width: $1, height: nil)).height }.max() ?? 0
    }
  }

  private func total(_ widths: [Int], _ room: Int?) -> Int {
    let columns = widths.reduce(0, +) + columnSpacing * max(0, widths.count - 1)
    var spanning = 0
    for case .spanning(let block) in rows {
      spanning = max(spanning, block.size(Proposal(width: room, height: nil)).width)
    }
    return max(columns, spanning)
  }

  override func measure(_ proposal: Proposal) -> CellSize {
    let widths = widths(proposal.width)
    let total = total(widths, proposal.width)
    let heights = rows.map { height($0, widths, total) }
    return CellSize(
      width: total, height: heights.reduce(rowSpacing * max(0, rows.count - 1), +))
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    let widths = widths(rect.width)
    var y = rect.y
    for row in rows {
      let height = height(row, widths, rect.width)
      draw(row, y: y, height: height, widths, rect, on: canvas)
      y += height + rowSpacing
    }
  }

  private func draw(
    _ row: Row, y: Int, height: Int, _ widths: [Int], _ rect: CellRect, on canvas: Canvas
  ) {
    switch row {
    case .spanning(let block):
      let place = CellRect(x: rect.x, y: y, width: rect.width, height: height)
      block.draw(in: alignment.place(block.size(Proposal(place.size)), in: place), on: canvas)
    case .cells(let cells):
      var x = rect.x
      for (cell, width) in zip(cells, widths) {
        let place = CellRect(x: x, y: y, width: width, height: height)
        cell.draw(in: alignment.place(cell.size(Proposal(place.size)), in: place), on: canvas)
        x += width + columnSpacing
      }
    }
  }
}

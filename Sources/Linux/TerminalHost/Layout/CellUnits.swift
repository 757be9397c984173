import SwiftUICore

/// Points to cells: a cell is taken to be 8 points wide and 16 high.
enum CellUnits {
  static func columns(_ points: Double) -> Int { cells(points / 8) }
  static func rows(_ points: Double) -> Int { cells(points / 16) }

  static func cells(_ points: Double, _ axis: CellAxis) -> Int {
    axis == .horizontal ? columns(points) : rows(points)
  }

  private static func cells(_ amount: Double) -> Int {
    guard !amount.isNaN else { return 0 }
    return Int(min(max(amount, -10_000), Double(Proposal.unlimited)).rounded())
  }
}

extension HorizontalAlignment {
  /// Where something of a width is in a larger one.
  func offset(_ width: Int, in whole: Int) -> Int {
    switch guide {
    case .leading: 0
    case .center: (whole - width) / 2
    case .trailing: whole - width
    }
  }
}

extension VerticalAlignment {
  func offset(_ height: Int, in whole: Int) -> Int {
    switch guide {
    case .top, .firstTextBaseline: 0
    case .center: (whole - height) / 2
    case .bottom, .lastTextBaseline: whole - height
    }
  }
}

extension Alignment {
  func place(_ size: CellSize, in rect: CellRect) -> CellRect {
    CellRect(
      x: rect.x + horizontal.offset(size.width, in: rect.width),
      y: rect.y + vertical.offset(size.height, in: rect.height), width: size.width,
      height: size.height)
  }
}

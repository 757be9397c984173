/// A place on the screen, counted from the top left.
struct CellPoint: Hashable, Sendable {
  var x: Int
  var y: Int
}

/// Room in columns and rows.
struct CellSize: Hashable, Sendable {
  var width: Int
  var height: Int

  static let zero = CellSize(width: 0, height: 0)

  subscript(axis: CellAxis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

enum CellAxis: Hashable, Sendable {
  case horizontal, vertical

  var other: CellAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A part of the screen.
struct CellRect: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  init(_ size: CellSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var size: CellSize { CellSize(width: width, height: height) }
  var isEmpty: Bool { width == 0 || height == 0 }

  func contains(_ point: CellPoint) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  func intersection(_ other: CellRect) -> CellRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return CellRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  func intersects(_ other: CellRect) -> Bool { !intersection(other).isEmpty }

  func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> CellRect {
    CellRect(x: x + left, y: y + top, width: width - left - right, height: height - top - bottom)
  }

  func inset(by amount: Int) -> CellRect {
    inset(left: amount, top: amount, right: amount, bottom: amount)
  }

  /// A rectangle of this size, in the middle.
  func centered(_ size: CellSize) -> CellRect {
    CellRect(
      x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, width: size.width,
      height: size.height)
  }
}

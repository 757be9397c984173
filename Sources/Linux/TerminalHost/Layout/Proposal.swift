/// The room that is offered; nil asks for what something would like to have.
struct Proposal: Hashable, Sendable {
  var width: Int?
  var height: Int?

  init(width: Int?, height: Int?) {
    self.width = width.map { max(0, $0) }
    self.height = height.map { max(0, $0) }
  }

  init(_ size: CellSize) {
    self.init(width: size.width, height: size.height)
  }

  static let ideal = Proposal(width: nil, height: nil)
  /// More than any screen has.
  static let unlimited = 100_000

  subscript(axis: CellAxis) -> Int? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

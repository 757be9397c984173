/// The room that is offered; nil asks for what something would like to have.
///
/// There is no less room than none, whatever is taken off.
struct Proposal: Hashable, Sendable {
  private(set) var width: Int?
  private(set) var height: Int?

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
    set {
      let room = newValue.map { max(0, $0) }
      if axis == .horizontal { width = room } else { height = room }
    }
  }
}

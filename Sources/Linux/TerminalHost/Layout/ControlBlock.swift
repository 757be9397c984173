/// A block that takes the focus, between marks that show whether it has it: reverse video is not
/// seen by everyone.
final class ControlBlock: WrapperBlock {
  enum Marks {
    /// `[ Save ]`, and `[>Save<]` with the focus.
    case brackets
    /// Blanks, and `>Save<` with the focus.
    case blanks
    /// A mark at the beginning of a row as wide as its list.
    case row(isSelected: Bool)
  }

  let id: TargetID
  let marks: Marks
  let style: CellStyle
  /// What stands in the place of the mark when the focus is elsewhere.
  let lead: String
  private let describe: (inout Target) -> Void

  init(
    _ id: TargetID, marks: Marks, style: CellStyle = .plain, lead: String = " ",
    _ child: Block, describe: @escaping (inout Target) -> Void
  ) {
    self.id = id
    self.marks = marks
    self.style = style
    self.lead = lead
    self.describe = describe
    super.init(child)
  }

  private var left: Int { if case .blanks = marks { 1 } else { 2 } }
  private var right: Int {
    switch marks {
    case .brackets: 2
    case .blanks: 1
    case .row: 0
    }
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: proposal.width.map { max(1, $0 - left - right) }, height: proposal.height)
  }

  override func flexibility(_ axis: CellAxis, _ proposal: Proposal) -> ClosedRange<Int> {
    let range = child.flexibility(axis, inner(proposal))
    guard axis == .horizontal else { return range }
    if case .row = marks { return (range.lowerBound + 2)...Proposal.unlimited }
    return (range.lowerBound + left + right)...(range.upperBound + left + right)
  }

  override func measure(_ proposal: Proposal) -> CellSize {
    let size = child.size(inner(proposal))
    var width = size.width + left + right
    if case .row = marks, let offered = proposal.width { width = max(width, offered) }
    return CellSize(width: width, height: max(1, size.height))
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    let isFocused = canvas.isFocused(id)
    var key: Character?
    canvas.add(id, rect) { target in
      describe(&target)
      target.accessKey = target.isEnabled ? canvas.accessKeys[id] : nil
      key = target.accessKey
    }
    child.draw(in: rect.inset(left: left, right: right), on: canvas)
    mark(rect, isFocused, on: canvas)
    if let key { canvas.underline(key, in: rect.inset(left: left, right: right)) }
    if isFocused { canvas.restyle(rect) { $0.attributes.insert(.reverse) } }
  }

  private func mark(_ rect: CellRect, _ isFocused: Bool, on canvas: Canvas) {
    let y = rect.y + (rect.height - 1) / 2
    let begin = isFocused ? ">" : lead
    let end = isFocused ? "<" : " "
    switch marks {
    case .brackets:
      canvas.put("[" + begin, x: rect.x, y: y, style: style)
      canvas.put(end + "]", x: rect.maxX - 2, y: y, style: style)
    case .blanks:
      canvas.put(begin, x: rect.x, y: y, style: style)
      canvas.put(end, x: rect.maxX - 1, y: y, style: style)
    case .row(let isSelected):
      canvas.put(isFocused ? ">" : isSelected ? "•" : lead, x: rect.x, y: rect.y, style: style)
    }
  }

  override var isText: Bool { if case .row = marks { true } else { false } }
}

/// A block that says something of every place in it that takes the focus.
final class SurroundingBlock: WrapperBlock {
  private let change: (inout Target) -> Void

  init(_ child: Block, _ change: @escaping (inout Target) -> Void) {
    self.change = change
    super.init(child)
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    canvas.surrounded(by: change) { child.draw(in: rect, on: canvas) }
  }
}

/// A block with a menu: that of every place in it that takes the focus, and of what lies between.
final class MenuBlock: WrapperBlock {
  private let id: TargetID
  private let isEnabled: Bool
  private let items: (_ before: [MenuItem]) -> [MenuItem]

  /// `items` makes the lines that follow those of what is inside.
  init(
    _ id: TargetID, isEnabled: Bool, _ child: Block,
    items: @escaping (_ before: [MenuItem]) -> [MenuItem]
  ) {
    self.id = id
    self.isEnabled = isEnabled
    self.items = items
    super.init(child)
  }

  override func draw(in rect: CellRect, on canvas: Canvas) {
    let items = items
    canvas.surrounded(by: { $0.menu += items($0.menu) }) {
      canvas.addMenuArea(id, rect, isEnabled: isEnabled)
      child.draw(in: rect, on: canvas)
    }
  }
}

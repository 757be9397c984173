import SwiftUICore

/// What blocks draw on: the cells, and with them the places that take the focus, scroll and edit.
@MainActor
final class Canvas {
  private(set) var buffer: CellBuffer
  private(set) var clip: CellRect
  private(set) var targets: [Target] = []
  /// What has a menu without taking the focus, the outer before the inner.
  private(set) var menuAreas: [Target] = []
  private(set) var regions: [ScrollRegion] = []
  /// Where text is being typed.
  private(set) var cursor: CellPoint?
  let state: InteractionState
  let theme: Theme
  /// The letters that press targets with Alt.
  var accessKeys: [TargetID: Character] = [:]
  /// Whether what is being drawn can be used: not while something is presented over it.
  private(set) var isInteractive = true

  private var regionPath: [TargetID] = []
  /// What the modifiers around what is being drawn say of the targets in it.
  private var surroundings: [(inout Target) -> Void] = []

  init(_ size: CellSize, state: InteractionState, theme: Theme) {
    buffer = CellBuffer(size)
    clip = CellRect(size)
    self.state = state
    self.theme = theme
  }

  var bounds: CellRect { buffer.bounds }

  // MARK: Cells

  func put(_ glyph: Glyph, x: Int, y: Int, style: CellStyle) {
    buffer.put(glyph, x: x, y: y, style: style, clip: clip)
  }

  @discardableResult
  func put(_ text: String, x: Int, y: Int, style: CellStyle = .plain) -> Int {
    buffer.put(text, x: x, y: y, style: style, clip: clip)
  }

  func fill(_ rect: CellRect, _ style: CellStyle = .plain) {
    buffer.fill(rect.intersection(clip), style: style)
  }

  func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
    buffer.restyle(rect.intersection(clip), change)
  }

  func border(_ rect: CellRect, style: CellStyle, title: String? = nil) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    let corners = theme.corners
    for x in (rect.x + 1)..<(rect.maxX - 1) {
      put("─", x: x, y: rect.y, style: style)
      put("─", x: x, y: rect.maxY - 1, style: style)
    }
    for y in (rect.y + 1)..<(rect.maxY - 1) {
      put("│", x: rect.x, y: y, style: style)
      put("│", x: rect.maxX - 1, y: y, style: style)
    }
    put(corners[0], x: rect.x, y: rect.y, style: style)
    put(corners[1], x: rect.maxX - 1, y: rect.y, style: style)
    put(corners[2], x: rect.x, y: rect.maxY - 1, style: style)
    put(corners[3], x: rect.maxX - 1, y: rect.maxY - 1, style: style)
    guard let title, rect.width > 6 else { return }
    clipped(to: rect.inset(left: 2, right: 2)) {
      put(" \(title.oneLine) ", x: rect.x + 2, y: rect.y, style: style)
    }
  }

  /// Underlines the first place where a letter is shown.
  func underline(_ letter: Character, in rect: CellRect) {
    let seen = rect.intersection(clip)
    for y in seen.y..<seen.maxY {
      for x in seen.x..<seen.maxX where buffer[x, y].character.lowercased() == letter.lowercased() {
        buffer[x, y].style.attributes.insert(.underline)
        return
      }
    }
  }

  // MARK: Parts

  func clipped(to rect: CellRect, _ body: () -> Void) {
    let outer = clip
    clip = clip.intersection(rect)
    body()
    clip = outer
  }

  /// Draws what can be seen but not used.
  func inert(_ body: () -> Void) {
    let wasInteractive = isInteractive
    isInteractive = false
    body()
    isInteractive = wasInteractive
  }

  /// Draws with something to be said of every target in it.
  func surrounded(by change: @escaping (inout Target) -> Void, _ body: () -> Void) {
    surroundings.append(change)
    body()
    surroundings.removeLast()
  }

  /// Whether a place is near enough to be drawn: seen, or one screen away from it, so that the
  /// focus can move there.
  func isWithinReach(_ rect: CellRect) -> Bool {
    let height = max(bounds.height, 1)
    let width = max(bounds.width, 1)
    return rect.maxY > clip.y - height && rect.y < clip.maxY + height
      && rect.maxX > clip.x - width && rect.x < clip.maxX + width
  }

  func scrolled(
    _ id: TargetID, viewport: CellRect, content: CellSize, _ body: (CellPoint) -> Void
  ) {
    var region = ScrollRegion(
      id: id, viewport: viewport, content: content,
      offset: state.offsets[id] ?? CellPoint(x: 0, y: 0))
    region.offset.x = min(max(0, region.offset.x), region.furthest.x)
    region.offset.y = min(max(0, region.offset.y), region.furthest.y)
    if isInteractive { regions.append(region) }
    regionPath.append(id)
    clipped(to: viewport) { body(region.offset) }
    regionPath.removeLast()
  }

  func scrollBar(_ id: TargetID, x: Int, y: Int, height: Int) {
    let offset = regions.last { $0.id == id }?.offset.y ?? 0
    let content = max(1, regions.last { $0.id == id }?.content.height ?? 1)
    guard height > 0 else { return }
    let size = max(1, min(height, height * height / content))
    let range = max(1, content - height)
    let start = (offset * (height - size) + range / 2) / range
    for row in 0..<height {
      let isThumb = row >= start && row < start + size
      put(isThumb ? "█" : "│", x: x, y: y + row, style: .dim)
    }
  }

  // MARK: Interaction

  func add(_ id: TargetID, _ rect: CellRect, _ describe: (inout Target) -> Void) {
    guard isInteractive, !rect.isEmpty else { return }
    targets.append(target(id, rect, describe))
  }

  /// A place whose menu the second mouse button opens, whatever is drawn in it.
  func addMenuArea(_ id: TargetID, _ rect: CellRect, isEnabled: Bool) {
    guard isInteractive, !rect.isEmpty else { return }
    menuAreas.append(target(id, rect) { $0.isEnabled = isEnabled })
  }

  private func target(
    _ id: TargetID, _ rect: CellRect, _ describe: (inout Target) -> Void
  ) -> Target {
    var target = Target(id, rect: rect, viewport: clip)
    target.regions = regionPath
    describe(&target)
    for change in surroundings.reversed() { change(&target) }
    return target
  }

  func isFocused(_ id: TargetID) -> Bool { isInteractive && state.focus == id }

  func setCursor(_ point: CellPoint) {
    if clip.contains(point) { cursor = point }
  }
}

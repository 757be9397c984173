import SwiftUICore

/// One window in the terminal: draws its elements and presentations, and takes keys and the mouse.
///
/// It knows no terminal: it draws on a canvas, and tests give it events.
@MainActor
final class WindowScreen {
  let graph: ViewGraph
  let theme: Theme
  let state = InteractionState()
  /// What was drawn last.
  private(set) var canvas: Canvas?
  var popup: PopupMenu? {
    didSet {
      guard popup == nil else { return }
      outerPopups = []
      menuBar?.open = nil
    }
  }
  /// The menus from which the open one was reached, outermost first.
  var outerPopups: [PopupMenu] = []
  /// The app's menus.
  var menuBar: MenuBar?
  /// Where the mouse button was pressed.
  var pressed: TargetID?
  /// Whether the focus has moved and has to be brought into sight.
  var needsReveal = false

  private let title: () -> String
  private let builder: BlockBuilder
  /// Each presentation has its own, which goes with it.
  private var builders: [Element.ID: BlockBuilder] = [:]
  private var accessKeys: [TargetID: Character]?
  private var focusByScope: [Element.ID: TargetID] = [:]
  private var scope: Element.ID?
  private var wantedFocus: TargetID?

  init(_ graph: ViewGraph, theme: Theme, title: @escaping () -> String) {
    self.graph = graph
    self.theme = theme
    self.title = title
    builder = BlockBuilder(theme: theme)
  }

  /// The top-most presentation: what the person has to do with now.
  var top: Presentation? { graph.presentations.last }

  var targets: [Target] { canvas?.targets ?? [] }

  var focused: Target? { state.focus.flatMap { focus in targets.first { $0.id == focus } } }

  /// Takes over what has changed.
  func take(_ update: TreeUpdate) {
    var roots = [graph.root]
    for presentation in graph.presentations {
      roots += [presentation.message, presentation.actions, presentation.content]
    }
    for builder in [builder] + builders.values { builder.forget(update.elements, roots: roots) }
    accessKeys = nil
    if update.presentationsChanged {
      popup = nil
      pressed = nil
      let present = Set(graph.presentations.map(\.id))
      builders = builders.filter { present.contains($0.key) }
      focusByScope = focusByScope.filter { present.contains($0.key) || $0.key == graph.root.id }
    }
  }

  // MARK: Drawing

  /// Draws the window, with the focus where it has to be.
  @discardableResult
  func render(_ size: CellSize) -> Canvas {
    var drawn = paint(size)
    // Each round may move the focus, or scroll one more of the blocks around it.
    for _ in 0..<4 {
      canvas = drawn
      guard settleFocus() || reveal() else { break }
      drawn = paint(size)
    }
    canvas = drawn
    state.forget(allBut: drawn.targets, drawn.regions)
    return drawn
  }

  private func paint(_ size: CellSize) -> Canvas {
    let canvas = Canvas(size, state: state, theme: theme)
    canvas.accessKeys = currentAccessKeys()
    let isCovered = top != nil || popup != nil
    if isCovered { canvas.inert { drawWindow(canvas) } } else { drawWindow(canvas) }
    for presentation in graph.presentations {
      presentation.hasChanged = false
      let isTop = presentation === top && popup == nil
      if isTop { draw(presentation, canvas) } else { canvas.inert { draw(presentation, canvas) } }
    }
    for menu in outerPopups { menu.draw(on: canvas) }
    popup?.draw(on: canvas)
    return canvas
  }

  private func drawWindow(_ canvas: Canvas) {
    let bounds = canvas.bounds
    let hasBars = Self.hasBars(bounds)
    let content = graph.root.children
    let block = WindowBlock(TargetID(graph.root.id), builder.stack(content))
    let room = hasBars ? bounds.inset(top: 1, bottom: 1) : bounds
    canvas.clipped(to: room) { block.draw(in: room, on: canvas) }
    guard hasBars else { return }
    drawTitle(Chrome(content), canvas)
    drawHint(canvas)
  }

  /// A small screen is for the content alone.
  private static func hasBars(_ bounds: CellRect) -> Bool {
    bounds.height >= 10 && bounds.width >= 30
  }

  var hasBars: Bool { canvas.map { Self.hasBars($0.bounds) } ?? false }

  private func drawTitle(_ chrome: Chrome, _ canvas: Canvas) {
    let text = (chrome.title?.string ?? title()).oneLine
    let bounds = canvas.bounds
    // Said once, where the bar below says the same.
    if !BlockBuilder.barTitles(graph.root.children).contains(text) {
      let start = (menuBar?.places(bounds).last?.maxX ?? 0) + 1
      canvas.put(
        text, x: max(start, (bounds.width - text.columns) / 2), y: 0, style: .bold)
    }
    menuBar?.draw(on: canvas)
    guard !chrome.toolbars.isEmpty else { return }
    let bar = StackBlock(.horizontal, spacing: 1, builder.toolbar(chrome))
    let size = bar.size(Proposal(width: bounds.width, height: 1))
    bar.draw(
      in: CellRect(x: bounds.width - size.width, y: 0, width: size.width, height: 1), on: canvas)
  }

  private func drawHint(_ canvas: Canvas) {
    let hint = focused?.help?.oneLine ?? KeyHint.text(self)
    canvas.put(hint, x: 1, y: canvas.bounds.height - 1, style: .dim)
  }

  private func draw(_ presentation: Presentation, _ canvas: Canvas) {
    let bounds = canvas.bounds
    let block = builder(of: presentation).block(presentation)
    guard presentation.kind != .fullScreenCover else {
      canvas.fill(bounds)
      return block.draw(in: bounds, on: canvas)
    }
    let isLarge = bounds.height >= 10
    let room = presentation.isDialog || !isLarge ? bounds : bounds.inset(by: 1)
    let ideal = block.size(Proposal(width: nil, height: room.height)).width
    let offer = CellSize(
      width: min(room.width, presentation.isDialog ? 76 : max(44, ideal)), height: room.height)
    var size = block.size(Proposal(offer))
    size.width = min(size.width, room.width)
    size.height = min(size.height, room.height)
    let place = room.centered(size)
    if !presentation.isDialog { canvas.fill(place) }
    canvas.clipped(to: place) { block.draw(in: place, on: canvas) }
  }

  private func builder(of presentation: Presentation) -> BlockBuilder {
    if let known = builders[presentation.id] { return known }
    let builder = BlockBuilder(theme: theme)
    builders[presentation.id] = builder
    return builder
  }

  private func currentAccessKeys() -> [TargetID: Character] {
    if let accessKeys { return accessKeys }
    var titles: [(id: TargetID, title: String)] = []
    if let top, top.isDialog {
      titles = top.dialog.buttons.map { (.button($0.id, of: top), $0.title) }
    } else {
      (top?.content ?? graph.root).visit { element in
        guard case .button = element.content, titles.count < 36 else { return }
        titles.append((TargetID(element.id), element.plainText))
      }
    }
    let keys = AccessKeys.assign(titles)
    accessKeys = keys
    return keys
  }

  // MARK: Focus

  /// Puts the focus on something that can have it; says whether it moved.
  private func settleFocus() -> Bool {
    let current = top?.id ?? graph.root.id
    if scope != current {
      if let scope { focusByScope[scope] = state.focus }
      scope = current
      state.focus = focusByScope[current]
      if focused?.isEnabled != true { focus(initialTarget) }
      // A window begins at its top, to be read; an alert may wait for text below its message.
      needsReveal = top?.isDialog == true
      noteWantedFocus()
      return true
    }
    let previous = wantedFocus
    if let wanted = noteWantedFocus(), wanted.id != previous, wanted.id != state.focus {
      focus(wanted)
      return true
    }
    if popup != nil || focused?.isEnabled == true { return false }
    let next = initialTarget
    guard next?.id != state.focus else { return false }
    focus(next)
    needsReveal = false
    return true
  }

  /// The place that the app wants the focus to be at.
  @discardableResult
  private func noteWantedFocus() -> Target? {
    let wanted = targets.first { $0.isEnabled && $0.focusContents.contains(where: \.isFocused) }
    wantedFocus = wanted?.id
    return wanted
  }

  private var initialTarget: Target? {
    let usable = targets.filter(\.isEnabled)
    if let wanted = usable.first(where: { $0.focusContents.contains(where: \.isFocused) }) {
      return wanted
    }
    guard let top, top.isDialog else {
      let seen = usable.filter { !$0.visible.isEmpty }
      return seen.first { !$0.isInBar } ?? seen.first ?? usable.first
    }
    if let field = usable.first(where: { $0.field != nil }) { return field }
    guard let button = top.dialog.firstButton else { return nil }
    return usable.first { $0.id == .button(button.id, of: top) }
  }

  /// Moves the focus, and tells the app.
  func focus(_ target: Target?) {
    guard target?.id != state.focus else { return }
    let old = focused
    state.focus = target?.id
    needsReveal = true
    for content in old?.focusContents ?? [] { content.setFocused(false) }
    old?.element?.send(.focus(false))
    target?.element?.send(.focus(true))
    for content in target?.focusContents ?? [] where !content.isFocused { content.setFocused(true) }
  }

  /// Scrolls until the focus is in sight; says whether anything moved.
  private func reveal() -> Bool {
    guard needsReveal, let canvas, let target = focused else { return false }
    for id in target.regions.reversed() {
      guard let region = canvas.regions.last(where: { $0.id == id }) else { continue }
      let moved = region.revealing(target.rect)
      if moved != region.offset {
        state.offsets[id] = moved
        return true
      }
    }
    needsReveal = false
    return false
  }
}

extension ScrollRegion {
  /// The offset at which a place is in sight, as near to the present one as can be.
  func revealing(_ rect: CellRect) -> CellPoint {
    var new = offset
    if rect.maxY > viewport.maxY { new.y += rect.maxY - viewport.maxY }
    if rect.y - (new.y - offset.y) < viewport.y {
      new.y += rect.y - (new.y - offset.y) - viewport.y
    }
    if rect.maxX > viewport.maxX { new.x += rect.maxX - viewport.maxX }
    if rect.x - (new.x - offset.x) < viewport.x {
      new.x += rect.x - (new.x - offset.x) - viewport.x
    }
    return CellPoint(x: min(max(0, new.x), furthest.x), y: min(max(0, new.y), furthest.y))
  }

  /// The offset after scrolling by some lines.
  func scrolled(by rows: Int) -> CellPoint {
    CellPoint(x: offset.x, y: min(max(0, offset.y + rows), furthest.y))
  }
}

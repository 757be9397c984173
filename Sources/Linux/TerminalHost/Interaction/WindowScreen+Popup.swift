extension WindowScreen {
  func handleInPopup(_ key: KeyStroke) {
    switch key.key {
    case .up: popup?.move(by: -1)
    case .down: popup?.move(by: 1)
    case .tab: popup?.move(by: key.modifiers.contains(.shift) ? -1 : 1)
    case .enter, .character(" "): choose()
    case .escape, .left: popup = nil
    case .character(let letter): popup?.select(beginningWith: letter)
    default: break
    }
  }

  func handleInPopup(_ mouse: MouseEvent, _ open: PopupMenu) {
    let index = open.index(at: mouse.point, canvas?.bounds ?? CellRect(.zero))
    switch mouse.kind {
    case .press:
      guard let index else {
        popup = nil
        return
      }
      popup?.select(index)
    case .release:
      if let index, index == open.selected { choose() }
    case .wheelUp: popup?.move(by: -1)
    case .wheelDown: popup?.move(by: 1)
    case .drag, .secondaryPress: break
    }
  }

  private func choose() {
    guard let open = popup else { return }
    popup = nil
    let item = open.items[open.selected]
    if item.isEnabled { item.action() }
  }
}

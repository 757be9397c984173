extension WindowScreen {
  func handleInPopup(_ key: KeyStroke) {
    switch key.key {
    case .up: popup?.move(by: -1)
    case .down: popup?.move(by: 1)
    case .tab: popup?.move(by: key.modifiers.contains(.shift) ? -1 : 1)
    case .enter, .character(" "): choose()
    case .right: if !openSubmenu() { openNextMenu(by: 1) }
    case .left: if !goBack(), !openNextMenu(by: -1) { popup = nil }
    case .escape: if !goBack() { popup = nil }
    case .function(10): popup = nil
    case .character(let letter): popup?.select(beginningWith: letter)
    default: break
    }
  }

  func handleInPopup(_ mouse: MouseEvent, _ open: PopupMenu) {
    if mouse.kind == .press, pressMenuBar(mouse.point) { return }
    let index = open.index(at: mouse.point, bounds)
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
    guard let open = popup, !openSubmenu() else { return }
    popup = nil
    let item = open.items[open.selected]
    if item.isEnabled { item.action() }
  }

  private var bounds: CellRect { canvas?.bounds ?? CellRect(.zero) }

  // MARK: Menus in menus

  @discardableResult
  private func openSubmenu() -> Bool {
    guard let open = popup,
      let inner = PopupMenu(
        open.items[open.selected].submenu, anchor: open.anchorOfSelected(bounds))
    else { return false }
    popup = inner
    outerPopups.append(open)
    return true
  }

  private func goBack() -> Bool {
    guard let outer = outerPopups.popLast() else { return false }
    popup = outer
    return true
  }

  // MARK: The bar

  /// Opens a menu of the bar; says whether there is one.
  @discardableResult
  func openMenu(_ index: Int) -> Bool {
    guard let menuBar else { return false }
    let places = menuBar.places(bounds)
    guard places.indices.contains(index),
      let menu = PopupMenu(menuBar.items(index), anchor: places[index])
    else { return false }
    popup = menu
    outerPopups = []
    menuBar.open = index
    return true
  }

  /// The next menu in a direction in which something can be chosen.
  @discardableResult
  private func openNextMenu(by step: Int) -> Bool {
    guard let menuBar, let open = menuBar.open else { return false }
    let count = menuBar.entries.count
    for distance in 1...max(1, count)
    where openMenu((open + step * distance + count * count) % max(1, count)) {
      return true
    }
    return false
  }

  /// Opens the first menu of the bar in which something can be chosen; says whether there is one.
  func openMenuBar() -> Bool {
    guard let menuBar else { return false }
    return menuBar.entries.indices.contains { openMenu($0) }
  }

  /// Opens or closes the menu at a place; says whether there is one.
  func pressMenuBar(_ point: CellPoint) -> Bool {
    guard hasBars, let menuBar, let index = menuBar.index(at: point, bounds) else { return false }
    if menuBar.open == index {
      popup = nil
    } else {
      openMenu(index)
    }
    return true
  }

  /// The app's menus have changed.
  func menusChanged() {
    guard let menuBar, let open = menuBar.open else { return }
    // The outermost menu stays open; what it led to may be elsewhere now.
    var menu = outerPopups.first ?? popup
    outerPopups = []
    let isUsable = menu?.replace(menuBar.items(open)) ?? false
    popup = isUsable ? menu : nil
  }
}

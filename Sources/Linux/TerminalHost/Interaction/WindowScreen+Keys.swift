import SwiftUICore

extension WindowScreen {
  /// Does what a key, the mouse or a paste asks for.
  func handle(_ event: InputEvent) {
    switch event {
    case .key(let press): handle(press)
    case .paste(let text): paste(text)
    case .mouse(let mouse): handle(mouse)
    }
  }

  private func handle(_ key: KeyStroke) {
    if popup != nil { return handleInPopup(key) }
    if let press = key.forApp, focused?.element?.press(press) == true { return }
    if typed(key) { return }
    switch (key.key, key.modifiers) {
    case (.tab, let modifiers): cycle(by: modifiers.contains(.shift) ? -1 : 1)
    case (.up, []): move(.up)
    case (.down, []): move(.down)
    case (.left, []): adjust(-1) ?? move(.left)
    case (.right, []): adjust(1) ?? move(.right)
    case (.enter, []): enter()
    case (.character(" "), []): pressFocused()
    case (.escape, []): escape()
    case (.pageUp, _): scroll(pages: -1)
    case (.pageDown, _): scroll(pages: 1)
    case (.home, _): scroll(toEnd: false)
    case (.end, _): scroll(toEnd: true)
    case (.function(10), _) where openMenuBar(): break
    case (.function(2), _), (.function(10), _): openMenu(focused)
    case (.character(let letter), _): letterKey(letter, key)
    default: _ = menuBar?.press(key)
    }
  }

  // MARK: Typing

  /// A key for the field that has the focus; says whether it was one.
  private func typed(_ key: KeyStroke) -> Bool {
    guard let target = focused, let field = target.field,
      var editor = state.editor(for: field.element)
    else { return false }
    if field.isMultiline, key.modifiers.isEmpty, key.key == .up || key.key == .down {
      let lines = FieldLines(editor.characters, width: field.width)
      guard let place = lines.moved(editor.cursor, by: key.key == .up ? -1 : 1) else {
        return false
      }
      editor.move(to: place)
    } else if case .character(let letter) = key.key, key.modifiers == .option,
      !["b", "f", "d"].contains(letter)
    {
      return false
    } else {
      guard editor.handle(key) else { return false }
    }
    store(editor, field)
    return true
  }

  private func paste(_ text: String) {
    guard popup == nil, let field = focused?.field, var editor = state.editor(for: field.element)
    else { return }
    editor.insert(text)
    store(editor, field)
  }

  private func store(_ editor: FieldEditor, _ field: Target.Field) {
    state.set(editor, for: field.element)
    guard editor.text != InteractionState.text(of: field.element)?.0 else { return }
    field.element.send(.setText(editor.text))
    // What the app makes of it is what counts, so that the next key of a fast typist meets it.
    graph.update()
  }

  // MARK: Focus

  private func cycle(by step: Int) {
    let usable = targets.filter(\.isEnabled)
    guard !usable.isEmpty else { return }
    guard let index = usable.firstIndex(where: { $0.id == state.focus }) else {
      return focus(usable.first)
    }
    focus(usable[(index + step + usable.count) % usable.count])
  }

  private func adjust(_ step: Int) -> Void? {
    guard let target = focused, target.isEnabled, let adjust = target.adjust else { return nil }
    adjust(step)
    return ()
  }

  private func move(_ direction: FocusMovement.Direction) {
    let step = direction == .up ? -1 : direction == .down ? 1 : 0
    let usable = targets.filter { $0.isEnabled && $0.id != state.focus }
    guard let from = focused?.rect else {
      if step != 0, !scroll(by: step) { focus(usable.first) }
      return
    }
    guard let found = FocusMovement.nearest(to: from, direction, among: usable.map(\.rect)) else {
      if step != 0 { scroll(by: step) }
      return
    }
    let target = usable[found]
    if step != 0, target.visible.height < target.rect.height {
      // What lies between is to be read first.
      let scrolled = scroll(by: step)
      let ahead = target.rect.y - (scrolled ? step : 0)
      let isSeen = ahead >= target.viewport.y && ahead + target.rect.height <= target.viewport.maxY
      if scrolled, !isSeen { return }
    }
    focus(target)
  }

  // MARK: Acting

  private func enter() {
    if let field = focused?.field {
      field.element.send(.submit)
      graph.update()
      return press(targets.first { $0.shortcut == .defaultAction })
    }
    if let target = focused, target.press != nil || !target.menu.isEmpty { return pressFocused() }
    press(targets.first { $0.shortcut == .defaultAction })
  }

  /// What is out of sight is shown first: nobody presses what they do not see.
  private func pressFocused() {
    guard let target = focused else { return }
    guard !target.visible.isEmpty else {
      needsReveal = true
      return
    }
    press(target)
  }

  func press(_ target: Target?) {
    guard let target, target.isEnabled else { return }
    guard let press = target.press else { return openMenu(target) }
    press()
  }

  func openMenu(_ target: Target?) {
    guard let target, target.isEnabled, !target.menu.isEmpty else { return }
    popup = PopupMenu(target.menu, anchor: target.visible)
  }

  private func escape() {
    guard let top else {
      return press(targets.first { $0.shortcut == .cancelAction })
    }
    if let own = targets.first(where: { $0.shortcut == .cancelAction }), own.isEnabled {
      return press(own)
    }
    if top.isDialog {
      top.dialog.cancelButton?.press()
    } else if !top.isInteractiveDismissDisabled {
      top.dismiss()
    }
  }

  /// Alt presses a button by its letter; other keys may be shortcuts of the app. A letter alone
  /// moves to a button of an alert, and does not press it: it may have been meant for elsewhere.
  private func letterKey(_ letter: Character, _ key: KeyStroke) {
    let modifiers = key.modifiers
    if let target = targets.first(where: { $0.isEnabled && $0.answers(letter, modifiers) }) {
      return press(target)
    }
    if !modifiers.contains(.option) || modifiers.contains(.control), menuBar?.press(key) == true {
      return
    }
    guard
      let target = targets.first(where: {
        $0.isEnabled && $0.accessKey?.lowercased() == letter.lowercased()
      })
    else {
      _ = menuBar?.press(key)
      return
    }
    if modifiers == .option {
      focus(target)
      press(target)
    } else if modifiers.isEmpty, top?.isDialog == true {
      focus(target)
    }
  }

  /// Whether the app has a use for a key in what is to be dealt with now.
  func takes(_ key: KeyStroke) -> Bool {
    guard case .character(let letter) = key.key else { return false }
    return menuBar?.takes(key) == true
      || targets.contains { $0.isEnabled && $0.answers(letter, key.modifiers) }
  }

  // MARK: Scrolling

  /// What can scroll: the nearest around the focus first.
  private var scrollables: [ScrollRegion] {
    let regions = canvas?.regions ?? []
    let around = (focused?.regions ?? []).reversed().compactMap { id in
      regions.last { $0.id == id }
    }
    return (around + regions).filter { $0.furthest.y > 0 }
  }

  /// What is read page by page: the text of a dialog, even while the focus is among buttons that
  /// scroll as well.
  private var readable: ScrollRegion? {
    let scrollables = scrollables
    guard let top, top.isDialog else { return scrollables.first }
    return scrollables.first { $0.id == .text(of: top.id) } ?? scrollables.first
  }

  /// Scrolls what is around the focus; says whether it moved.
  @discardableResult
  private func scroll(by rows: Int) -> Bool {
    // Past the last button of a dialog, its text goes on.
    let regions = top?.isDialog == true ? scrollables : Array(scrollables.prefix(1))
    for region in regions where scroll(region, by: rows) { return true }
    return false
  }

  private func scroll(toEnd: Bool) {
    guard let region = readable else { return }
    scroll(region, by: toEnd ? Proposal.unlimited : -Proposal.unlimited)
  }

  @discardableResult
  private func scroll(_ region: ScrollRegion, by rows: Int) -> Bool {
    let offset = region.scrolled(by: rows)
    guard offset != region.offset else { return false }
    state.offsets[region.id] = offset
    return true
  }

  private func scroll(pages: Int) {
    guard let region = readable else { return }
    scroll(region, by: pages * max(1, region.viewport.height - 1))
  }

  // MARK: The mouse

  private func handle(_ mouse: MouseEvent) {
    if let popup { return handleInPopup(mouse, popup) }
    if mouse.kind == .press, pressMenuBar(mouse.point) { return }
    let target = targets.last { $0.takesMouse && $0.isEnabled && $0.visible.contains(mouse.point) }
    switch mouse.kind {
    case .press:
      pressed = target?.id
      if let target {
        focus(target)
        needsReveal = false
        placeCursor(target, mouse.point)
      }
    case .release:
      // A press that ends elsewhere was thought better of.
      if let target, target.id == pressed, target.field == nil { press(target) }
      pressed = nil
    case .secondaryPress: openMenu(at: mouse.point, target)
    case .wheelUp: wheel(mouse.point, by: -3)
    case .wheelDown: wheel(mouse.point, by: 3)
    case .drag: break
    }
  }

  /// Opens the menu of what is at a place: of the target there, else of what is around it.
  private func openMenu(at point: CellPoint, _ target: Target?) {
    if let target, !target.menu.isEmpty { return openMenu(target) }
    openMenu(
      canvas?.menuAreas.last {
        $0.takesMouse && $0.isEnabled && $0.visible.contains(point) && !$0.menu.isEmpty
      })
  }

  private func wheel(_ point: CellPoint, by rows: Int) {
    let regions = (canvas?.regions ?? []).reversed().filter { $0.viewport.contains(point) }
    for region in regions where scroll(region, by: rows) { return }
  }

  private func placeCursor(_ target: Target, _ point: CellPoint) {
    guard let field = target.field, !field.isMultiline,
      var editor = state.editor(for: field.element)
    else { return }
    var column = target.rect.x + 1
    var index = 0
    for character in editor.characters {
      column += field.isSecure ? 1 : Glyph(character)?.columns ?? 1
      if column > point.x { break }
      index += 1
    }
    editor.move(to: index)
    state.set(editor, for: field.element)
  }
}

extension Target {
  /// Whether the app gave it these keys. A terminal has no Command key: Ctrl and Alt stand for it.
  fileprivate func answers(_ letter: Character, _ modifiers: KeyStroke.Modifiers) -> Bool {
    guard let shortcut, shortcut.key.character.lowercased() == letter.lowercased() else {
      return false
    }
    let wanted = shortcut.modifiers
    if wanted.isEmpty { return modifiers.isEmpty }
    if wanted.contains(.command) || wanted.contains(.control) {
      return modifiers.contains(.control) || modifiers.contains(.option)
    }
    return wanted.contains(.option) && modifiers.contains(.option)
  }
}

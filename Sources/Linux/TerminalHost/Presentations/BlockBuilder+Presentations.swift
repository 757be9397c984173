import SwiftUICore

extension BlockBuilder {
  /// The box of a presentation.
  func block(_ presentation: Presentation) -> Block {
    switch presentation.kind {
    case .alert, .confirmationDialog: dialog(presentation)
    case .sheet, .popover: sheet(presentation)
    case .fullScreenCover:
      WindowBlock(TargetID(presentation.id, part: -10), stack(presentation.content.children))
    }
  }

  // MARK: Dialogs

  private func dialog(_ presentation: Presentation) -> Block {
    let dialog = presentation.dialog
    let buttons = Dictionary(
      uniqueKeysWithValues: dialog.buttons.map {
        ($0.id, dialogButton($0, .button($0.id, of: presentation)))
      })
    func blocks(_ order: DialogButtonOrder) -> [Block] {
      dialog.buttons(order).compactMap { buttons[$0.id] }
    }
    return DialogBlock(
      id: presentation.id, text: dialogText(dialog, presentation.id), row: blocks(.gnome),
      column: blocks(.column), prefersColumn: presentation.kind == .confirmationDialog,
      style: borderStyle(dialog))
  }

  private func borderStyle(_ dialog: Dialog) -> CellStyle {
    var style = CellStyle.plain
    if dialog.severity == .critical { style.foreground = theme.warning }
    return style
  }

  private func dialogButton(_ button: DialogButton, _ id: TargetID) -> Block {
    let look = ButtonLook(
      role: button.role, isDefault: button.isDefault, isEnabled: button.isEnabled, theme)
    // Longer ones would leave no room for the text that they answer.
    let label = TextBlock(button.title.oneLine, style: look.style, limit: 3)
    return ControlBlock(id, marks: .brackets, style: look.style, lead: look.lead, label) { target in
      target.isEnabled = button.isEnabled
      target.element = button.element
      target.press = { button.press() }
      if button.isDefault { target.shortcut = .defaultAction }
    }
  }

  private func dialogText(_ dialog: Dialog, _ id: Element.ID) -> Block {
    var parts: [Block] = []
    if let heading = heading(dialog) { parts.append(centered(heading)) }
    if !dialog.message.isEmpty {
      let text = stack(dialog.message, alignment: .leading, spacing: 0)
      if text.size(.ideal).width > 0 { parts.append(centered(text)) }
    }
    parts += dialog.fields.map { block($0) }
    if let suppression = dialog.suppression { parts.append(centered(toggle(suppression, id))) }
    return StackBlock(.vertical, spacing: parts.count > 1 ? nil : 0, separated(parts))
  }

  /// A line between the parts, which the box gives up where there is no room.
  private func separated(_ parts: [Block]) -> [Block] {
    parts.enumerated().map { index, part in
      // Not text, or else the stack would join them.
      index == 0 ? part : PaddingBlock(part)
    }
  }

  private func centered(_ block: Block) -> Block { filling(block, alignment: .center) }

  private func heading(_ dialog: Dialog) -> Block? {
    var mark = dialog.icon.flatMap { SymbolGlyph.character($0.name) }
    if mark == nil, dialog.severity == .critical { mark = "⚠" }
    guard dialog.title != nil || mark != nil else { return nil }
    var text = StyledText()
    var style = CellStyle.bold
    if let mark {
      if dialog.severity == .critical { style.foreground = theme.warning }
      text.append(mark + (dialog.title == nil ? "" : " "), style: style)
    }
    if let title = dialog.title {
      for run in styling.text(title, .bold).paragraphs.joined(separator: [Self.space]) {
        text.append(String(run.glyph.character), style: run.style)
      }
    }
    return TextBlock(text, alignment: .center)
  }

  private static let space = StyledGlyph(glyph: .blank, style: .bold)

  private func toggle(_ suppression: Presentation.Suppression, _ id: Element.ID) -> Block {
    let text = TextBlock("\(suppression.isOn ? "[x]" : "[ ]") \(suppression.title.oneLine)")
    return ControlBlock(TargetID(id, part: -1), marks: .blanks, text) { target in
      target.press = { suppression.setOn(!suppression.isOn) }
    }
  }

  // MARK: Sheets

  private func sheet(_ presentation: Presentation) -> Block {
    let content = presentation.content.children
    let title = Chrome(content).title?.string.oneLine
    let padded = PaddingBlock(left: 1, right: 1, stack(content))
    let scroll = ScrollBlock(TargetID(presentation.id, part: -10), isGreedy: false, padded)
    return BorderBlock(scroll, style: .plain, title: title)
  }
}

extension TargetID {
  /// A button of an alert or dialog.
  @MainActor
  static func button(_ id: DialogButton.ID, of presentation: Presentation) -> TargetID {
    switch id {
    case .action(let element): TargetID(element)
    case .ok: TargetID(presentation.id, part: 1)
    case .cancel: TargetID(presentation.id, part: 2)
    }
  }
}

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
    let buttons = presentation.buttons
    let standard = presentation.defaultButton?.id(in: presentation, buttons)
    let blocks = buttons.enumerated().map { index, button in
      dialogButton(
        button, TargetID.button(index, of: presentation),
        isDefault: TargetID.button(index, of: presentation) == standard)
    }
    return DialogBlock(
      id: presentation.id, text: dialogText(presentation), buttons: blocks,
      cancel: buttons.firstIndex { $0.role == .cancel },
      prefersStack: presentation.kind == .confirmationDialog,
      style: borderStyle(presentation))
  }

  private func borderStyle(_ presentation: Presentation) -> CellStyle {
    var style = CellStyle.plain
    if presentation.severity == .critical { style.foreground = theme.warning }
    return style
  }

  private func dialogButton(_ button: DialogButton, _ id: TargetID, isDefault: Bool) -> Block {
    let look = ButtonLook(
      role: button.role, isDefault: isDefault, isEnabled: button.isEnabled, theme)
    // Longer ones would leave no room for the text that they answer.
    let label = TextBlock(button.title.oneLine, style: look.style, limit: 3)
    return ControlBlock(id, marks: .brackets, style: look.style, lead: look.lead, label) { target in
      target.isEnabled = button.isEnabled
      target.element = button.element
      target.press = { button.press() }
      if isDefault { target.shortcut = .defaultAction }
    }
  }

  private func dialogText(_ presentation: Presentation) -> Block {
    var parts: [Block] = []
    if let heading = heading(presentation) { parts.append(centered(heading)) }
    let message = presentation.message.children
    if !message.isEmpty {
      let text = stack(message, alignment: .leading, spacing: 0)
      if text.size(.ideal).width > 0 { parts.append(centered(text)) }
    }
    parts += presentation.fields.map { block($0) }
    if let suppression = presentation.suppression {
      parts.append(centered(toggle(suppression, presentation)))
    }
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

  private func heading(_ presentation: Presentation) -> Block? {
    var mark = presentation.icon.flatMap { SymbolGlyph.character($0.name) }
    if mark == nil, presentation.severity == .critical { mark = "⚠" }
    guard presentation.title != nil || mark != nil else { return nil }
    var text = StyledText()
    var style = CellStyle.bold
    if let mark {
      if presentation.severity == .critical { style.foreground = theme.warning }
      text.append(mark + (presentation.title == nil ? "" : " "), style: style)
    }
    if let title = presentation.title {
      for run in styling.text(title, .bold).paragraphs.joined(separator: [Self.space]) {
        text.append(String(run.glyph.character), style: run.style)
      }
    }
    return TextBlock(text, alignment: .center)
  }

  private static let space = StyledGlyph(glyph: .blank, style: .bold)

  private func toggle(
    _ suppression: Presentation.Suppression, _ presentation: Presentation
  ) -> Block {
    let text = TextBlock("\(suppression.isOn ? "[x]" : "[ ]") \(suppression.title.oneLine)")
    return ControlBlock(TargetID(presentation.id, part: -1), marks: .blanks, text) { target in
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
  /// The button at a place of an alert or dialog.
  @MainActor
  static func button(_ index: Int, of presentation: Presentation) -> TargetID {
    TargetID(presentation.id, part: index + 1)
  }
}

extension DialogButton {
  /// The place of the button among the others.
  @MainActor
  func id(in presentation: Presentation, _ buttons: [DialogButton]) -> TargetID? {
    let index = buttons.firstIndex { other in
      if let element { return other.element === element }
      return other.element == nil && other.title == title
    }
    return index.map { .button($0, of: presentation) }
  }
}

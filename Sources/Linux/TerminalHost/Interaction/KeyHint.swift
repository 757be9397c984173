/// The line at the bottom that says which keys there are.
@MainActor
enum KeyHint {
  static func text(_ screen: WindowScreen) -> String {
    if screen.menuBar?.open != nil { return "↑↓←→ choose  Return accept  Esc close" }
    if screen.popup != nil { return "↑↓ choose  Return accept  Esc close" }
    var parts = ["Tab next"]
    if let focused = screen.focused {
      if focused.adjust != nil { parts.append("←→ change") }
      if focused.field == nil, focused.press != nil { parts.append("Return press") }
      if !focused.menu.isEmpty { parts.append("F2 more") }
    }
    if let top = screen.top {
      if top.isDialog {
        if top.dialog.cancelButton != nil { parts.append("Esc cancel") }
      } else if !top.isInteractiveDismissDisabled {
        parts.append("Esc close")
      }
    } else {
      if screen.menuBar?.entries.isEmpty == false { parts.append("F10 menu") }
      parts.append("Ctrl-Q quit")
    }
    return parts.joined(separator: "  ")
  }
}

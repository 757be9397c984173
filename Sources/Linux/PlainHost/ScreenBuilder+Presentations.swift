import SwiftUICore

extension ScreenBuilder {
  /// Adds what of a window is to be seen: what is on top of it, else the window; returns the heading.
  mutating func add(_ graph: ViewGraph, title: String) -> String {
    guard let top = graph.presentations.last else {
      addScreen(graph.root)
      return Self.heading(title, graph.root)
    }
    if top.isDialog {
      add(top.dialog)
      return Self.heading(top.dialog, top.kind)
    }
    addScreen(top.content)
    add(closeControl(top))
    return Self.heading(top.kind == .popover ? "Popover" : "Sheet", top.content)
  }

  /// The content, and under it what its toolbar offers.
  private mutating func addScreen(_ content: Element) {
    add(content)
    inline(false) { $0.add(content.toolbarItems) }
  }

  private mutating func add(_ control: Control?) {
    if let control { add(control) }
  }

  private func closeControl(_ presentation: Presentation) -> Control? {
    guard !presentation.isInteractiveDismissDisabled else { return nil }
    return Control(
      label: "Close", role: "button",
      use: .press {
        presentation.dismiss()
        return true
      })
  }

  private mutating func add(_ dialog: Dialog) {
    inline(false) { $0.add(dialog.message) }
    for field in dialog.fields { add(field) }
    if let suppression = dialog.suppression {
      add(
        Control(
          label: VisibleText.line(suppression.title), role: "toggle",
          states: [suppression.isOn ? "on" : "off"],
          use: .toggle(isOn: suppression.isOn) {
            suppression.setOn($0)
            return true
          }))
    }
    for button in dialog.buttons(.source) { add(Control(button)) }
  }

  private static func heading(_ title: String, _ content: Element) -> String {
    let screen = VisibleText.line(content.screenTitle?.string ?? "")
    let title = VisibleText.line(title)
    return screen.isEmpty || screen == title ? title : "\(title): \(screen)"
  }

  private static func heading(_ dialog: Dialog, _ kind: Presentation.Kind) -> String {
    let kind = kind == .alert ? "Alert" : "Dialog"
    let severity = dialog.severity == .critical ? " (critical)" : ""
    let title = VisibleText.line(dialog.title?.string ?? "")
    return title.isEmpty ? kind + severity : "\(kind)\(severity): \(title)"
  }
}

extension Control {
  fileprivate init(_ button: DialogButton) {
    let visible = VisibleText.line(button.element?.plainText ?? button.title)
    self.init(
      label: visible.isEmpty ? VisibleText.line(button.title) : visible,
      otherNames: [VisibleText.line(button.title)], role: "button",
      states: Self.states(button.role) + (button.isDefault ? ["default"] : []),
      isEnabled: button.isEnabled, use: .press { button.press() })
  }
}

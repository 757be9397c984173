/// A button of an alert or a confirmation dialog, as a host shows it.
@MainActor
package struct DialogButton {
  /// nil for a button that the system adds.
  package let element: Element?
  package let title: String
  package let role: ButtonRole?
  /// Whether Return presses it.
  package let isDefault: Bool
  package let isEnabled: Bool
  private let presentation: Presentation

  fileprivate init(_ element: Element, _ content: ButtonContent, _ presentation: Presentation) {
    self.element = element
    title = element.accessibleName
    role = content.role
    isDefault = content.shortcut == .defaultAction
    isEnabled = element.isEnabled
    self.presentation = presentation
  }

  fileprivate init(
    system title: String, role: ButtonRole?, isDefault: Bool, _ presentation: Presentation
  ) {
    element = nil
    self.title = title
    self.role = role
    self.isDefault = isDefault
    isEnabled = true
    self.presentation = presentation
  }

  /// Presses the button; says whether it could be pressed.
  @discardableResult
  package func press() -> Bool {
    guard presentation.phase == .presented else { return false }
    if let element { return element.send(.activate) }
    presentation.dismiss()
    return true
  }
}

extension Presentation {
  /// The buttons in the order of the source, with what the system adds where there is no way out:
  /// OK in an alert without actions, Cancel in a dialog without a cancel action. A system that does
  /// otherwise has other `PresentationManners`.
  package var buttons: [DialogButton] {
    var result: [DialogButton] = []
    for element in actions.preorder {
      if case .button(let content) = element.content {
        result.append(DialogButton(element, content, self))
      }
    }
    let locale = environment.locale
    if kind == .alert, result.isEmpty {
      result.append(
        DialogButton(system: SystemText.ok(locale), role: nil, isDefault: true, self))
    }
    if getsCancel(result) {
      result.append(
        DialogButton(system: SystemText.cancel(locale), role: .cancel, isDefault: false, self))
    }
    return result
  }

  private func getsCancel(_ buttons: [DialogButton]) -> Bool {
    guard !buttons.contains(where: { $0.role == .cancel }) else { return false }
    let manners = controller?.manners ?? PresentationManners()
    if kind == .confirmationDialog { return manners.addsCancelToDialogs }
    return manners.addsCancelToDestructiveAlerts
      && buttons.contains { $0.role == .destructive }
  }

  /// The text fields of an alert, in order.
  package var fields: [Element] {
    actions.preorder.filter { if case .textField = $0.content { true } else { false } }
  }

  /// The button that Return presses: the one marked so, else the first without a role; never a
  /// destructive one that was not marked.
  package var defaultButton: DialogButton? {
    let buttons = buttons
    if let marked = buttons.first(where: \.isDefault) { return marked }
    guard kind == .alert else { return nil }
    return buttons.first { $0.role == nil }
  }

  /// The button that Esc presses: the one with the cancel role, else the only one there is.
  package var cancelButton: DialogButton? {
    let buttons = buttons
    if let cancel = buttons.first(where: { $0.role == .cancel }) { return cancel }
    return buttons.count == 1 && buttons[0].role != .destructive ? buttons[0] : nil
  }

  /// What the message says.
  package var messageText: String {
    message.children.map(\.plainText).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

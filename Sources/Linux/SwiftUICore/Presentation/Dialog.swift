/// What an alert or a confirmation dialog consists of: decided here, once for every host.
///
/// ```swift
/// let dialog = presentation.dialog
/// for button in dialog.buttons(.gnome) { show(button.title, isSuggested: button.isDefault) }
/// // Later, when the person has pressed one:
/// dialog[id]?.press()
/// ```
@MainActor
package struct Dialog {
  package let title: ResolvedText?
  /// The elements under the title.
  package let message: [Element]
  /// The text fields, in order.
  package let fields: [Element]
  package let suppression: Presentation.Suppression?
  package let severity: DialogSeverity
  package let icon: ImageContent?
  /// In the order of the source, with what the system adds where there is no way out.
  package let buttons: [DialogButton]

  fileprivate init(_ presentation: Presentation) {
    title = presentation.title
    message = presentation.message.children
    suppression = presentation.suppression
    severity = presentation.severity
    icon = presentation.icon
    var fields: [Element] = []
    var buttons: [DialogButton] = []
    for element in presentation.actions.preorder {
      switch element.content {
      case .textField: fields.append(element)
      case .button(let content): buttons.append(DialogButton(element, content, presentation))
      default: break
      }
    }
    self.fields = fields
    self.buttons = Self.withKeys(
      buttons + Self.added(to: buttons, of: presentation), presentation.kind)
  }

  /// OK in an alert without actions, Cancel in a dialog without a cancel action. A system that does
  /// otherwise has other `PresentationManners`.
  private static func added(
    to buttons: [DialogButton], of presentation: Presentation
  ) -> [DialogButton] {
    if presentation.kind == .alert, buttons.isEmpty { return [DialogButton(.ok, presentation)] }
    guard !buttons.contains(where: { $0.role == .cancel }) else { return [] }
    let manners = presentation.controller?.manners ?? PresentationManners()
    let isAdded =
      presentation.kind == .confirmationDialog
      ? manners.addsCancelToDialogs
      : manners.addsCancelToDestructiveAlerts && buttons.contains { $0.role == .destructive }
    return isAdded ? [DialogButton(.cancel, presentation)] : []
  }

  /// Says which button Return presses: the one marked so, else the first of an alert without a role;
  /// never a destructive one that was not marked. And which Escape presses: the first with the cancel
  /// role, else the only one there is.
  private static func withKeys(
    _ buttons: [DialogButton], _ kind: Presentation.Kind
  ) -> [DialogButton] {
    let standard =
      buttons.firstIndex(where: \.isDefault)
      ?? (kind == .alert ? buttons.firstIndex { $0.role == nil } : nil)
    let isAlone = buttons.count == 1 && buttons[0].role != .destructive
    let cancel = buttons.firstIndex { $0.role == .cancel } ?? (isAlone ? 0 : nil)
    return buttons.enumerated().map { place, button in
      var button = button
      button.isDefault = place == standard
      button.isCancel = place == cancel
      return button
    }
  }

  package var defaultButton: DialogButton? { buttons.first(where: \.isDefault) }

  package var cancelButton: DialogButton? { buttons.first(where: \.isCancel) }

  /// The button that has the keyboard at first: the one for Return, else cancel, else one that destroys
  /// nothing. Where all destroy something, none has it until the person moves it there.
  package var firstButton: DialogButton? {
    let usable = buttons.filter(\.isEnabled)
    return usable.first(where: \.isDefault) ?? usable.first { $0.role == .cancel }
      ?? usable.first { $0.role != .destructive }
  }

  /// nil where it has gone.
  package subscript(id: DialogButton.ID) -> DialogButton? { buttons.first { $0.id == id } }

  /// The buttons as a platform lays them out.
  package func buttons(_ order: DialogButtonOrder) -> [DialogButton] {
    order.positions(of: buttons.map(\.role)).map { buttons[$0] }
  }

  /// What the message says.
  package var messageText: String {
    message.map(\.plainText).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension Presentation {
  /// What it consists of now, where it is an alert or a confirmation dialog.
  package var dialog: Dialog { Dialog(self) }

  package var fields: [Element] { dialog.fields }
  package var messageText: String { dialog.messageText }
  package var buttons: [DialogButton] { dialog.buttons }
  package var defaultButton: DialogButton? { dialog.defaultButton }
  package var cancelButton: DialogButton? { dialog.cancelButton }
}

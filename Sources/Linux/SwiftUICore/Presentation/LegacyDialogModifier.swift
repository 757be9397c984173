/// An alert or action sheet given as one value.
package struct LegacyDialogModifier {
  package let content: LegacyDialog?
  package let identity: AnyHashable?
  package let dismiss: () -> Void
  package let kind: Presentation.Kind
}

extension LegacyDialogModifier: PresentingModifier {
  package var wanted: AnyHashable? { content == nil ? nil : identity }
  package func close() { dismiss() }
  package var capturesContent: Bool { false }
  package var onDismiss: (() -> Void)? { nil }

  package func fill(_ slots: PresentationSlots) {
    guard let content else { return }
    slots.set(title: content.title)
    slots.set(slots.presentation.message, to: content.message)
    slots.set(slots.presentation.actions, to: LegacyButtons(buttons: content.buttons))
    slots.takeDialogAttributes()
  }
}

/// What `Alert` and `ActionSheet` have in common.
package struct LegacyDialog {
  package let title: Text
  package let message: Text?
  package let buttons: [Alert.Button]

  init(_ alert: Alert) {
    title = alert.title
    message = alert.message
    buttons = alert.buttons
  }

  init(_ sheet: ActionSheet) {
    title = sheet.title
    message = sheet.message
    buttons = sheet.buttons
  }
}

private struct LegacyButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(0..<buttons.count, id: \.self) { LegacyButtonElement(button: buttons[$0]) }
  }
}

/// A button of the older kind: it closes its alert first, and then does what it is for.
private struct LegacyButtonElement {
  let button: Alert.Button
}

extension LegacyButtonElement: ElementView {
  func content(in environment: EnvironmentValues) -> Element.Content {
    .button(ButtonContent(role: role, style: .automatic, shortcut: nil))
  }

  private var role: ButtonRole? {
    switch button.kind {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }

  var children: LegacyButtonLabel { LegacyButtonLabel(button: button) }

  func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
    guard case .activate = event else { return }
    guard let presentation = environment.presentation?.presentation else { return }
    presentation.answer({ button.action?() }, order: .bindingFirst)
  }
}

private struct LegacyButtonLabel: View {
  @Environment(\.locale) private var locale
  let button: Alert.Button

  var body: some View {
    button.explicitLabel ?? Text(verbatim: systemTitle)
  }

  private var systemTitle: String {
    button.kind == .cancel ? SystemText.cancel(locale) : SystemText.ok(locale)
  }
}

extension View {
  /// Shows an alert, made from the item, while there is one.
  nonisolated public func alert<Item>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View where Item: Identifiable {
    let value = item.wrappedValue
    return modifier(
      LegacyDialogModifier(
        content: value.map { LegacyDialog(content($0)) },
        identity: value.map { AnyHashable($0.id) },
        dismiss: { item.wrappedValue = nil }, kind: .alert))
  }

  /// Shows an alert while `isPresented` is true.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    modifier(
      LegacyDialogModifier(
        content: isPresented.wrappedValue ? LegacyDialog(content()) : nil, identity: true,
        dismiss: { isPresented.wrappedValue = false }, kind: .alert))
  }

  /// Shows an action sheet, made from the item, while there is one.
  nonisolated public func actionSheet<T>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View where T: Identifiable {
    let value = item.wrappedValue
    return modifier(
      LegacyDialogModifier(
        content: value.map { LegacyDialog(content($0)) },
        identity: value.map { AnyHashable($0.id) },
        dismiss: { item.wrappedValue = nil }, kind: .confirmationDialog))
  }

  /// Shows an action sheet while `isPresented` is true.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    modifier(
      LegacyDialogModifier(
        content: isPresented.wrappedValue ? LegacyDialog(content()) : nil, identity: true,
        dismiss: { isPresented.wrappedValue = false }, kind: .confirmationDialog))
  }
}

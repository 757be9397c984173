/// An alert or confirmation dialog made of views.
package struct DialogModifier<Actions: View, Message: View> {
  package let kind: Presentation.Kind
  package let title: Text
  package let titleVisibility: Visibility
  package let isPresented: Binding<Bool>
  /// False while the data that the dialog is about is missing.
  package let isReady: Bool
  /// "Any changes that you make after the presentation occurs are ignored", as the documentation
  /// of the forms with data says:
  /// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)
  package let capturesContent: Bool
  package let actions: Actions?
  package let message: Message?

  package init(
    _ kind: Presentation.Kind, title: Text, titleVisibility: Visibility = .automatic,
    isPresented: Binding<Bool>, isReady: Bool = true, capturesContent: Bool = false,
    actions: Actions?, message: Message?
  ) {
    self.kind = kind
    self.title = title
    self.titleVisibility = titleVisibility
    self.isPresented = isPresented
    self.isReady = isReady
    self.capturesContent = capturesContent
    self.actions = actions
    self.message = message
  }
}

extension DialogModifier: PresentingModifier {
  package var wanted: AnyHashable? { isPresented.wrappedValue && isReady ? true : nil }
  package func close() { isPresented.wrappedValue = false }
  package var onDismiss: (() -> Void)? { nil }

  /// A dialog's title shows where asked for; "automatic" shows it, as macOS does.
  private var isTitleShown: Bool { kind == .alert || titleVisibility != .hidden }

  package func fill(_ slots: PresentationSlots) {
    slots.set(title: isTitleShown ? title : nil)
    slots.set(slots.presentation.actions, to: actions)
    slots.set(slots.presentation.message, to: message)
    slots.takeDialogAttributes()
  }
}

extension PresentationSlots {
  /// Takes over what the modifiers around the dialog say of its look.
  func takeDialogAttributes() {
    let environment = context.environment
    presentation.severity = environment.dialogSeverity
    presentation.icon = environment.dialogIcon.map {
      ImageContent($0, locale: environment.locale)
    }
    takeSuppression()
    noteChange()
  }

  /// Shows whether the toggle is on now.
  func refreshSuppression() {
    let wasOn = presentation.suppression?.isOn
    takeSuppression()
    if presentation.suppression?.isOn != wasOn { noteChange() }
  }

  private func takeSuppression() {
    let environment = context.environment
    presentation.suppression = environment.dialogSuppression.map { suppression in
      Presentation.Suppression(
        title: suppression.title?.resolve(locale: environment.locale).string
          ?? SystemText.suppression(environment.locale),
        isOn: suppression.isSuppressed.wrappedValue,
        setOn: { [weak self] in
          suppression.isSuppressed.wrappedValue = $0
          self?.presentation.suppression?.isOn = suppression.isSuppressed.wrappedValue
          self?.noteChange()
        })
    }
  }
}

/// The "don't ask again" of a dialog.
package struct DialogSuppression {
  package let title: Text?
  package let isSuppressed: Binding<Bool>
}

private struct DialogSeverityKey: EnvironmentKey {
  static var defaultValue: DialogSeverity { .automatic }
}
private struct DialogIconKey: EnvironmentKey { static var defaultValue: Image? { nil } }
private struct DialogSuppressionKey: EnvironmentKey {
  static var defaultValue: DialogSuppression? { nil }
}

extension EnvironmentValues {
  package var dialogSeverity: DialogSeverity {
    get { self[DialogSeverityKey.self] }
    set { self[DialogSeverityKey.self] = newValue }
  }

  package var dialogIcon: Image? {
    get { self[DialogIconKey.self] }
    set { self[DialogIconKey.self] = newValue }
  }

  package var dialogSuppression: DialogSuppression? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }
}

package struct DialogSeverityModifier {
  package let severity: DialogSeverity
}

extension DialogSeverityModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.environment.dialogSeverity = severity
  }
}

package struct DialogIconModifier {
  package let icon: Image?
}

extension DialogIconModifier: ContextModifier {
  package func apply(to context: inout NodeContext) { context.environment.dialogIcon = icon }
}

package struct DialogSuppressionModifier {
  package let title: Text?
  package let isSuppressed: Binding<Bool>
}

extension DialogSuppressionModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.environment.dialogSuppression = DialogSuppression(
      title: title, isSuppressed: isSuppressed)
  }
}

extension View {
  /// Says how serious the dialogs of this view are.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    modifier(DialogSeverityModifier(severity: severity))
  }

  /// Gives the dialogs of this view an icon.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View {
    modifier(DialogIconModifier(icon: icon))
  }

  /// Adds a "don't ask again" to the dialogs of this view.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    modifier(DialogSuppressionModifier(title: Text(titleKey), isSuppressed: isSuppressed))
  }

  /// Adds a "don't ask again" to the dialogs of this view.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View where S: StringProtocol {
    modifier(DialogSuppressionModifier(title: Text(title), isSuppressed: isSuppressed))
  }

  /// Adds a "don't ask again" to the dialogs of this view.
  nonisolated public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View {
    modifier(DialogSuppressionModifier(title: label, isSuppressed: isSuppressed))
  }

  /// Adds a "don't ask again", in the system's words, to the dialogs of this view.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    modifier(DialogSuppressionModifier(title: nil, isSuppressed: isSuppressed))
  }
}

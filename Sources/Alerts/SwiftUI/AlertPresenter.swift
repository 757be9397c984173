import SwiftUI

/// Puts the slot's alert on screen. It lies behind the content, so that nothing but this view is
/// evaluated when an alert goes up, and no modifier for dialogs reaches the content's own.
struct AlertPresenter: View {
  /// The modifiers that can present an alert. Each has its own anchor, which is always there, so
  /// that SwiftUI never has to take a modifier away while it presents.
  private enum Kind: Hashable {
    case alert, suppressibleAlert, dialog, suppressibleDialog
  }

  let slot: AlertSlot

  var body: some View {
    let presentation = slot.presentation
    ZStack {
      Color.clear.modifier(PresentedAlert(slot: slot, isPresented: isPresented(.alert)))
      Color.clear.modifier(PresentedAlert(slot: slot, isPresented: isPresented(.suppressibleAlert)))
        .dialogSuppressionToggle(suppressionTitle, isSuppressed: isSuppressed)
      Color.clear.modifier(PresentedDialog(slot: slot, isPresented: isPresented(.dialog)))
      Color.clear
        .modifier(PresentedDialog(slot: slot, isPresented: isPresented(.suppressibleDialog)))
        .dialogSuppressionToggle(suppressionTitle, isSuppressed: isSuppressed)
    }
    .dialogSeverity(presentation?.severity.dialogSeverity ?? .automatic)
    .dialogIcon(presentation?.icon?.image)
    .task(id: slot.closings) { slot.confirmDismissal() }
  }

  private var kind: Kind? {
    guard let presentation = slot.presentation else { return nil }
    let isSuppressible = presentation.suppression != nil
    switch presentation.style {
    case .alert: return isSuppressible ? .suppressibleAlert : .alert
    case .confirmationDialog: return isSuppressible ? .suppressibleDialog : .dialog
    }
  }

  private func isPresented(_ kind: Kind) -> Binding<Bool> {
    let isUp = slot.isUp && self.kind == kind
    let presentation = slot.presentation
    return Binding(
      get: { isUp },
      set: { [slot] in slot.setPresented($0, presentation) })
  }

  private var suppressionTitle: Text {
    Text(verbatim: slot.presentation?.suppression?.title.string() ?? "")
  }

  private var isSuppressed: Binding<Bool> {
    let presentation = slot.presentation
    return Binding(
      get: { presentation?.input.isSuppressed ?? false },
      set: { presentation?.setSuppressed($0) })
  }
}

/// An alert on its anchor.
///
/// The form of the modifier that takes data would show the data of the beginning only. The slot
/// keeps its alert until the next one, so nothing goes blank here either, and what is up can be
/// updated.
private struct PresentedAlert: ViewModifier {
  let slot: AlertSlot
  let isPresented: Binding<Bool>

  func body(content: Content) -> some View {
    content.alert(Text(verbatim: slot.presentation?.title ?? ""), isPresented: isPresented) {
      if let presentation = slot.presentation {
        AlertFields(presentation: presentation)
        AlertButtons(slot: slot, presentation: presentation)
      }
    } message: {
      AlertMessage(presentation: slot.presentation)
    }
  }
}

/// A confirmation dialog on its anchor.
private struct PresentedDialog: ViewModifier {
  let slot: AlertSlot
  let isPresented: Binding<Bool>

  func body(content: Content) -> some View {
    content.confirmationDialog(
      Text(verbatim: slot.presentation?.title ?? ""), isPresented: isPresented,
      titleVisibility: slot.presentation?.title == nil ? .hidden : .visible
    ) {
      if let presentation = slot.presentation {
        AlertButtons(slot: slot, presentation: presentation)
        // SwiftUI would add one itself, with a title that nobody can set.
        if let title = presentation.addedCancelTitle {
          Button(role: .cancel) {
          } label: {
            Text(verbatim: title)
          }
        }
      }
    } message: {
      AlertMessage(presentation: slot.presentation)
    }
  }
}

/// The text under the title; nothing where there is none.
private struct AlertMessage: View {
  let presentation: AlertPresentation?

  var body: some View {
    if let message = presentation?.message { Text(verbatim: message) }
  }
}

/// The actions, as the buttons that SwiftUI wants to find in an alert.
private struct AlertButtons: View {
  let slot: AlertSlot
  let presentation: AlertPresentation

  var body: some View {
    ForEach(presentation.actions) { action in
      if action.isDefault {
        button(action).keyboardShortcut(.defaultAction)
      } else {
        button(action)
      }
    }
  }

  private func button(_ action: AlertPresentation.Action) -> some View {
    Button(role: action.role) {
      slot.press(action.id, of: presentation)
    } label: {
      if let label = action.accessibilityLabel {
        Text(verbatim: action.title).accessibilityLabel(Text(verbatim: label))
      } else {
        Text(verbatim: action.title)
      }
    }
    .disabled(!presentation.isEnabled(action.id))
    .accessibilityIdentifier(action.identifier)
  }
}

/// The text fields.
private struct AlertFields: View {
  let presentation: AlertPresentation

  var body: some View {
    ForEach(Array(presentation.fields.enumerated()), id: \.offset) { position, field in
      AlertField(presentation: presentation, position: position, field: field)
    }
  }
}

/// A text field.
private struct AlertField: View {
  let presentation: AlertPresentation
  let position: Int
  let field: AlertTextField

  var body: some View {
    let prompt = field.prompt?.presentable.map { Text(verbatim: $0) }
    if field.isSecure {
      SecureField(text: text, prompt: prompt) { label }.accessibilityIdentifier(field.id)
    } else {
      TextField(text: text, prompt: prompt) { label }.accessibilityIdentifier(field.id)
    }
  }

  private var label: Text { Text(verbatim: field.label?.string() ?? "") }

  private var text: Binding<String> {
    Binding(
      get: { presentation.text(ofField: position) },
      set: { presentation.setText($0, ofField: position) })
  }
}

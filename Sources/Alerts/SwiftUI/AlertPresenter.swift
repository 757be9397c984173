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
      AlertAnchor(shown: shown(.alert))
      AlertAnchor(shown: shown(.suppressibleAlert))
        .modifier(SuppressionToggle(shown: shown(.suppressibleAlert)))
      DialogAnchor(shown: shown(.dialog))
      DialogAnchor(shown: shown(.suppressibleDialog))
        .modifier(SuppressionToggle(shown: shown(.suppressibleDialog)))
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

  private func shown(_ kind: Kind) -> ShownAlert {
    guard self.kind == kind else { return ShownAlert(slot: slot, presentation: nil, isUp: false) }
    return ShownAlert(slot: slot, presentation: slot.presentation, isUp: slot.isUp)
  }
}

/// What an anchor shows. Plain values, so that an anchor that shows nothing before and after a
/// change is left alone.
private struct ShownAlert {
  let slot: AlertSlot
  /// What is up, or was up last.
  let presentation: AlertPresentation?
  let isUp: Bool

  @MainActor
  var isPresented: Binding<Bool> {
    Binding(
      get: { isUp },
      set: { [slot, presentation] in slot.setPresented($0, presentation) })
  }

  @MainActor
  var title: Text { Text(verbatim: presentation?.title ?? "") }
}

/// An alert on its anchor.
///
/// The form of the modifier that takes data would show the data of the beginning only. The slot
/// keeps its alert until the next one, so nothing goes blank here either, and what is up can be
/// updated.
private struct AlertAnchor: View {
  let shown: ShownAlert

  var body: some View {
    Color.clear.alert(shown.title, isPresented: shown.isPresented) {
      if let presentation = shown.presentation {
        AlertFields(presentation: presentation)
        AlertButtons(slot: shown.slot, presentation: presentation)
      }
    } message: {
      AlertMessage(presentation: shown.presentation)
    }
  }
}

/// A confirmation dialog on its anchor.
private struct DialogAnchor: View {
  let shown: ShownAlert

  var body: some View {
    Color.clear.confirmationDialog(
      shown.title, isPresented: shown.isPresented,
      titleVisibility: shown.presentation?.title == nil ? .hidden : .visible
    ) {
      if let presentation = shown.presentation {
        AlertButtons(slot: shown.slot, presentation: presentation)
        // SwiftUI would add one itself, with a title that nobody can set.
        if let title = presentation.addedCancelTitle {
          Button(role: .cancel) {
          } label: {
            Text(verbatim: title)
          }
        }
      }
    } message: {
      AlertMessage(presentation: shown.presentation)
    }
  }
}

/// A "don't ask again" in what an anchor shows.
private struct SuppressionToggle: ViewModifier {
  let shown: ShownAlert

  func body(content: Content) -> some View {
    content.dialogSuppressionToggle(title, isSuppressed: isSuppressed)
  }

  private var title: Text {
    Text(verbatim: shown.presentation?.suppression?.title.string() ?? "")
  }

  private var isSuppressed: Binding<Bool> {
    let presentation = shown.presentation
    return Binding(
      get: { presentation?.input.isSuppressed ?? false },
      set: { presentation?.setSuppressed($0) })
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

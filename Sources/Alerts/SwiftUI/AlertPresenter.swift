import SwiftUI

/// Puts the slot's alert on screen. It lies behind the content, so that nothing of that is evaluated
/// when an alert is presented, and no modifier for dialogs reaches the content's own.
///
/// SwiftUI makes one for each view at the top of the content. One of them presents.
struct AlertPresenter: View {
  let slot: AlertSlot
  let coordinator: AlertCoordinator
  let parent: AlertHostReference?
  @StateObject private var token = Token()

  private final class Token: ObservableObject {}

  var body: some View {
    let presenter = ObjectIdentifier(token)
    ZStack {
      if slot.isActive(presenter) { AlertModifiers(slot: slot) }
      Color.clear
        .onAppear { slot.appear(presenter, coordinator, over: parent) }
        .onDisappear { slot.disappear(presenter) }
        .onChange(of: ObjectIdentifier(coordinator)) {
          slot.attach(to: coordinator, over: parent)
        }
    }
  }
}

/// The modifiers that can present an alert. Each has its own anchor and is always there, so that
/// SwiftUI never has to take a modifier away while it presents.
private struct AlertModifiers: View {
  let slot: AlertSlot

  var body: some View {
    ZStack {
      PresentedAlert(slot: slot, anchor: slot.anchor(.alert))
      PresentedAlert(slot: slot, anchor: slot.anchor(.suppressibleAlert))
        .modifier(SuppressionToggle(anchor: slot.anchor(.suppressibleAlert)))
      PresentedDialog(slot: slot, anchor: slot.anchor(.dialog))
      PresentedDialog(slot: slot, anchor: slot.anchor(.suppressibleDialog))
        .modifier(SuppressionToggle(anchor: slot.anchor(.suppressibleDialog)))
      DismissalWatch(slot: slot)
      ActivityWatch(slot: slot)
    }
  }
}

/// Confirms dismissals, when the views have been evaluated without the alert.
private struct DismissalWatch: View {
  let slot: AlertSlot

  var body: some View {
    Color.clear.task(id: slot.confirmations) { slot.confirm() }
  }
}

/// Tells in which window the user works.
private struct ActivityWatch: View {
  let slot: AlertSlot
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Color.clear.onChange(of: phase) { if phase == .active { slot.becomeActive() } }
  }
}

/// An alert on its anchor.
///
/// The form of the modifier that takes data would show the data of the beginning only. The anchor
/// keeps its alert until the next one, so nothing goes blank here either, and what is up can be
/// updated.
private struct PresentedAlert: View {
  let slot: AlertSlot
  let anchor: AlertAnchor

  var body: some View {
    let presentation = anchor.presentation
    Color.clear.alert(
      Text(verbatim: presentation?.title ?? ""), isPresented: slot.isPresented(anchor)
    ) {
      if let presentation {
        AlertFields(presentation: presentation)
        AlertButtons(slot: slot, presentation: presentation)
      }
    } message: {
      AlertMessage(presentation: presentation)
    }
    .modifier(DialogLook(presentation: presentation))
  }
}

/// A confirmation dialog on its anchor.
private struct PresentedDialog: View {
  let slot: AlertSlot
  let anchor: AlertAnchor

  var body: some View {
    let presentation = anchor.presentation
    Color.clear.confirmationDialog(
      Text(verbatim: presentation?.title ?? ""), isPresented: slot.isPresented(anchor),
      titleVisibility: presentation?.title == nil ? .hidden : .visible
    ) {
      if let presentation {
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
      AlertMessage(presentation: presentation)
    }
    .modifier(DialogLook(presentation: presentation))
  }
}

extension AlertSlot {
  /// What SwiftUI reads and writes to know whether an anchor shows its alert.
  fileprivate func isPresented(_ anchor: AlertAnchor) -> Binding<Bool> {
    let isUp = anchor.isUp
    let presentation = anchor.presentation
    return Binding(
      get: { isUp },
      set: { [self] in setPresented($0, presentation) })
  }
}

/// How serious a dialog looks, and its picture.
private struct DialogLook: ViewModifier {
  let presentation: AlertPresentation?

  func body(content: Content) -> some View {
    content
      .severityOfDialogs(presentation?.severity ?? .automatic)
      .iconOfDialogs(presentation?.icon?.image)
  }
}

/// A "don't ask again" in what an anchor shows.
private struct SuppressionToggle: ViewModifier {
  let anchor: AlertAnchor

  func body(content: Content) -> some View {
    let presentation = anchor.presentation
    content.dialogSuppressionToggle(
      Text(verbatim: presentation?.suppression?.title.string() ?? ""),
      isSuppressed: Binding(
        get: { presentation?.input.isSuppressed ?? false },
        set: { presentation?.setSuppressed($0) }))
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
        button(action).pressedByReturn()
      } else {
        button(action)
      }
    }
    .onAppear { slot.appear(presentation) }
    .onDisappear { slot.disappear(presentation) }
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
    .accessibilityIdentifier(action.id.rawValue)
  }
}

/// The text fields.
private struct AlertFields: View {
  let presentation: AlertPresentation
  @FocusState private var focused: String?

  var body: some View {
    ForEach(Array(presentation.fields.enumerated()), id: \.offset) { position, field in
      if case .field(let name) = presentation.focus {
        AlertField(presentation: presentation, position: position, field: field)
          .focused($focused, equals: field.id)
          .onAppear { focused = name }
      } else {
        AlertField(presentation: presentation, position: position, field: field)
      }
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

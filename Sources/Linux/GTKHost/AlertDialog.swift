#if GTK
  import CGtk
  import SwiftUICore

  /// An alert or a confirmation dialog in libadwaita's own dialog.
  ///
  /// The dialog never closes by itself: what the person does is told to the presentation, and the
  /// dialog goes when the presentation has gone. An action that keeps the alert open so keeps all
  /// that was typed, and an alert without a cancel action stays until it is answered.
  @MainActor
  final class AlertDialog: PresentedSurface {
    let presentation: Presentation
    private let parent: Widget
    private let group: gpointer
    private let tree: WidgetTree
    private var dialog: Widget?
    private var shown: AlertContent
    private var extra: AlertExtra?
    private var closeIsAsked = false

    init(_ presentation: Presentation, over parent: Widget, _ group: gpointer, _ tree: WidgetTree) {
      self.presentation = presentation
      self.parent = parent
      self.group = group
      self.tree = tree
      shown = AlertContent(presentation)
      show()
    }

    isolated deinit { close() }

    var isUp: Bool { dialog != nil }
    var window: Widget? { dialog.map { cgtk_dialog_window($0, parent) } }

    // MARK: On screen

    private func show() {
      let dialog = cgtk_retain(cgtk_dialog_new(parent, shown.heading?.forC, shown.body.forC))
      self.dialog = dialog
      addButtons(to: dialog)
      addExtra(to: dialog)
      name(dialog)
      cgtk_dialog_join(dialog, group)
      Signal.connect(dialog, string: "response") { [weak self] in self?.responded($0) }
      Signal.connect(dialog, ask: String(cString: cgtk_dialog_close_signal())) { [weak self] in
        self?.closeAsked()
        return true
      }
      Signal.connect(dialog, String(cString: cgtk_dialog_gone_signal())) { [weak self] in
        self?.gone()
      }
      cgtk_dialog_present(dialog, parent)
      setFocus(in: dialog)
    }

    /// What screen readers say when the dialog comes up: its title, and then what it is about.
    private func name(_ dialog: Widget) {
      let message = presentation.dialog.messageText
      cgtk_set_accessible_label(dialog, (shown.heading ?? message).forC)
      cgtk_set_accessible_description(dialog, shown.heading == nil ? "" : message.forC)
    }

    private func addButtons(to dialog: Widget) {
      for button in shown.buttons {
        let id = Self.response(button)
        cgtk_dialog_add(dialog, id, button.title.withoutMnemonic)
        if !button.isEnabled { cgtk_dialog_set_enabled(dialog, id, 0) }
        if let appearance = button.appearance { cgtk_dialog_set_appearance(dialog, id, appearance) }
      }
      // To measure such a label takes its time, and a short one is never cut.
      if shown.buttons.contains(where: { $0.title.count > AlertContent.shortTitle }) {
        cgtk_dialog_limit_labels(dialog, Int32(AlertContent.titleLimit))
      }
      if let button = shown.buttons.first(where: { $0.index == shown.defaultIndex }) {
        cgtk_dialog_set_default(dialog, Self.response(button))
      }
      cgtk_dialog_set_close(dialog, Self.closeID)
    }

    private func addExtra(to dialog: Widget) {
      let extra = AlertExtra(presentation, shown, tree) { [weak self] in self?.press($0) }
      self.extra = extra
      if let content = extra.content { cgtk_dialog_set_extra(dialog, content) }
      if let button = extra.defaultButton { cgtk_dialog_set_default_widget(dialog, button) }
      guard let icon = extra.icon else { return }
      let heading = shown.heading ?? shown.body
      if !cgtk_dialog_put_over_heading(dialog, icon, heading.forC).isTrue {
        extra.showIconInContent()
        if let content = extra.content { cgtk_dialog_set_extra(dialog, content) }
      }
    }

    /// Fields and long text have the keyboard at first, else a button that is safe to press.
    private func setFocus(in dialog: Widget) {
      guard presentation.dialog.fields.isEmpty, shown.longText == nil else { return }
      guard let index = shown.focusIndex else { return cgtk_dialog_set_focus(dialog, nil) }
      if let place = shown.listedButtons.firstIndex(where: { $0.index == index }) {
        extra?.focusButton(place, in: dialog)
      } else if let button = shown.buttons.first(where: { $0.index == index }) {
        cgtk_dialog_focus_response(dialog, Self.response(button))
      }
    }

    func refresh() {
      guard let dialog else { return }
      let new = AlertContent(presentation)
      guard new.hasSameParts(as: shown), extra?.shows(presentation) ?? true else {
        close()
        shown = new
        show()
        return
      }
      if new.heading != shown.heading { cgtk_dialog_set_heading(dialog, new.heading?.forC) }
      if new.body != shown.body { cgtk_dialog_set_body(dialog, new.body.forC) }
      for (old, button) in zip(shown.buttons, new.buttons) where old != button {
        let id = Self.response(button)
        if old.title != button.title {
          cgtk_dialog_set_label(dialog, id, button.title.withoutMnemonic)
        }
        cgtk_dialog_set_enabled(dialog, id, button.isEnabled.g)
        cgtk_dialog_set_appearance(dialog, id, button.appearance ?? CGTK_PLAIN)
      }
      extra?.refresh(presentation, new)
      shown = new
      name(dialog)
    }

    /// libadwaita's newer dialogs are to be seen until they have faded out.
    func close(_ gone: @escaping @MainActor () -> Void) {
      guard let dialog, cgtk_dialog_goes_slowly().isTrue, cgtk_is_mapped(dialog).isTrue else {
        close()
        return gone()
      }
      Signal.connect(dialog, "unmap") { gone() }
      close()
    }

    func close() {
      guard let dialog else { return }
      self.dialog = nil
      extra?.forget()
      extra = nil
      cgtk_dialog_destroy(dialog)
      cgtk_release(dialog)
    }

    /// The system has taken the dialog away.
    private func gone() {
      guard let dialog else { return }
      self.dialog = nil
      extra?.forget()
      extra = nil
      cgtk_release(dialog)
    }

    // MARK: Answers

    /// A dialog that has been closed says so with a last response, which nobody gave.
    private func responded(_ id: String) {
      guard isUp else { return }
      closeIsAsked = false
      if let button = shown.buttons.first(where: { Self.response($0) == id }) {
        press(button)
      } else {
        pressCancel()
      }
      Event.settle()
    }

    /// What is shown may have gone from the presentation a moment ago.
    private func press(_ button: AlertContent.Button) {
      presentation.dialog[button.id]?.press()
    }

    /// A button asks the dialog to close as well, just before it responds: only a request that is
    /// alone comes from Esc or from the window's frame.
    private func closeAsked() {
      closeIsAsked = true
      Later.run { [weak self] in
        guard let self, self.closeIsAsked else { return }
        self.closeIsAsked = false
        self.pressCancel()
      }
    }

    private func pressCancel() { presentation.dialog.cancelButton?.press() }

    private static let closeID = "close"
    private static func response(_ button: AlertContent.Button) -> String { String(button.index) }
  }

  extension AlertContent.Button {
    fileprivate var appearance: CGtkAppearance? {
      if isDestructive { return CGTK_DESTRUCTIVE }
      return isSuggested ? CGTK_SUGGESTED : nil
    }
  }
#endif

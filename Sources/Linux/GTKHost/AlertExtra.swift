#if GTK
  import CGtk
  import SwiftUICore

  /// What a dialog shows between its text and its buttons: long text, fields, a long list of
  /// actions, "don't ask again"; and its icon.
  @MainActor
  final class AlertExtra {
    private(set) var content: Widget?
    private(set) var icon: Widget?
    /// The listed button that Return presses.
    private(set) var defaultButton: Widget?
    private let tree: WidgetTree
    private var fields: [ElementWidget] = []
    private var buttons: [Widget] = []
    private var suppression: Widget?
    /// Those in `buttons`.
    private var listed: [AlertContent.Button] = []
    private let press: (AlertContent.Button) -> Void

    private static let titleLines: Int32 = 4

    init(
      _ presentation: Presentation, _ shown: AlertContent, _ tree: WidgetTree,
      press: @escaping (AlertContent.Button) -> Void
    ) {
      self.tree = tree
      self.press = press
      let dialog = presentation.dialog
      if let text = shown.longText { addText(text, of: dialog.title?.string ?? text) }
      addFields(dialog.fields)
      addButtons(shown.listedButtons, defaultIndex: shown.defaultIndex)
      if let suppression = dialog.suppression { addSuppression(suppression, presentation) }
      if let name = shown.icon { makeIcon(name, isCritical: shown.isCritical) }
    }

    isolated deinit {
      if let content { cgtk_release(content) }
      if let icon { cgtk_release(icon) }
    }

    /// Whether it has the parts that the presentation has now.
    func shows(_ presentation: Presentation) -> Bool {
      let dialog = presentation.dialog
      return fields.map(\.element.id) == dialog.fields.map(\.id)
        && (suppression != nil) == (dialog.suppression != nil)
    }

    func refresh(_ presentation: Presentation, _ shown: AlertContent) {
      listed = shown.listedButtons
      for (widget, button) in zip(buttons, listed) { show(button, on: widget) }
      guard let suppression, let new = presentation.dialog.suppression else { return }
      name(suppression, new)
      cgtk_check_set_on(suppression, new.isOn.g)
    }

    /// Gives the keyboard to one of the listed buttons.
    func focusButton(_ place: Int, in dialog: Widget) {
      cgtk_dialog_set_focus(dialog, buttons[place])
    }

    func forget() {
      for field in fields { tree.forget(field) }
      fields = []
    }

    func showIconInContent() {
      if let icon { cgtk_box_prepend(box(), icon) }
    }

    private func box() -> Widget {
      if let content { return content }
      let new = cgtk_retain(cgtk_box_new(0, 12))
      content = new
      return new
    }

    private func addText(_ text: String, of title: String) {
      let view = cgtk_text_view_new(0)
      cgtk_text_view_set_text(view, text.forC)
      cgtk_text_view_set_margins(view, 8)
      cgtk_add_class(view, "alert-text")
      cgtk_set_accessible_label(view, title.forC)
      let scroller = cgtk_scroller_new(0, 1)
      cgtk_scroller_set_child(scroller, view)
      // Narrow enough for a dialog in the narrowest window; lower where there is no room.
      cgtk_set_size_request(scroller, 280, -1)
      cgtk_scroller_set_min_height(scroller, 120)
      cgtk_scroller_set_max_height(scroller, 240)
      cgtk_add_class(scroller, "frame")
      cgtk_box_append(box(), scroller)
    }

    private func addFields(_ elements: [Element]) {
      for element in elements {
        let field = tree.makeRoot(element)
        cgtk_box_append(box(), field.outer)
        Layout.fill(field.outer, Flexibility(horizontal: true))
        fields.append(field)
      }
    }

    private func addButtons(_ listed: [AlertContent.Button], defaultIndex: Int?) {
      guard !listed.isEmpty else { return }
      self.listed = listed
      let column = cgtk_box_new(0, 6)
      for (place, button) in listed.enumerated() {
        let widget = cgtk_button_new()
        addLabel(to: widget)
        show(button, on: widget)
        if button.index == defaultIndex { defaultButton = widget }
        Signal.connect(widget, "clicked") { [weak self] in
          guard let self else { return }
          self.press(self.listed[place])
          Event.settle()
        }
        cgtk_box_append(column, widget)
        buttons.append(widget)
      }
      let scroller = cgtk_scroller_new(0, 1)
      cgtk_scroller_set_child(scroller, column)
      cgtk_scroller_set_min_height(scroller, Int32(min(listed.count * 40, 120)))
      cgtk_scroller_set_max_height(scroller, 320)
      cgtk_box_append(box(), scroller)
    }

    private func addLabel(to widget: Widget) {
      let label = cgtk_label_new(nil)
      cgtk_label_set_lines(label, Self.titleLines, PANGO_ELLIPSIZE_END)
      cgtk_label_set_align(label, 0.5, GTK_JUSTIFY_CENTER)
      cgtk_label_set_max_chars(label, Int32(AlertContent.titleLimit))
      cgtk_button_set_child(widget, label)
    }

    private func show(_ button: AlertContent.Button, on widget: Widget) {
      if let label = cgtk_button_child(widget) { cgtk_label_set_text(label, button.title.forC) }
      cgtk_set_accessible_label(widget, button.title.forC)
      cgtk_set_sensitive(widget, button.isEnabled.g)
      cgtk_set_class(widget, "destructive-action", button.isDestructive.g)
      cgtk_set_class(widget, "suggested-action", button.isSuggested.g)
    }

    private func addSuppression(
      _ value: Presentation.Suppression, _ presentation: Presentation
    ) {
      let check = cgtk_check_new()
      name(check, value)
      cgtk_check_set_on(check, value.isOn.g)
      cgtk_set_align(check, GTK_ALIGN_CENTER, GTK_ALIGN_FILL)
      suppression = check
      Signal.connect(check, "toggled") { [weak presentation] in
        let isOn = cgtk_check_is_on(check).isTrue
        guard let now = presentation?.suppression, now.isOn != isOn else { return }
        now.setOn(isOn)
      }
      cgtk_box_append(box(), check)
    }

    private func name(_ check: Widget, _ value: Presentation.Suppression) {
      cgtk_check_set_label(check, value.title.forC)
      cgtk_set_accessible_label(check, value.title.forC)
    }

    private func makeIcon(_ name: String, isCritical: Bool) {
      let image = cgtk_retain(cgtk_image_new())
      cgtk_image_set_icon(image, name)
      cgtk_image_set_pixels(image, 48)
      if isCritical { cgtk_add_class(image, "warning") }
      icon = image
    }
  }
#endif

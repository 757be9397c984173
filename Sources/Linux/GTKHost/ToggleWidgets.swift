#if GTK
  import CGtk
  import SwiftUICore

  /// A label with a switch at its end.
  final class SwitchWidget: BoxWidget {
    private let knob: Widget
    private let label: Widget

    init(_ element: Element, _ tree: WidgetTree) {
      knob = cgtk_retain(cgtk_switch_new())
      label = cgtk_retain(cgtk_box_new(0, 2))
      super.init(element, tree, cgtk_box_new(1, 12))
      cgtk_box_append(core, label)
      cgtk_box_append(core, knob)
      cgtk_set_align(knob, GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
      cgtk_set_expand(label, 1, 0)
      Signal.connect(knob, notify: "active") { [weak self] in self?.switched() }
    }

    isolated deinit {
      cgtk_release(knob)
      cgtk_release(label)
    }

    override var box: Widget { label }
    override var focusTarget: Widget { knob }

    override func applyContent() {
      guard case .toggle(let isOn, _) = element.content else { return }
      cgtk_switch_set_on(knob, isOn.g)
    }

    override func placeChildren() {
      super.placeChildren()
      cgtk_set_visible(label, (!element.hidesLabel).g)
    }

    override func applyName() {
      guard element.accessibility.label == nil else { return }
      cgtk_set_accessible_label(knob, element.plainText.forC)
    }

    private func switched() {
      guard case .toggle(let isOn, _) = element.content else { return }
      let isOnNow = cgtk_switch_is_on(knob).isTrue
      if isOnNow != isOn { send(.setOn(isOnNow)) }
    }

    override func arrangeChildren() {
      for child in children { Layout.fillOrAlign(child.outer, child.flexibility, .leading) }
    }

    // A row of a form or a list puts the switch at its far end.
    override var contentFlexibility: Flexibility { Flexibility(horizontal: element.isInRow) }
  }

  /// A check mark with a label.
  final class CheckboxWidget: ElementWidget {
    init(_ element: Element, _ tree: WidgetTree) {
      super.init(element, tree, cgtk_check_new())
      Signal.connect(core, "toggled") { [weak self] in self?.toggled() }
    }

    override var shownChildren: [Element] { [] }

    override func applyContent() {
      guard case .toggle(let isOn, _) = element.content else { return }
      cgtk_check_set_on(core, isOn.g)
      applyName()
    }

    override func applyName() {
      cgtk_check_set_label(core, element.plainText.forC)
      guard element.accessibility.label == nil else { return }
      cgtk_set_accessible_label(core, element.plainText.forC)
    }

    private func toggled() {
      guard case .toggle(let isOn, _) = element.content else { return }
      let isOnNow = cgtk_check_is_on(core).isTrue
      if isOnNow != isOn { send(.setOn(isOnNow)) }
    }
  }

  /// A button that stays down.
  final class ToggleButtonWidget: BoxWidget {
    private let content: Widget

    init(_ element: Element, _ tree: WidgetTree) {
      content = cgtk_retain(cgtk_box_new(1, 6))
      super.init(element, tree, cgtk_toggle_button_new())
      cgtk_button_set_child(core, content)
      Signal.connect(core, "toggled") { [weak self] in self?.toggled() }
    }

    isolated deinit { cgtk_release(content) }

    override var box: Widget { content }

    override func applyContent() {
      guard case .toggle(let isOn, _) = element.content else { return }
      cgtk_toggle_button_set_on(core, isOn.g)
    }

    override func applyName() {
      guard element.accessibility.label == nil else { return }
      cgtk_set_accessible_label(core, element.plainText.forC)
    }

    private func toggled() {
      guard case .toggle(let isOn, _) = element.content else { return }
      let isOnNow = cgtk_toggle_button_is_on(core).isTrue
      if isOnNow != isOn { send(.setOn(isOnNow)) }
    }
  }

  extension Element {
    /// Whether the element is a row of a list or a form, or a part of one.
    var isInRow: Bool {
      var next = parent
      while let current = next {
        switch current.content {
        case .list, .form: return true
        case .section, .slot: next = current.parent
        default: return false
        }
      }
      return false
    }
  }
#endif

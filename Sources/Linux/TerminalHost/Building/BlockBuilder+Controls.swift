import Foundation
import SwiftUICore

extension BlockBuilder {
  /// The block of a control; nil for what is none.
  func control(_ element: Element) -> Block? {
    switch element.content {
    case .button(let content): return button(content, element)
    case .link:
      let label = RestyledBlock(controlLabel(element)) { $0.attributes.insert(.underline) }
      return pressable(element, marks: .blanks, label)
    case .toggle(let isOn, _): return toggle(isOn, element)
    case .textField(let content):
      return FieldBlock(
        element, prompt: content.prompt ?? element.plainText, isSecure: content.isSecure,
        isMultiline: content.isVertical && !content.isSecure)
    case .textEditor:
      return FieldBlock(element, prompt: "", isSecure: false, isMultiline: true)
    case .picker(let content): return picker(content, element)
    case .stepper(let value, let canIncrement, let canDecrement):
      return stepper(value, canIncrement, canDecrement, element)
    case .slider(let value, let range, let step): return slider(value, range, step, element)
    case .datePicker(let content): return datePicker(content, element)
    case .progress(let fraction): return progress(fraction, element)
    case .gauge(let fraction): return progress(fraction, element)
    case .menu: return menu(element)
    default: return nil
    }
  }

  /// The label of a control; what it says to screen readers where it shows nothing.
  func controlLabel(_ element: Element) -> Block {
    let label = slot(.label, of: element).map { $0.children } ?? element.children
    let shown = stack(label, .horizontal)
    if shown.size(.ideal).width > 0 { return shown }
    return TextBlock(element.accessibleName.oneLine)
  }

  private func pressable(
    _ element: Element, marks: ControlBlock.Marks, style: CellStyle = .plain, lead: String = " ",
    _ child: Block, shortcut: KeyboardShortcut? = nil
  ) -> Block {
    ControlBlock(TargetID(element.id), marks: marks, style: style, lead: lead, child) { target in
      target.isEnabled = element.isEnabled
      target.element = element
      target.shortcut = shortcut
      target.press = { element.send(.activate) }
    }
  }

  private func button(_ content: ButtonContent, _ element: Element) -> Block {
    let look = ButtonLook(
      role: content.role, isDefault: content.shortcut == .defaultAction,
      isProminent: content.style == .borderedProminent, isEnabled: element.isEnabled, theme)
    let marks: ControlBlock.Marks =
      switch content.style {
      case .plain, .borderless, .link, .custom: .blanks
      case .automatic, .bordered, .borderedProminent: .brackets
      }
    let label = RestyledBlock(controlLabel(element), look.apply)
    return pressable(
      element, marks: marks, style: look.style, lead: look.lead, label,
      shortcut: content.shortcut)
  }

  private func toggle(_ isOn: Bool, _ element: Element) -> Block {
    let box = TextBlock(isOn ? "[x]" : "[ ]", style: element.isEnabled ? .plain : .dim)
    return ControlBlock(
      TargetID(element.id), marks: .blanks,
      StackBlock(.horizontal, alignment: .top, spacing: 1, [box, controlLabel(element)])
    ) { target in
      target.isEnabled = element.isEnabled
      target.element = element
      target.press = { element.send(.setOn(!isOn)) }
    }
  }

  private func picker(_ content: PickerContent, _ element: Element) -> Block {
    switch content.style {
    case .segmented, .radioGroup, .inline: radioButtons(content, element)
    default: choice(content, element)
    }
  }

  private func radioButtons(_ content: PickerContent, _ element: Element) -> Block {
    let options = content.options.enumerated().map { index, option in
      let mark = index == content.selection ? "(•) " : "( ) "
      return ControlBlock(
        TargetID(element.id, part: index + 1), marks: .blanks, TextBlock(mark + option.oneLine)
      ) { target in
        target.isEnabled = element.isEnabled
        target.element = element
        target.press = { element.send(.select(index)) }
      }
    }
    let isRow = content.style == .segmented
    let group = StackBlock(
      isRow ? .horizontal : .vertical, alignment: .leading, spacing: 0, options)
    return labeled(element, group)
  }

  private func choice(_ content: PickerContent, _ element: Element) -> Block {
    let selected = content.selection.flatMap {
      content.options.indices.contains($0) ? content.options[$0] : nil
    }
    let items = pickerItems(content, element)
    let box = ControlBlock(
      TargetID(element.id), marks: .brackets, TextBlock("\(selected?.oneLine ?? "–") ▾")
    ) { target in
      target.isEnabled = element.isEnabled
      target.element = element
      target.menu = items
    }
    return labeled(element, box)
  }

  /// A control with its label before it.
  private func labeled(_ element: Element, _ control: Block) -> Block {
    let label =
      slot(.label, of: element).map { $0.children }
      ?? element.children.filter {
        if case .slot = $0.content { false } else { true }
      }
    let shown = stack(label, .horizontal)
    guard shown.size(.ideal).width > 0, !element.hidesLabels else { return control }
    return StackBlock(.horizontal, alignment: .top, spacing: 1, [shown, control])
  }

  private func stepper(
    _ value: String?, _ canIncrement: Bool, _ canDecrement: Bool, _ element: Element
  ) -> Block {
    func part(_ title: String, _ number: Int, _ event: ElementEvent, _ isPossible: Bool) -> Block {
      ControlBlock(
        TargetID(element.id, part: number), marks: .blanks,
        TextBlock(title, style: isPossible ? .plain : .dim)
      ) { target in
        target.isEnabled = element.isEnabled && isPossible
        target.element = element
        target.press = { element.send(event) }
      }
    }
    var parts = [part("−", 1, .decrement, canDecrement), part("+", 2, .increment, canIncrement)]
    if let value { parts.insert(TextBlock(value.oneLine), at: 1) }
    return labeled(element, StackBlock(.horizontal, spacing: 0, parts))
  }

  private func slider(
    _ value: Double, _ range: ClosedRange<Double>, _ step: Double?, _ element: Element
  ) -> Block {
    let length = range.upperBound - range.lowerBound
    let fraction = length > 0 ? (value - range.lowerBound) / length : 0
    let stride = step ?? length / 20
    let track = ControlBlock(
      TargetID(element.id), marks: .blanks, SliderBlock(fraction)
    ) { target in
      target.isEnabled = element.isEnabled
      target.element = element
      target.adjust = { direction in
        let new = value + stride * Double(direction)
        element.send(.setValue(min(max(range.lowerBound, new), range.upperBound)))
      }
    }
    let parts = [ends(.minimum, element), track, ends(.maximum, element)]
    return labeled(element, StackBlock(.horizontal, spacing: 0, parts.compactMap(\.self)))
  }

  /// What stands at a place of a bar; nil where nothing is shown there.
  private func ends(_ place: Element.Slot, _ element: Element) -> Block? {
    guard let found = slot(place, of: element) else { return nil }
    let block = stack(found.children, .horizontal)
    return block.size(.ideal).width > 0 ? block : nil
  }

  private func datePicker(_ content: DatePickerContent, _ element: Element) -> Block {
    let text = DateStepping.text(content)
    let box = ControlBlock(
      TargetID(element.id), marks: .brackets, TextBlock("‹ \(text) ›")
    ) { target in
      target.isEnabled = element.isEnabled
      target.element = element
      target.adjust = { element.send(.setDate(DateStepping.moved(content, by: $0))) }
    }
    return labeled(element, box)
  }

  /// A button in the label does the primary action; here the menu is all there is to press.
  private func menuLabel(_ element: Element) -> Block {
    TextBlock((slot(.label, of: element)?.plainText ?? element.accessibleName).oneLine)
  }

  private func progress(_ fraction: Double?, _ element: Element) -> Block {
    var style = CellStyle.plain
    style.foreground = theme.accent
    guard let fraction else {
      let label = element.plainText.oneLine
      return TextBlock(label.isEmpty ? "…" : "\(label) …", style: .dim)
    }
    let percent = Int((fraction.clampedToUnit * 100).rounded())
    let value = ends(.value, element) ?? TextBlock("\(percent)%")
    let parts = [
      ends(.minimum, element), BarBlock(fraction, style: style), ends(.maximum, element), value,
    ]
    let bar = StackBlock(.horizontal, spacing: 1, parts.compactMap(\.self))
    guard !element.hidesLabels, let label = ends(.label, element) else { return bar }
    return StackBlock(.vertical, alignment: .leading, spacing: 0, [label, bar])
  }

  private func menu(_ element: Element) -> Block {
    let content = (slot(.actions, of: element) ?? slot(.content, of: element))?.children ?? []
    let label = StackBlock(
      .horizontal, spacing: 1, [menuLabel(element), TextBlock("▾")])
    return ControlBlock(TargetID(element.id), marks: .brackets, label) { [weak self] target in
      target.isEnabled = element.isEnabled
      target.element = element
      target.menu = self?.menuItems(content) ?? []
    }
  }
}

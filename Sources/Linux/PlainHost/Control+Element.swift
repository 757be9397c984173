import Foundation
import SwiftUICore

extension Control {
  /// The control that an element is, or nil where it is none.
  init?(_ element: Element) {
    switch element.content {
    case .button(let button):
      self.init(element, "button", Self.states(button.role), .press { element.send(.activate) })
    case .link(let url):
      let states = [VisibleText.line(url.absoluteString)]
      self.init(element, "link", states, .press { element.send(.activate) })
    case .navigationLink:
      self.init(element, "navigation link", [], .press { element.send(.activate) })
    case .disclosure(let isExpanded):
      self.init(
        element, "disclosure", [isExpanded ? "expanded" : "collapsed"],
        .toggle(isOn: isExpanded) { element.send(.setExpanded($0)) })
    case .toggle(let isOn, _):
      self.init(
        element, "toggle", [isOn ? "on" : "off"],
        .toggle(isOn: isOn) { element.send(.setOn($0)) })
    case .textField, .textEditor: self.init(text: element)
    case .picker(let picker): self.init(picker, element)
    case .slider, .stepper, .datePicker: self.init(value: element)
    default: return nil
    }
    if let value = element.accessibility.value { states.append(VisibleText.line(value)) }
  }

  /// Something that only takes taps.
  init(tappable element: Element, _ gesture: Element.Gesture) {
    self.init(
      element, gesture.role, [],
      .press {
        guard element.isEnabled else { return false }
        gesture.action()
        return true
      })
  }

  static func states(_ role: ButtonRole?) -> [String] {
    if role == .destructive { return ["destructive"] }
    return role == .cancel ? ["cancel"] : []
  }

  private init(
    _ element: Element, _ role: String, _ states: [String], _ use: Use, value: String? = nil
  ) {
    let visible = VisibleText.line(element.visibleName)
    let spoken = VisibleText.line(element.accessibility.label ?? "")
    self.init(
      label: visible.isEmpty ? spoken : visible, otherNames: [spoken], value: value, role: role,
      states: states, isEnabled: element.isEnabled, use: use)
  }

  private init?(text element: Element) {
    let use = Use.text(
      set: { element.send(.setText($0)) }, submit: { element.send(.submit) })
    switch element.content {
    case .textField(let field):
      let shown = field.isSecure ? String(repeating: "•", count: field.text.count) : field.text
      self.init(
        element, field.isSecure ? "secure field" : "field", [], use, value: VisibleText.line(shown))
    case .textEditor(let text):
      self.init(element, "text editor", [], use, value: VisibleText.line(text))
    default: return nil
    }
  }

  private init(_ picker: PickerContent, _ element: Element) {
    let options = picker.options.map(VisibleText.line)
    let selected = picker.selection.flatMap { options.indices.contains($0) ? options[$0] : nil }
    self.init(
      element, "picker", ["one of " + options.joined(separator: " | ")],
      .choice(options: options) { element.send(.select($0)) }, value: selected)
  }

  private init?(value element: Element) {
    switch element.content {
    case .slider(let value, let range, let step):
      let bounds = "\(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"
      let use = NumberUse(
        range: range, step: step, set: { element.send(.setValue($0)) },
        move: { element.send($0 ? .increment : .decrement) })
      self.init(element, "slider", [bounds], .number(use), value: Self.text(value))
    case .stepper(let value, let canIncrement, let canDecrement):
      self.init(
        element, "stepper", [],
        .steps(
          up: canIncrement ? { element.send(.increment) } : nil,
          down: canDecrement ? { element.send(.decrement) } : nil),
        value: value.map(VisibleText.line))
    case .datePicker(let picker):
      self.init(
        element, "date picker", [], .date(picker) { element.send(.setDate($0)) },
        value: PlainDate.text(picker.date, picker))
    default: return nil
    }
  }

  /// A number without needless digits.
  static func text(_ value: Double) -> String {
    guard value == value.rounded(), abs(value) < 1e15 else {
      return "\((value * 1e6).rounded() / 1e6)"
    }
    return "\(Int(value))"
  }
}

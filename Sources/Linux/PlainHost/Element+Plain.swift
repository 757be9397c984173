import SwiftUICore

extension Element {
  /// What a tap or a long press does.
  struct Gesture {
    let role: String
    let action: () -> Void
  }

  var gesture: Gesture? {
    for modifier in modifiers {
      switch modifier {
      case .tapGesture(_, let action): return Gesture(role: "tappable", action: action)
      case .longPress(let action): return Gesture(role: "long press", action: action)
      default: break
      }
    }
    return nil
  }

  /// Whether nothing of it is on screen.
  var isInvisible: Bool {
    modifiers.contains {
      switch $0 {
      case .hidden: true
      case .opacity(let opacity): opacity == 0
      default: false
      }
    }
  }

  var hasControls: Bool {
    preorder.contains { element in
      switch element.content {
      case .button, .toggle, .textField, .textEditor, .picker, .stepper, .slider, .datePicker,
        .link, .menu, .navigationLink, .disclosure, .tabs:
        true
      default: false
      }
    }
  }

  var badge: String {
    for case .badge(let text) in modifiers.reversed() { return " (\(text))" }
    return ""
  }

  func slot(_ slot: Slot) -> Element? {
    children.first { $0.content == .slot(slot) }
  }

  /// What is in it besides its title.
  var contentBesideLabel: [Element] {
    let titles: [Content] = [.slot(.label), .slot(.header), .slot(.footer)]
    return children.filter { !titles.contains($0.content) }
  }

  /// What it is called on screen: its label where it has one, else its text or its prompt.
  var visibleName: String {
    if let label = slot(.label)?.titleText, !label.isEmpty { return label }
    switch content {
    case .textField(let field):
      let text = titleText
      return text.isEmpty ? field.prompt ?? "" : text
    case .picker: return slot(.options) == nil ? titleText : ""
    default: return titleText
    }
  }

  /// What it is called.
  var name: String {
    let visible = visibleName
    return visible.isEmpty ? accessibility.label ?? "" : visible
  }

  /// The text without the icons of labels, unless there is nothing else.
  private var titleText: String {
    guard let title = preorder.first(where: { $0.content == .slot(.title) }) else {
      return plainText
    }
    let text = title.plainText
    return text.isEmpty ? plainText : text
  }
}

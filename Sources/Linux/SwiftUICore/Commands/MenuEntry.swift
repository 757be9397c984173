/// A line of a menu, as a host shows it: made from the elements in the menu.
package struct MenuEntry: Identifiable {
  package struct ID: Hashable, Sendable {
    package let element: Element.ID
    /// Which of several lines that an element makes.
    package let part: Int
  }

  package enum Kind: Equatable {
    case action
    case toggle(isOn: Bool)
    /// One of several, of which one is chosen.
    case option(isChosen: Bool)
    /// The title of the lines that follow.
    case heading
    case divider
    case submenu([MenuEntry])
  }

  package let id: ID
  package let kind: Kind
  package let title: String
  package let isEnabled: Bool
  package let isDestructive: Bool
  package let shortcut: KeyboardShortcut?
  /// Whether the line is not the app's but the system's.
  package let isStandard: Bool
  /// Whether it is the menu of what is about the app as a whole.
  package let isApplicationMenu: Bool
  private let element: Element

  @MainActor
  fileprivate init(
    _ element: Element, part: Int = 0, _ kind: Kind, title: String? = nil,
    shortcut: KeyboardShortcut? = nil, isDestructive: Bool = false, isEnabled: Bool? = nil
  ) {
    id = ID(element: element.id, part: part)
    self.kind = kind
    self.title = title ?? element.accessibleName
    self.isEnabled = isEnabled ?? element.isEnabled
    self.isDestructive = isDestructive
    self.shortcut = shortcut
    isStandard = element.environment.isStandardCommand
    isApplicationMenu = element.environment.isApplicationMenu
    self.element = element
  }

  /// Does what the line says; says whether the app took it.
  @MainActor @discardableResult
  package func activate() -> Bool {
    switch kind {
    case .action: isEnabled && element.send(.activate)
    case .toggle(let isOn): element.send(.setOn(!isOn))
    case .option: element.send(.select(id.part))
    case .heading, .divider, .submenu: false
    }
  }

  /// The lines of a submenu.
  package var entries: [MenuEntry] {
    if case .submenu(let entries) = kind { entries } else { [] }
  }

  /// Whether it does something.
  package var isCommand: Bool {
    switch kind {
    case .action, .toggle, .option: true
    case .heading, .divider, .submenu: false
    }
  }

  /// This line and those in it.
  package var preorder: [MenuEntry] { [self] + entries.flatMap(\.preorder) }
}

extension MenuEntry: Equatable {
  /// What is to be seen; the element is the same where the identity is.
  package static func == (a: MenuEntry, b: MenuEntry) -> Bool {
    a.id == b.id && a.title == b.title && a.isEnabled == b.isEnabled
      && a.isDestructive == b.isDestructive && a.shortcut == b.shortcut && a.kind == b.kind
  }
}

@MainActor
extension MenuEntry {
  /// The lines of a menu with these elements in it. What a menu has no line for, such as a field,
  /// is left out.
  package static func entries(of elements: [Element]) -> [MenuEntry] {
    var result: [MenuEntry] = []
    for entry in elements.flatMap(lines(of:)) {
      // Lines that divide nothing.
      if entry.kind == .divider, result.isEmpty || result.last?.kind == .divider { continue }
      result.append(entry)
    }
    if result.last?.kind == .divider { result.removeLast() }
    return result
  }

  private static func lines(of element: Element) -> [MenuEntry] {
    guard !element.isHidden else { return [] }
    switch element.content {
    case .button(let button):
      return [
        MenuEntry(
          element, .action, shortcut: button.shortcut, isDestructive: button.role == .destructive)
      ]
    case .toggle(let isOn, _):
      let shortcut = element.environment.keyboardShortcut
      return [MenuEntry(element, .toggle(isOn: isOn), shortcut: shortcut)]
    case .link, .navigationLink: return [MenuEntry(element, .action)]
    case .picker(let picker): return lines(of: picker, element)
    case .menu: return [submenu(element)]
    case .divider: return [MenuEntry(element, .divider, title: "")]
    case .section: return section(element)
    case .text, .label: return [MenuEntry(element, .action, isEnabled: false)]
    case .textField, .textEditor, .stepper, .slider, .datePicker, .progress, .gauge, .image, .color,
      .shape, .spacer:
      return []
    default: return element.children.flatMap(lines(of:))
    }
  }

  private static func submenu(_ element: Element) -> MenuEntry {
    let label = element.children.first { $0.content == .slot(.label) }
    let content = element.children.filter { $0.content != .slot(.label) }
    return MenuEntry(
      element, .submenu(entries(of: content)),
      title: element.accessibility.label ?? label?.plainText)
  }

  private static func lines(of picker: PickerContent, _ element: Element) -> [MenuEntry] {
    let options = picker.options.enumerated().map { index, option in
      MenuEntry(
        element, part: index, .option(isChosen: index == picker.selection), title: option)
    }
    switch picker.style {
    case .inline, .segmented, .radioGroup, .wheel, .palette: return divided(element, options)
    case .automatic, .menu, .navigationLink:
      let label = element.children.first { $0.content == .slot(.label) }
      return [
        MenuEntry(
          element, part: -3, .submenu(options),
          title: element.accessibility.label ?? label?.plainText)
      ]
    }
  }

  private static func section(_ element: Element) -> [MenuEntry] {
    var lines: [MenuEntry] = []
    for part in element.children {
      switch part.content {
      case .slot(.header):
        let heading = MenuEntry(part, .heading)
        if !heading.title.isEmpty { lines.append(heading) }
      case .slot(.footer): break
      default: lines += part.children.flatMap(self.lines(of:))
      }
    }
    return divided(element, lines)
  }

  private static func divided(_ element: Element, _ lines: [MenuEntry]) -> [MenuEntry] {
    guard lines.contains(where: { $0.kind != .heading }) else { return [] }
    return [MenuEntry(element, part: -1, .divider, title: "")] + lines
      + [MenuEntry(element, part: -2, .divider, title: "")]
  }
}

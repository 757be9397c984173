import Foundation
import SwiftUICore

/// Puts elements into lines, from top to bottom, and numbers the controls among them.
@MainActor
struct ScreenBuilder {
  private(set) var controls: [Control] = []
  private var lines: [String] = []
  private var indentation = 0
  /// What the next line begins with, such as the dash of a row.
  private var mark = ""
  /// Texts side by side, which are one line.
  private var run: [String] = []
  private var isInline = false

  /// The lines, once everything has been added.
  mutating func finish() -> [String] {
    endRun()
    return lines
  }

  // MARK: Lines

  mutating func add(line: String) {
    lines.append(String(repeating: "  ", count: indentation) + mark + line)
    mark = ""
  }

  mutating func add(text: String) {
    guard !text.isEmpty else { return }
    if isInline {
      run.append(VisibleText.line(text))
    } else {
      for line in VisibleText.lines(text) { add(line: line) }
    }
  }

  mutating func add(_ control: Control) {
    endRun()
    controls.append(control)
    add(line: "[\(controls.count)] \(control.description)")
  }

  mutating func endRun() {
    let texts = run.filter { !$0.isEmpty }
    run = []
    guard !texts.isEmpty else { return }
    add(line: texts.joined(separator: " "))
  }

  mutating func indented(_ body: (inout ScreenBuilder) -> Void) {
    endRun()
    indentation += 1
    body(&self)
    endRun()
    indentation -= 1
  }

  /// What comes in `body` stands side by side, or below one another.
  mutating func inline(_ isInline: Bool, _ body: (inout ScreenBuilder) -> Void) {
    let outer = self.isInline
    if outer != isInline { endRun() }
    self.isInline = isInline
    body(&self)
    if outer != isInline { endRun() }
    self.isInline = outer
  }

  mutating func row(_ body: (inout ScreenBuilder) -> Void) {
    endRun()
    mark = "- "
    let before = lines.count
    body(&self)
    endRun()
    mark = ""
    for index in lines.indices.dropFirst(before + 1) { lines[index] = "  " + lines[index] }
  }

  // MARK: Elements

  mutating func add(_ elements: [Element]) {
    for element in elements { add(element) }
  }

  mutating func add(_ element: Element) {
    guard !element.isInvisible else { return }
    if let press = element.gesture, !element.hasControls {
      add(Control(tappable: element, press))
    } else {
      addContent(element)
      if let press = element.gesture { add(Control(tappable: element, press)) }
    }
    addLayers(of: element)
  }

  private mutating func addContent(_ element: Element) {
    if let control = Control(element) { return add(control, element) }
    switch element.content {
    case .text(let text): add(text: text.string + element.badge)
    case .image(let image): add(text: image.label.map { "(image: \($0))" } ?? "")
    case .color, .shape, .spacer: break
    case .divider: inline(false) { $0.add(line: "---") }
    case .progress(let fraction): addProgress("progress", fraction, element)
    case .gauge(let fraction): addProgress("gauge", fraction, element)
    case .stack(let stack):
      inline(stack.axis == .horizontal) { $0.add(element.children) }
    case .gridRow, .labeledContent: inline(true) { $0.add(element.children) }
    case .label: addLabel(element)
    case .list(let list): addList(list, element)
    case .section, .groupBox: addSection(element)
    case .menu: addMenu(element)
    case .navigationStack(let navigation): addNavigation(navigation, element)
    case .tabs(let selection): addTabs(selection, element)
    // A wrapper of its parts: a grid, a form, …
    default: add(element.children)
    }
  }

  private mutating func add(_ control: Control, _ element: Element) {
    add(control)
    guard case .disclosure(true) = element.content else { return }
    indented { $0.add(element.contentBesideLabel) }
  }

  private mutating func addProgress(_ role: String, _ fraction: Double?, _ element: Element) {
    let name = VisibleText.line(element.name)
    let state = fraction.map { "\(role), \(Int(($0.clampedToUnit * 100).rounded())) %" } ?? role
    add(text: name.isEmpty ? "(\(state))" : "\(name) (\(state))")
  }

  /// A label's icon is decoration, unless there is nothing else.
  private mutating func addLabel(_ element: Element) {
    let title = element.slot(.title)
    add(text: VisibleText.line(title?.plainText ?? element.plainText) + element.badge)
  }

  private mutating func addSection(_ element: Element) {
    let header = element.slot(.header) ?? element.slot(.label)
    let title = VisibleText.line(header?.plainText ?? "")
    if title.isEmpty {
      add(element.contentBesideLabel)
    } else {
      endRun()
      add(line: "\(title):")
      indented { $0.add(element.contentBesideLabel) }
    }
    if let footer = element.slot(.footer) { inline(false) { $0.add(footer) } }
  }

  private mutating func addMenu(_ element: Element) {
    endRun()
    add(line: "\(VisibleText.line(element.name)) (menu):")
    indented { $0.add(element.contentBesideLabel) }
  }

  private mutating func addLayers(of element: Element) {
    for modifier in element.modifiers {
      switch modifier {
      case .background(let layer), .overlay(let layer), .safeAreaInset(let layer, _):
        inline(false) { $0.add(layer.elements) }
      default: break
      }
    }
    addMenus(of: element)
  }

  mutating func addMenus(of element: Element) {
    for modifier in element.modifiers {
      switch modifier {
      case .contextMenu(let layer), .swipeActions(let layer):
        indented { $0.add(layer.elements) }
      default: break
      }
    }
  }
}

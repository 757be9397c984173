import SwiftUICore

extension BlockBuilder {
  /// The screen on top, under a bar with the way back, the title and the toolbar.
  func navigationStack(_ element: Element) -> Block {
    let depth = Self.depth(element)
    let screenElements = Self.topScreen(element)
    var bar: [Block] = []
    let chrome = Chrome(screenElements)
    if depth > 0, !chrome.hidesBack {
      bar.append(
        ControlBlock(
          TargetID(element.id, part: depth), marks: .blanks, TextBlock("‹ Back")
        ) { target in
          target.press = { element.send(.decrement) }
          target.shortcut = .cancelAction
        })
    }
    if let title = chrome.title {
      bar.append(TextBlock(styling.text(title, .bold).oneLine))
    }
    bar.append(SpacerBlock(.horizontal, least: 0))
    bar += toolbar(chrome)
    let content = expanding(stack(screenElements))
    guard bar.count > 1, !chrome.hidesBar else { return content }
    let line = StackBlock(.horizontal, alignment: .top, spacing: 1, bar)
    let head = SurroundingBlock(line) { $0.isInBar = true }
    return StackBlock(
      .vertical, alignment: .leading, spacing: 0, [head, DividerBlock(.horizontal), content])
  }

  /// The buttons of a toolbar.
  func toolbar(_ chrome: Chrome) -> [Block] {
    chrome.toolbars.flatMap { blocks($0.elements, .horizontal) }
  }

  private static func depth(_ element: Element) -> Int {
    if case .navigationStack(let content) = element.content { content.depth } else { 0 }
  }

  private static func topScreen(_ element: Element) -> [Element] {
    let screens = element.children
    guard depth(element) > 0 || isScreen(screens.first), let top = screens.last else {
      return screens
    }
    return isScreen(top) ? top.children : [top]
  }

  /// The titles that the bars of navigation stacks in sight show.
  static func barTitles(_ elements: [Element]) -> [String] {
    elements.flatMap { element -> [String] in
      switch element.content {
      case .navigationStack:
        let screen = topScreen(element)
        let chrome = Chrome(screen)
        let own = chrome.hidesBar ? nil : chrome.title?.string.oneLine
        return (own.map { [$0] } ?? []) + barTitles(screen)
      case .tabs(let selection):
        let isShown = element.children.indices.contains(selection)
        return isShown ? barTitles([element.children[selection]]) : []
      default: return barTitles(element.children)
      }
    }
  }

  private static func isScreen(_ element: Element?) -> Bool {
    if case .slot? = element?.content { true } else { false }
  }

  private func expanding(_ block: Block) -> Block {
    FrameBlock(FrameContent(maxWidth: .infinity, maxHeight: .infinity), block)
  }

  func navigationSplit(_ element: Element) -> Block {
    var columns: [Block] = []
    for (index, part) in element.children.enumerated() {
      let content = Self.isScreen(part) ? screen(part.children) : block(part, .horizontal)
      let isLast = index == element.children.count - 1
      if isLast {
        columns.append(expanding(content))
      } else {
        columns.append(
          FrameBlock(
            FrameContent(maxWidth: 24 * 8, maxHeight: .infinity, alignment: .topLeading), content))
        columns.append(DividerBlock(.vertical))
      }
    }
    return StackBlock(.horizontal, alignment: .top, spacing: 1, columns)
  }

  /// Of several screens in a column, the one on top.
  private func screen(_ elements: [Element]) -> Block {
    guard case .slot(.screen)? = elements.last?.content else { return stack(elements) }
    return stack(elements.last?.children ?? [])
  }

  func navigationLink(_ element: Element) -> Block {
    let label = StackBlock(
      .horizontal, alignment: .top, spacing: 1,
      [controlLabel(element), SpacerBlock(.horizontal, least: 0), TextBlock("›", style: .dim)])
    return ControlBlock(TargetID(element.id), marks: .row(isSelected: false), label) { target in
      target.isEnabled = element.isEnabled
      target.element = element
      target.press = { element.send(.activate) }
    }
  }

  /// The titles of the tabs in a line, and the selected one below.
  func tabs(_ selection: Int, _ element: Element) -> Block {
    let titles = element.children.enumerated().map { index, tab -> Block in
      let title = Chrome(tab.children.isEmpty ? [tab] : [tab]).tabTitle ?? "\(index + 1)"
      let isSelected = index == selection
      let text = TextBlock(
        title.oneLine, style: isSelected ? CellStyle(attributes: [.bold, .underline]) : .plain)
      return ControlBlock(
        TargetID(element.id, part: index + 1), marks: .blanks, lead: isSelected ? "•" : " ", text
      ) { target in
        target.isEnabled = element.isEnabled
        target.element = element
        target.press = { element.send(.select(index)) }
      }
    }
    let bar = StackBlock(.horizontal, spacing: 1, titles)
    guard element.children.indices.contains(selection) else { return bar }
    let tab = element.children[selection]
    let content = Self.isScreen(tab) ? stack(tab.children) : block(tab, .vertical)
    return StackBlock(
      .vertical, alignment: .leading, spacing: 0,
      [bar, DividerBlock(.horizontal), expanding(content)])
  }
}

/// What elements say of the bar around them: its title, its toolbars, the item of their tab.
@MainActor
struct Chrome {
  private(set) var title: ResolvedText?
  private(set) var toolbars: [ElementLayer] = []
  private(set) var tabTitle: String?
  private(set) var hidesBack = false
  private(set) var hidesBar = false

  init(_ elements: [Element]) {
    for element in elements { collect(element) }
  }

  private mutating func collect(_ element: Element) {
    for modifier in element.modifiers {
      switch modifier {
      case .navigationTitle(let text): title = title ?? text
      case .toolbar(let layer): toolbars.append(layer)
      case .backButtonHidden: hidesBack = true
      case .navigationBar(.hidden): hidesBar = true
      case .tabItem(let layer): tabTitle = tabTitle ?? layer.root.plainText
      default: break
      }
    }
    switch element.content {
    case .navigationStack, .navigationSplit, .tabs: return
    default: for child in element.children { collect(child) }
    }
  }
}

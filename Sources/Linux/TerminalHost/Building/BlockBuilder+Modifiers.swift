import Foundation
import SwiftUICore

extension BlockBuilder {
  /// Puts the modifiers around a block, the innermost first.
  func modified(
    _ block: Block, _ element: Element, _ modifiers: ArraySlice<ElementModifier>
  ) -> Block {
    var block = block
    for modifier in modifiers {
      block =
        laidOut(block, modifier) ?? decorated(block, modifier) ?? used(block, modifier, element)
    }
    return block
  }

  private func laidOut(_ block: Block, _ modifier: ElementModifier) -> Block? {
    switch modifier {
    case .padding(let content): return PaddingBlock(content, block)
    case .frame(let content): return FrameBlock(content, block)
    case .offset(let size):
      return OffsetBlock(
        x: CellUnits.columns(size.width), y: CellUnits.rows(size.height), block)
    case .fixedSize(let horizontal, let vertical):
      return FixedSizeBlock(horizontal: horizontal, vertical: vertical, block)
    case .layoutPriority(let priority):
      let wrapped = WrapperBlock(block)
      wrapped.priority = priority
      return wrapped
    case .position(let point):
      return PositionBlock(x: CellUnits.columns(point.x), y: CellUnits.rows(point.y), block)
    case .safeAreaInset(let layer, let edge): return inset(block, layer, edge)
    case .search(let layer):
      return StackBlock(.vertical, spacing: 0, [stack(layer.elements), block])
    default: return nil
    }
  }

  private func decorated(_ block: Block, _ modifier: ElementModifier) -> Block? {
    switch modifier {
    case .background(let layer): return layered(block, layer, isBehind: true)
    case .overlay(let layer): return layered(block, layer, isBehind: false)
    case .border(let color, let width):
      guard width > 0 else { return block }
      var style = CellStyle.plain
      styling.apply(color, &style)
      return BorderBlock(block, style: style)
    case .opacity(let opacity):
      if opacity < 0.05 { return HiddenBlock(block) }
      if opacity < 0.7 { return RestyledBlock(block) { $0.attributes.insert(.dim) } }
      return block
    case .hidden: return HiddenBlock(block)
    case .clipped: return ClippedBlock(block)
    case .badge(let text):
      return StackBlock(
        .horizontal, spacing: 1,
        [block, SpacerBlock(.horizontal, least: 0), TextBlock("(\(text.oneLine))", style: .dim)])
    default: return nil
    }
  }

  private func inset(_ block: Block, _ layer: ElementLayer, _ edge: Edge) -> Block {
    let axis: CellAxis = edge == .top || edge == .bottom ? .vertical : .horizontal
    let bar = stack(layer.elements, axis)
    let isFirst = edge == .top || edge == .leading
    return StackBlock(
      axis, alignment: layer.alignment, spacing: 0, isFirst ? [bar, block] : [block, bar])
  }

  private func layered(_ block: Block, _ layer: ElementLayer, isBehind: Bool) -> Block {
    let content = DepthBlock(alignment: layer.alignment, blocks(layer.elements, .vertical))
    return LayeredBlock(block, layer: content, alignment: layer.alignment, isBehind: isBehind)
  }

  /// What a modifier makes of the places in a block that take the focus.
  private func used(_ block: Block, _ modifier: ElementModifier, _ element: Element) -> Block {
    switch modifier {
    case .help(let text): return SurroundingBlock(block) { $0.help = $0.help ?? text }
    case .hitTesting(let isOn):
      return isOn ? block : SurroundingBlock(block) { $0.takesMouse = false }
    case .focus(let content): return SurroundingBlock(block) { $0.focusContents.append(content) }
    case .tapGesture(_, let action), .longPress(let action):
      return tappable(block, element, action)
    case .contextMenu(let layer): return withMenu(block, element, layer, part: -5)
    case .swipeActions(let layer): return withMenu(block, element, layer, part: -6)
    default: return block
    }
  }

  /// Something with a menu, which takes the focus for it where nothing in it does. A row takes it
  /// for all that is in the row.
  private func withMenu(
    _ block: Block, _ element: Element, _ layer: ElementLayer, part: Int
  ) -> Block {
    let menu = MenuBlock(TargetID(element.id, part: part), isEnabled: element.isEnabled, block) {
      [weak self] _ in self?.menuItems(layer.elements) ?? []
    }
    guard part == -5, !element.isInRow, !Self.takesFocus(element),
      !element.children.contains(where: \.hasMenu)
    else { return menu }
    return ControlBlock(TargetID(element.id, part: -3), marks: .blanks, menu) {
      [weak self] target in
      target.isEnabled = element.isEnabled
      target.element = element
      target.menu += self?.menuItems(layer.elements) ?? []
    }
  }

  /// Something that is no control and takes taps all the same.
  private func tappable(_ block: Block, _ element: Element, _ action: @escaping () -> Void) -> Block
  {
    if case .button = element.content { return block }
    return ControlBlock(TargetID(element.id, part: -2), marks: .blanks, block) { target in
      target.isEnabled = element.isEnabled
      target.press = action
    }
  }

  /// The lines of a menu made of these elements.
  func menuItems(_ elements: [Element]) -> [MenuItem] {
    elements.flatMap { element -> [MenuItem] in
      let title = element.accessibleName
      switch element.content {
      case .button(let content):
        return [
          MenuItem(
            title: title, isEnabled: element.isEnabled,
            isDestructive: content.role == .destructive, action: { element.send(.activate) })
        ]
      case .toggle(let isOn, _):
        return [
          MenuItem(
            title: title, isEnabled: element.isEnabled, isOn: isOn,
            action: { element.send(.setOn(!isOn)) })
        ]
      case .link, .navigationLink:
        return [
          MenuItem(
            title: title, isEnabled: element.isEnabled, action: { element.send(.activate) })
        ]
      case .picker(let content):
        return pickerItems(content, element)
      case .text: return [MenuItem(title: title, isEnabled: false, action: {})]
      default: return menuItems(element.children)
      }
    }
  }

  func pickerItems(_ content: PickerContent, _ element: Element) -> [MenuItem] {
    content.options.enumerated().map { index, option in
      MenuItem(
        title: option, isEnabled: element.isEnabled, isOn: index == content.selection,
        action: { element.send(.select(index)) })
    }
  }
}

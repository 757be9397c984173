import SwiftUICore

extension KeyStroke {
  /// The press as apps see it; nil for keys that they have no name for.
  var forApp: SwiftUICore.KeyPress? {
    guard let key = equivalent else { return nil }
    var flags: EventModifiers = []
    if modifiers.contains(.shift) { flags.insert(.shift) }
    if modifiers.contains(.option) { flags.insert(.option) }
    if modifiers.contains(.control) { flags.insert(.control) }
    return SwiftUICore.KeyPress(key, modifiers: flags)
  }

  private var equivalent: KeyEquivalent? {
    switch key {
    case .character(let character): KeyEquivalent(character)
    case .enter: .return
    case .tab: .tab
    case .escape: .escape
    case .backspace: .delete
    case .delete: .deleteForward
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .insert, .function: nil
    }
  }
}

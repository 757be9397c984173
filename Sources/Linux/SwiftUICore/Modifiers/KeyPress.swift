import Foundation

/// A key that the person pressed.
public struct KeyPress: Sendable {
  /// When in the press of a key something is done.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let down = Phases(rawValue: 1 << 0)
    public static let `repeat` = Phases(rawValue: 1 << 1)
    public static let up = Phases(rawValue: 1 << 2)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a press has been dealt with.
  public enum Result: Sendable {
    case handled, ignored
  }

  public let phase: KeyPress.Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers

  package init(
    _ key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = [],
    phase: Phases = .down
  ) {
    self.phase = phase
    self.key = key
    self.characters = characters ?? String(key.character)
    self.modifiers = modifiers
  }
}

package struct KeyPressModifier {
  package var keys: Set<KeyEquivalent>?
  package var characters: CharacterSet?
  package let phases: KeyPress.Phases
  package let action: (KeyPress) -> KeyPress.Result
}

extension KeyPressModifier: ContextModifier {
  package func apply(to context: inout NodeContext) {
    context.add(
      .keyPress(
        KeyPressContent(keys: keys, characters: characters, phases: phases, action: action)))
  }
}

extension Element {
  /// Offers a key to this element and then to those around it; says whether one dealt with it.
  package func press(_ press: KeyPress) -> Bool {
    for case .keyPress(let content) in modifiers where isEnabled {
      guard content.isMeant(by: press) else { continue }
      if Evaluation.untracked({ content.action(press) }) == .handled { return true }
    }
    return parent?.press(press) ?? false
  }
}

extension KeyPressContent {
  fileprivate func isMeant(by press: KeyPress) -> Bool {
    guard phases.contains(press.phase), keys?.contains(press.key) != false else { return false }
    guard let characters else { return true }
    let typed = press.characters.unicodeScalars
    return !typed.isEmpty && typed.allSatisfy(characters.contains)
  }
}

extension View {
  /// Does something when a key is pressed while this view has the keyboard.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: [key], phases: [.down, .repeat]) { _ in action() })
  }

  /// Does something when a key is pressed, held or released while this view has the keyboard.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: [key], phases: phases, action: action))
  }

  /// Does something when one of some keys is pressed while this view has the keyboard.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: keys, phases: phases, action: action))
  }

  /// Does something when a key that types one of some characters is pressed while this view has
  /// the keyboard.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(characters: characters, phases: phases, action: action))
  }

  /// Does something when any key is pressed while this view has the keyboard.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, action: action))
  }
}

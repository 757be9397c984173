/// What comes from the keyboard and the mouse.
enum InputEvent: Equatable, Sendable {
  case key(KeyStroke)
  /// Text that was pasted as a whole.
  case paste(String)
  case mouse(MouseEvent)
}

struct KeyStroke: Hashable, Sendable {
  enum Key: Hashable, Sendable {
    case character(Character)
    case enter, tab, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
  }

  struct Modifiers: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let shift = Modifiers(rawValue: 1)
    static let option = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
  }

  var key: Key
  var modifiers: Modifiers

  init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

struct MouseEvent: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case press, release, drag, secondaryPress, wheelUp, wheelDown
  }

  var kind: Kind
  var point: CellPoint
}

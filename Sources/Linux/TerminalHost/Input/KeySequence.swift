/// The first thing in a run of bytes from a terminal.
enum KeySequence: Equatable {
  case incomplete
  /// Printable text of this many bytes.
  case text(Int)
  case event(InputEvent, length: Int)
  case pasteBegins(length: Int)
  /// Something that means nothing to us.
  case nothing(length: Int)

  var length: Int {
    switch self {
    case .incomplete: 0
    case .text(let length), .event(_, let length), .pasteBegins(let length), .nothing(let length):
      length
    }
  }

  static func next(in bytes: ArraySlice<UInt8>, isFinal: Bool) -> KeySequence {
    guard let first = bytes.first else { return .incomplete }
    switch first {
    case 0x1B: return escape(bytes, isFinal)
    case 0x09: return .event(.key(KeyStroke(.tab)), length: 1)
    case 0x0A, 0x0D: return .event(.key(KeyStroke(.enter)), length: 1)
    case 0x08, 0x7F: return .event(.key(KeyStroke(.backspace)), length: 1)
    case 0: return .event(.key(KeyStroke(.character(" "), .control)), length: 1)
    case 1...26:
      let letter = Character(Unicode.Scalar(first + 0x60))
      return .event(.key(KeyStroke(.character(letter), .control)), length: 1)
    case 0x1C...0x1F: return .nothing(length: 1)
    default: return text(bytes, first, isFinal)
    }
  }

  private static func text(
    _ bytes: ArraySlice<UInt8>, _ first: UInt8, _ isFinal: Bool
  ) -> KeySequence {
    let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    if bytes.count < length { return isFinal ? .nothing(length: bytes.count) : .incomplete }
    let scalar = bytes.prefix(length)
    guard length == 1 || scalar.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else {
      return .nothing(length: 1)
    }
    return first >= 0x80 && length == 1 ? .nothing(length: 1) : .text(length)
  }

  private static func escape(_ bytes: ArraySlice<UInt8>, _ isFinal: Bool) -> KeySequence {
    guard bytes.count > 1 else {
      return isFinal ? .event(.key(KeyStroke(.escape)), length: 1) : .incomplete
    }
    switch bytes[bytes.startIndex + 1] {
    case UInt8(ascii: "["): return ControlSequence.next(in: bytes, isFinal: isFinal)
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return isFinal ? alt(bytes, isFinal) : .incomplete }
      let key = ControlSequence.key(final: bytes[bytes.startIndex + 2])
      return key.map { .event(.key(KeyStroke($0)), length: 3) } ?? alt(bytes, isFinal)
    case 0x1B:
      // Two of them: the first is the key.
      return .event(.key(KeyStroke(.escape)), length: 1)
    default: return alt(bytes, isFinal)
    }
  }

  /// Esc before a key is how terminals send Alt.
  private static func alt(_ bytes: ArraySlice<UInt8>, _ isFinal: Bool) -> KeySequence {
    let inner = next(in: bytes.dropFirst(), isFinal: isFinal)
    switch inner {
    case .incomplete: return .incomplete
    case .event(.key(let press), let length):
      return .event(
        .key(KeyStroke(press.key, press.modifiers.union(.option))), length: length + 1)
    case .text(let length):
      let text = String(decoding: bytes.dropFirst().prefix(length), as: UTF8.self)
      guard let character = text.first else { return .nothing(length: length + 1) }
      return .event(.key(KeyStroke(.character(character), .option)), length: length + 1)
    default: return .nothing(length: inner.length + 1)
    }
  }
}

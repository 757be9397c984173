/// Sequences that begin with `ESC [`: keys with modifiers, the mouse, the start of a paste.
enum ControlSequence {
  static func next(in bytes: ArraySlice<UInt8>, isFinal: Bool) -> KeySequence {
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return isFinal ? unfinished(bytes) : .incomplete
    }
    let length = end - bytes.startIndex + 1
    guard (0x40...0x7E).contains(bytes[end]) else { return .nothing(length: length - 1) }
    let text = String(decoding: body[..<end], as: UTF8.self)
    if bytes[end] == UInt8(ascii: "M"), text.isEmpty { return oldMouse(bytes, isFinal) }
    return decode(text, final: bytes[end], length: length)
  }

  // Alt and [ typed by hand; or a sequence that never ended.
  private static func unfinished(_ bytes: ArraySlice<UInt8>) -> KeySequence {
    guard bytes.count == 2 else { return .nothing(length: bytes.count) }
    return .event(.key(KeyStroke(.character("["), .option)), length: 2)
  }

  private static func decode(_ text: String, final: UInt8, length: Int) -> KeySequence {
    if text.first == "<" { return mouse(text.dropFirst(), final, length) }
    guard text.first?.isNumber ?? true else { return .nothing(length: length) }
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0.prefix { $0 != ":" }) ?? 0 }
    let modifiers = self.modifiers(numbers.count > 1 ? numbers[1] : 1)
    let first = numbers.first ?? 0
    if final == UInt8(ascii: "~") {
      if first == 200 { return .pasteBegins(length: length) }
      if first == 27, numbers.count == 3 { return coded(numbers[2], modifiers, length) }
      return found(numbered[first], modifiers, length)
    }
    if final == UInt8(ascii: "u") { return coded(first, modifiers, length) }
    if final == UInt8(ascii: "Z") { return found(.tab, .shift, length) }
    return found(key(final: final), modifiers, length)
  }

  private static func found(
    _ key: KeyStroke.Key?, _ modifiers: KeyStroke.Modifiers, _ length: Int
  ) -> KeySequence {
    guard let key else { return .nothing(length: length) }
    return .event(.key(KeyStroke(key, modifiers)), length: length)
  }

  /// The letter at the end of a key's sequence.
  static func key(final: UInt8) -> KeyStroke.Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final - UInt8(ascii: "P")) + 1)
    default: nil
    }
  }

  private static let numbered: [Int: KeyStroke.Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]

  private static func modifiers(_ code: Int) -> KeyStroke.Modifiers {
    let bits = max(0, code - 1)
    var result: KeyStroke.Modifiers = []
    if bits & 1 != 0 { result.insert(.shift) }
    if bits & 2 != 0 { result.insert(.option) }
    if bits & 4 != 0 { result.insert(.control) }
    return result
  }

  /// Keys by the number of their character, as newer terminals send them on request.
  private static func coded(
    _ code: Int, _ modifiers: KeyStroke.Modifiers, _ length: Int
  ) -> KeySequence {
    switch code {
    case 9: return found(.tab, modifiers, length)
    case 13: return found(.enter, modifiers, length)
    case 27: return found(.escape, modifiers, length)
    case 8, 127: return found(.backspace, modifiers, length)
    default:
      guard code >= 0x20, let scalar = Unicode.Scalar(UInt32(clamping: code)) else {
        return .nothing(length: length)
      }
      return found(.character(Character(scalar)), modifiers, length)
    }
  }

  private static func mouse(
    _ text: Substring, _ final: UInt8, _ length: Int
  ) -> KeySequence {
    let numbers = text.split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 3 else { return .nothing(length: length) }
    let isRelease = final == UInt8(ascii: "m")
    guard let kind = mouseKind(numbers[0], isRelease: isRelease) else {
      return .nothing(length: length)
    }
    let point = CellPoint(x: max(0, numbers[1] - 1), y: max(0, numbers[2] - 1))
    return .event(.mouse(MouseEvent(kind: kind, point: point)), length: length)
  }

  private static func mouseKind(_ code: Int, isRelease: Bool) -> MouseEvent.Kind? {
    switch code & ~0b11100 {
    case 0: isRelease ? .release : .press
    case 2: isRelease ? nil : .secondaryPress
    case 32: .drag
    case 64: .wheelUp
    case 65: .wheelDown
    default: nil
    }
  }

  /// Terminals without the newer form send three bytes after `ESC [ M`.
  private static func oldMouse(_ bytes: ArraySlice<UInt8>, _ isFinal: Bool) -> KeySequence {
    guard bytes.count >= 6 else {
      return isFinal ? .nothing(length: bytes.count) : .incomplete
    }
    let values = bytes.dropFirst(3).prefix(3).map { Int($0) - 32 }
    let isRelease = values[0] & 3 == 3 && values[0] < 64
    guard let kind = mouseKind(isRelease ? 0 : values[0], isRelease: isRelease) else {
      return .nothing(length: 6)
    }
    let point = CellPoint(x: max(0, values[1] - 1), y: max(0, values[2] - 1))
    return .event(.mouse(MouseEvent(kind: kind, point: point)), length: 6)
  }
}

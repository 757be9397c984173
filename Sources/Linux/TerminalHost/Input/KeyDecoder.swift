/// Turns the bytes that a terminal sends into events. Bytes may come in pieces of any size.
struct KeyDecoder {
  private var pending: [UInt8] = []
  private var pasted: [UInt8]?

  /// What the bytes are that have not become an event yet.
  enum Pending: Equatable {
    case nothing
    /// Is it the key, or does a sequence follow?
    case loneEscape
    /// A sequence, or a character of several bytes, that has begun.
    case sequence
    case pasteEnd
  }

  var waitsFor: Pending {
    if pasted != nil { return .pasteEnd }
    if pending.isEmpty { return .nothing }
    return pending == [0x1B] ? .loneEscape : .sequence
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    pending += bytes
    return decode(isFinal: false)
  }

  /// Nothing more came in time: what waits is all there is.
  mutating func flush() -> [InputEvent] {
    if pasted != nil { return [endPaste()].compactMap(\.self) }
    return decode(isFinal: true)
  }

  private mutating func decode(isFinal: Bool) -> [InputEvent] {
    var events: [InputEvent] = []
    var text: [UInt8] = []
    var index = 0
    func flushText() {
      // All at once, so that marks join the letters that they follow.
      for character in String(decoding: text, as: UTF8.self) {
        events.append(.key(KeyStroke(.character(character))))
      }
      text = []
    }
    loop: while index < pending.count {
      if pasted != nil {
        index = takePaste(from: index)
        if let event = finishedPaste() { events.append(event) }
        continue
      }
      let rest = pending[index...]
      let step = KeySequence.next(in: rest, isFinal: isFinal)
      switch step {
      case .incomplete: break loop
      case .text(let count): text += rest.prefix(count)
      case .event(let event, _):
        flushText()
        events.append(event)
      case .pasteBegins:
        flushText()
        pasted = []
      case .nothing: flushText()
      }
      index += step.length
    }
    flushText()
    pending.removeFirst(min(index, pending.count))
    return events
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func takePaste(from start: Int) -> Int {
    var index = start
    while index < pending.count {
      pasted?.append(pending[index])
      index += 1
      if pending[index - 1] == Self.pasteEnd.last, isPasteFinished { break }
    }
    return index
  }

  private var isPasteFinished: Bool {
    pasted?.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) ?? false
  }

  private mutating func finishedPaste() -> InputEvent? {
    guard isPasteFinished else { return nil }
    pasted?.removeLast(Self.pasteEnd.count)
    return endPaste()
  }

  private mutating func endPaste() -> InputEvent? {
    defer { pasted = nil }
    guard let pasted, !pasted.isEmpty else { return nil }
    return .paste(String(decoding: pasted, as: UTF8.self))
  }
}

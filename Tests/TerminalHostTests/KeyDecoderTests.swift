import Testing

@testable import TerminalHost

@Suite("Bytes to keys")
struct KeyDecoderTests {
  private func decode(_ text: String) -> [InputEvent] {
    var decoder = KeyDecoder()
    return decoder.feed(Array(text.utf8)) + decoder.flush()
  }

  @Test(
    "Sequences become keys",
    arguments: [
      ("\u{1B}[A", KeyPress(.up)), ("\u{1B}OA", KeyPress(.up)), ("\u{1B}[1;5C", KeyPress(.right, .control)),
      ("\u{1B}[Z", KeyPress(.tab, .shift)), ("\u{1B}[3~", KeyPress(.delete)),
      ("\u{1B}[5~", KeyPress(.pageUp)), ("\u{1B}[H", KeyPress(.home)),
      ("\u{1B}OP", KeyPress(.function(1))), ("\u{1B}[21;2~", KeyPress(.function(10), .shift)),
      ("\r", KeyPress(.enter)), ("\u{7F}", KeyPress(.backspace)), ("\t", KeyPress(.tab)),
      ("\u{1}", KeyPress(.character("a"), .control)), ("\u{1B}x", KeyPress(.character("x"), .option)),
      ("\u{1B}ä", KeyPress(.character("ä"), .option)), ("\u{1B}\u{7F}", KeyPress(.backspace, .option)),
      ("\u{1B}[27;5;13~", KeyPress(.enter, .control)), ("\u{1B}[97;5u", KeyPress(.character("a"), .control)),
      ("\u{1B}", KeyPress(.escape)), ("\u{1B}[", KeyPress(.character("["), .option)),
    ])
  func sequences(_ text: String, _ key: KeyPress) {
    #expect(decode(text) == [.key(key)])
  }

  @Test("Text keeps its characters together, however the bytes arrive")
  func pieces() {
    let text = "e\u{301}界👨‍👩‍👧🇫🇷"
    #expect(decode(text) == text.map { .key(KeyPress(.character($0))) })
    var decoder = KeyDecoder()
    var scalars = String.UnicodeScalarView()
    for byte in "界é".utf8 {
      for case .key(let press) in decoder.feed([byte]) {
        if case .character(let character) = press.key { scalars += character.unicodeScalars }
      }
    }
    #expect(String(scalars) == "界é")
  }

  @Test("Every sequence arrives whole when it comes byte by byte")
  func byteByByte() {
    let all = "\u{1B}[A\u{1B}[1;5Cx\u{1B}[<0;5;6M\u{1B}[<0;5;6m\u{1B}[200~a\u{1B}[31mb\u{1B}[201~y"
    var decoder = KeyDecoder()
    let events = all.utf8.flatMap { decoder.feed([$0]) }
    #expect(events == decode(all))
    #expect(decoder.patience == .nothing)
    let point = CellPoint(x: 4, y: 5)
    #expect(
      events == [
        .key(KeyPress(.up)), .key(KeyPress(.right, .control)), .key(KeyPress(.character("x"))),
        .mouse(MouseEvent(kind: .press, point: point)),
        .mouse(MouseEvent(kind: .release, point: point)), .paste("a\u{1B}[31mb"),
        .key(KeyPress(.character("y"))),
      ])
  }

  @Test("A lone Esc waits for what may follow")
  func loneEscape() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.patience == .sequence)
    #expect(decoder.flush() == [.key(KeyPress(.escape))])
    #expect(decoder.feed([0x1B, 0x1B]) == [.key(KeyPress(.escape))])
    #expect(decoder.flush() == [.key(KeyPress(.escape))])
  }

  @Test("Garbage never hangs or crashes, and keys are understood after it")
  func garbage() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      var decoder = KeyDecoder()
      let bytes = (0..<Int.random(in: 1...40, using: &random)).map { _ -> UInt8 in
        let interesting: [UInt8] = [0x1B, 0x5B, 0x4F, 0x3B, 0x3C, 0x4D, 0x7E, 0x30, 0x32, 0x80, 0xE2]
        return Bool.random(using: &random)
          ? interesting.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      }
      _ = decoder.feed(bytes)
      _ = decoder.flush()
      _ = decoder.flush()
      #expect(decoder.patience == .nothing)
      #expect(decoder.feed(Array("k".utf8)) == [.key(KeyPress(.character("k")))])
    }
  }
}

/// The same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

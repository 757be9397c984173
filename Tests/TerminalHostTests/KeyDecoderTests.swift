import Testing

@testable import TerminalHost

@Suite("Bytes to keys", .timeLimit(.minutes(10)))
struct KeyDecoderTests {
  private func decode(_ text: String) -> [InputEvent] {
    var decoder = KeyDecoder()
    return decoder.feed(Array(text.utf8)) + decoder.flush()
  }

  @Test(
    "Sequences become keys",
    arguments: [
      ("\u{1B}[A", KeyStroke(.up)), ("\u{1B}OA", KeyStroke(.up)),
      ("\u{1B}[1;5C", KeyStroke(.right, .control)),
      ("\u{1B}[Z", KeyStroke(.tab, .shift)), ("\u{1B}[3~", KeyStroke(.delete)),
      ("\u{1B}[5~", KeyStroke(.pageUp)), ("\u{1B}[H", KeyStroke(.home)),
      ("\u{1B}OP", KeyStroke(.function(1))), ("\u{1B}[21;2~", KeyStroke(.function(10), .shift)),
      ("\r", KeyStroke(.enter)), ("\u{7F}", KeyStroke(.backspace)), ("\t", KeyStroke(.tab)),
      ("\u{1}", KeyStroke(.character("a"), .control)),
      ("\u{1B}x", KeyStroke(.character("x"), .option)),
      ("\u{1B}ä", KeyStroke(.character("ä"), .option)),
      ("\u{1B}\u{7F}", KeyStroke(.backspace, .option)),
      ("\u{1B}[27;5;13~", KeyStroke(.enter, .control)),
      ("\u{1B}[97;5u", KeyStroke(.character("a"), .control)),
      ("\u{1B}", KeyStroke(.escape)), ("\u{1B}[", KeyStroke(.character("["), .option)),
    ])
  func sequences(_ text: String, _ key: KeyStroke) {
    #expect(decode(text) == [.key(key)])
  }

  @Test("Text keeps its characters together, however the bytes arrive")
  func pieces() {
    let text = "e\u{301}界👨‍👩‍👧🇫🇷"
    #expect(decode(text) == text.map { .key(KeyStroke(.character($0))) })
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
    #expect(decoder.waitsFor == .nothing)
    let point = CellPoint(x: 4, y: 5)
    #expect(
      events == [
        .key(KeyStroke(.up)), .key(KeyStroke(.right, .control)), .key(KeyStroke(.character("x"))),
        .mouse(MouseEvent(kind: .press, point: point)),
        .mouse(MouseEvent(kind: .release, point: point)), .paste("a\u{1B}[31mb"),
        .key(KeyStroke(.character("y"))),
      ])
  }

  @Test("A lone Esc waits for what may follow")
  func loneEscape() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.waitsFor == .loneEscape)
    #expect(decoder.flush() == [.key(KeyStroke(.escape))])
    #expect(decoder.feed([0x1B, 0x1B]) == [.key(KeyStroke(.escape))])
    #expect(decoder.flush() == [.key(KeyStroke(.escape))])
  }

  @Test(
    "A key in pieces is that key, and no Esc",
    arguments: ["\u{1B}[D", "\u{1B}[1;5C", "\u{1B}OP", "é", "界", "\u{1B}ä"])
  func slowLine(_ text: String) {
    let bytes = Array(text.utf8)
    for split in 1..<bytes.count {
      var decoder = KeyDecoder()
      #expect(decoder.feed(bytes[..<split]) == [])
      #expect(decoder.waitsFor == (bytes[..<split] == [0x1B] ? .loneEscape : .sequence))
      #expect(decoder.feed(bytes[split...]).count == 1)
    }
  }

  @Test("What has begun is waited for longer than what may follow an Esc, which the person can set")
  func patience() {
    let usual = InputPatience(environment: [:])
    #expect(usual.time(for: .loneEscape) == .milliseconds(100))
    #expect(usual.time(for: .sequence) == .milliseconds(1000))
    #expect(usual.time(for: .nothing) == nil)
    let slow = InputPatience(environment: ["ESCDELAY": "2500"])
    #expect(slow.time(for: .loneEscape) == .milliseconds(2500))
    #expect(slow.time(for: .sequence) == .milliseconds(2500))
    for nonsense in ["", "x", "-5", "0", "99999999999999999999"] {
      let patience = InputPatience(environment: ["ESCDELAY": nonsense])
      #expect(patience.time(for: .loneEscape) == .milliseconds(100))
    }
  }

  @Test("Garbage never hangs or crashes, and keys are understood after it")
  func garbage() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      var decoder = KeyDecoder()
      let bytes = (0..<Int.random(in: 1...40, using: &random)).map { _ -> UInt8 in
        let interesting: [UInt8] = [
          0x1B, 0x5B, 0x4F, 0x3B, 0x3C, 0x4D, 0x7E, 0x30, 0x32, 0x80, 0xE2,
        ]
        return Bool.random(using: &random)
          ? interesting.randomElement(using: &random) ?? 0
          : UInt8.random(in: 0...255, using: &random)
      }
      _ = decoder.feed(bytes)
      _ = decoder.flush()
      _ = decoder.flush()
      #expect(decoder.waitsFor == .nothing)
      #expect(decoder.feed(Array("k".utf8)) == [.key(KeyStroke(.character("k")))])
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

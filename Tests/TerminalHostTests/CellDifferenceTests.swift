import Testing

@testable import TerminalHost

@Suite("Differences of screens", .timeLimit(.minutes(10)))
struct CellDifferenceTests {
  init() { UTF8Locale.use() }

  private static let glyphs: [Character] = [
    " ", " ", " ", "a", "b", "─", "界", "é", "👨‍👩‍👧", "❤️",
  ]
  private static let styles: [CellStyle] = [
    .plain, .plain, .bold, CellStyle(attributes: .reverse), CellStyle(foreground: .red),
    CellStyle(foreground: .rgb(1, 2, 3), background: .palette(12), attributes: [.dim, .underline]),
  ]

  private func change(_ buffer: inout CellBuffer, _ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let x = Int.random(in: -2..<buffer.size.width, using: &random)
      let y = Int.random(in: 0..<buffer.size.height, using: &random)
      let style = Self.styles.randomElement(using: &random) ?? .plain
      let character = Self.glyphs.randomElement(using: &random) ?? "a"
      if Bool.random(using: &random), let glyph = Glyph(character) {
        buffer.put(glyph, x: x, y: y, style: style, clip: buffer.bounds)
      } else {
        buffer.fill(CellRect(x: x, y: y, width: 9, height: 2), style: style)
      }
    }
  }

  @Test("A terminal that shows the old screen and takes the bytes shows the new one")
  func model() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let size = CellSize(
        width: Int.random(in: 1...30, using: &random), height: Int.random(in: 1...6, using: &random)
      )
      var terminal = TerminalModel(size)
      var shown: CellBuffer?
      var buffer = CellBuffer(size)
      for _ in 0..<20 {
        change(&buffer, &random)
        terminal.take(CellDifference.bytes(from: shown, to: buffer, depth: .all))
        shown = buffer
        #expect(terminal.text == buffer.text)
        #expect(terminal.styles == buffer.cells.map(\.style))
      }
    }
  }

  @Test("Nothing is written where nothing has changed, and little where little has")
  func economy() {
    var old = CellBuffer(CellSize(width: 80, height: 24))
    old.fill(old.bounds, style: CellStyle(background: .red))
    #expect(CellDifference.bytes(from: old, to: old, depth: .all).isEmpty)
    var new = old
    new.put("x", x: 40, y: 12)
    #expect(CellDifference.bytes(from: old, to: new, depth: .all).count < 50)
  }

  @Test("Without colours none are written")
  func noColors() {
    var buffer = CellBuffer(CellSize(width: 4, height: 1))
    buffer.put("x", x: 0, y: 0, style: CellStyle(foreground: .red, background: .rgb(1, 2, 3)))
    let text = String(
      decoding: CellDifference.bytes(from: nil, to: buffer, depth: .none), as: UTF8.self)
    #expect(!text.contains("31") && !text.contains("48;"))
  }
}

/// A terminal as far as the host uses one.
private struct TerminalModel {
  private let size: CellSize
  private var cells: [(character: Character, columns: Int, style: CellStyle)]
  private var x = 0
  private var y = 0
  private var style = CellStyle.plain

  init(_ size: CellSize) {
    self.size = size
    // What was there before must not shine through.
    cells = Array(repeating: ("?", 1, .bold), count: size.width * size.height)
  }

  var text: String {
    (0..<size.height).map { row in
      let line = cells[(row * size.width)..<((row + 1) * size.width)]
      let shown = String(line.filter { $0.columns > 0 }.map(\.character))
      return String(shown.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  var styles: [CellStyle] { cells.map(\.style) }

  mutating func take(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let character = rest.first {
      guard character == "\u{1B}" else {
        put(character)
        rest.removeFirst()
        continue
      }
      let end = rest.dropFirst(2).firstIndex { $0.isLetter } ?? rest.startIndex
      sequence(rest[rest.index(rest.startIndex, offsetBy: 2)..<end], rest[end])
      rest = rest[rest.index(after: end)...]
    }
  }

  private mutating func put(_ character: Character) {
    let columns = Glyph(character)?.columns ?? 0
    #expect(columns > 0 && x + columns <= size.width, "within the line")
    guard x + columns <= size.width else { return }
    cells[y * size.width + x] = (character, columns, style)
    if columns == 2 { cells[y * size.width + x + 1] = (" ", 0, style) }
    x += columns
  }

  private mutating func sequence(_ parameters: Substring, _ final: Character) {
    switch final {
    case "H":
      let numbers = parameters.split(separator: ";").compactMap { Int($0) }
      y = numbers[0] - 1
      x = numbers[1] - 1
    case "J":
      cells = Array(repeating: (" ", 1, .plain), count: cells.count)
    case "K":
      for column in x..<size.width { cells[y * size.width + column] = (" ", 1, style) }
    case "m": style = Self.style(parameters)
    default: break
    }
  }

  private static func style(_ parameters: Substring) -> CellStyle {
    var style = CellStyle.plain
    var codes = parameters.split(separator: ";").compactMap { Int($0) }[...]
    while let code = codes.popFirst() {
      switch code {
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 3: style.attributes.insert(.italic)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.reverse)
      case 9: style.attributes.insert(.strikethrough)
      case 30...37: style.foreground = .palette(UInt8(code - 30))
      case 90...97: style.foreground = .palette(UInt8(code - 82))
      case 100...107: style.background = .palette(UInt8(code - 92))
      case 40...47: style.background = .palette(UInt8(code - 40))
      case 38, 48:
        let numbers = codes.prefix(4).map { UInt8($0) }
        codes = codes.dropFirst(4)
        let paint = Paint.rgb(numbers[1], numbers[2], numbers[3])
        if code == 38 { style.foreground = paint } else { style.background = paint }
      default: break
      }
    }
    return style
  }
}

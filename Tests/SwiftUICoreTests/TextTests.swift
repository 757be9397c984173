import Foundation
import SwiftUICore
import Testing

private let english = Locale(identifier: "en")

extension Text {
  fileprivate var runs: [ResolvedText.Run] { resolve(locale: english).runs }
  fileprivate var string: String { resolve(locale: english).string }
}

@Suite("Text", .timeLimit(.minutes(10)))
struct TextTests {
  @Test("A string is shown untouched; a key is markdown")
  func verbatim() {
    let odd = "10% off %@ **x** [a](b) `c`"
    #expect(Text(verbatim: odd).runs == [ResolvedText.Run(text: odd)])
    #expect(Text(odd).runs == [ResolvedText.Run(text: odd)])
    #expect(Text("\(odd)").runs == [ResolvedText.Run(text: odd)])
    #expect(Text("100% %@ %d").string == "100% %@ %d")
    #expect(Text("").runs == [ResolvedText.Run(text: "")])
  }

  @Test("Markdown in a key becomes attributes, around arguments too")
  func markdown() {
    let runs = Text("a **b _c_** `d*` ~~e~~ [f **g**](https://x.org/\(7)) \\*h\\*").runs
    #expect(runs.map(\.text) == ["a ", "b ", "c", " ", "d*", " ", "e", " ", "f ", "g", " *h*"])
    #expect(runs.map { $0.attributes.isBold ?? false } == marks(runs, bold: [1, 2, 9]))
    #expect(runs.map { $0.attributes.isItalic ?? false } == marks(runs, bold: [2]))
    #expect(runs[4].attributes.isMonospaced == true)
    #expect(runs[6].attributes.isStruckThrough == true)
    #expect(runs[8].attributes.link == URL(string: "https://x.org/7"))
    #expect(runs[9].attributes.link == URL(string: "https://x.org/7"))
    #expect(Text("**\("*x*")**").runs.map(\.text) == ["*x*"])
    #expect(Text("**\("*x*")**").runs[0].attributes.isBold == true)
  }

  private func marks(_ runs: [ResolvedText.Run], bold: Set<Int>) -> [Bool] {
    runs.indices.map(bold.contains)
  }

  @Test(
    "Delimiters without a partner stay text",
    arguments: [
      ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("**open", "**open"),
      ("*a**", "a*"), ("***a***", "a"), ("`open", "`open"), ("[a] (b)", "[a] (b)"),
      ("[a](b", "[a](b"), ("a < b", "a < b"), ("``a`b``", "a`b"), ("~a~~", "~a~~"),
      ("*a **b* c**", "a b c"), ("**a *b** c*", "a b c"), ("\\_x\\q", "_x\\q"),
      ("<https://a.b> <a@b.c>", "https://a.b a@b.c"), ("line\nnext", "line\nnext"),
    ])
  func unpaired(markdown: String, shown: String) {
    #expect(Text(LocalizedStringKey(markdown)).string == shown)
  }

  @Test(
    "Hostile markdown takes linear time and keeps its characters",
    arguments: [
      "*a **b ", "[", "](", "[a](", "`", "``a` ", "_*_", "<a", "~~", "\\", "[a](<", "[a](b \"",
    ])
  func hostile(piece: String) {
    let text = String(repeating: piece, count: 2_000)
    #expect(!Text(LocalizedStringKey(text)).string.isEmpty)
  }

  @Test("A sum keeps the attributes of its parts, the innermost first")
  func concatenation() {
    let sum = Text(verbatim: "Te").kerning(2).bold() + Text(verbatim: "st").italic()
    let runs = (sum.foregroundColor(.red).kerning(5) + Text(verbatim: "!")).runs
    #expect(runs.map(\.text) == ["Te", "st", "!"])
    #expect(runs.map(\.attributes.kerning) == [2, 5, nil])
    #expect(runs.map(\.attributes.isBold) == [true, nil, nil])
    #expect(runs.map(\.attributes.isItalic) == [nil, true, nil])
    #expect(runs.map(\.attributes.foregroundColor) == [.red, .red, nil])
    let long = (0..<5_000).reduce(Text(verbatim: "")) { $0 + Text(verbatim: "\($1 % 10)") }
    #expect(long.string.count == 5_000)
  }

  @Test("Modifiers are kept in order and compared")
  func modifiers() {
    let text = Text(verbatim: "a").font(.body).fontWeight(.heavy).underline(color: .black)
      .strikethrough(pattern: .dash).tracking(4).baselineOffset(6).monospacedDigit()
    #expect(
      text.modifiers.prefix(3) == [
        .font(.body), .weight(.heavy), .underline(Text.LineStyle(color: .black)),
      ])
    let attributes = text.runs[0].attributes
    #expect(attributes.underline?.color == .black)
    #expect(attributes.isStruckThrough == true)
    #expect(
      Text(verbatim: "a").underline(false).underline().runs[0].attributes.isUnderlined == false)
    #expect(text == text)
    #expect(text != text.bold())
    #expect(Text("a") != Text(verbatim: "a"))
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
    #expect(Text("a").foregroundStyle(.secondary).runs[0].attributes.foregroundColor == .secondary)
  }

  @Test("Texts and images in a key keep their looks")
  func interpolation() {
    let image = Image(systemName: "star")
    let text = Text(
      "**a \(Text(verbatim: "b").italic())** \(image) \(Text(image)) \(4, specifier: "%03d")")
    let runs = text.runs
    #expect(runs.map(\.text) == ["a ", "b", " ", "", " ", "", " 004"])
    #expect(runs[1].attributes.isBold == true)
    #expect(runs[1].attributes.isItalic == true)
    #expect(text.resolve(locale: english).images == [image, image])
  }

  @Test("Values are formatted in the locale in which the text is shown")
  func formats() {
    let text = Text(1234.5, format: .number)
    #expect(text.string == "1,234.5")
    #expect(text.resolve(locale: Locale(identifier: "de")).string == "1.234,5")
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    let date = Date(timeIntervalSince1970: 0)
    #expect(Text(date, formatter: formatter).string == "1970")
    #expect(Text("in \(date, formatter: formatter)").string == "in 1970")
    formatter.dateFormat = "yy"
    #expect(Text(NSNumber(value: 7), formatter: NumberFormatter()).string == "7")
    #expect(Text(date, formatter: formatter).string == "70")
  }

  @Test("Dates are recognised and shown relative to a given time")
  func dates() {
    let now = Date(timeIntervalSince1970: 1_000_000)
    let later = now.addingTimeInterval(3_725)
    func string(_ style: Text.DateStyle) -> String {
      Text(later, style: style).resolve(locale: english, now: now).string
    }
    #expect(string(.timer) == "1:02:05")
    #expect(string(.relative).hasPrefix("1 hour"))
    #expect(string(.offset) == "+1 hour")
    #expect(Text(later, style: .date).isDate)
    #expect(Text(now...later).isDate)
    #expect(Text(DateInterval(start: now, end: later)) == Text(now...later))
    #expect(!Text("a").isDate)
    #expect(!Text(now...later).string.isEmpty)
    #expect(!Text(Date.distantPast, style: .relative).string.isEmpty)
  }

  @Test("An attributed string brings its attributes, and markdown makes one")
  func attributed() throws {
    let string = try AttributedString(markdown: "a **b**\nc [d](https://x.org)")
    #expect(String(string.characters) == "a b c d")
    let runs = Text(string).bold(false).runs
    #expect(runs.map(\.text) == ["a ", "b", " c ", "d"])
    #expect(runs.map(\.attributes.isBold) == [false, true, false, false])
    #expect(runs[3].attributes.link == URL(string: "https://x.org"))
    var coloured = AttributedString("x")
    coloured.foregroundColor = .red
    coloured.font = .title
    #expect(Text(coloured).runs[0].attributes.foregroundColor == .red)
    #expect(Text(coloured).runs[0].attributes.font == .title)
  }

  @Test("Storage and modifiers are found by name")
  func reflection() {
    let mirror = Mirror(reflecting: Text(verbatim: "a").bold())
    let storage = mirror.descendant("storage", "verbatim") as? String
    #expect(storage == "a")
    #expect((mirror.descendant("modifiers") as? [TextModifier])?.count == 1)
  }
}

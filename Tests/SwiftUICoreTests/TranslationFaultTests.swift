import Foundation
import SwiftUICore
import Testing

private let english = Locale(identifier: "en")

@Suite("Translations that cannot be used", .timeLimit(.minutes(10)))
struct TranslationFaultTests {
  @Test(
    "The key is shown with its values, and the log says which, once",
    arguments: [
      "Summe %@", "%s", "%1$s", "%2$@", "%lld %lld", "%0$lld", "%n", "%p", "%*d", "%.*d", "%lf",
      "%C", "% s", "%#@count@", "%99999999999999999999999$lld", "100%e", "%5$#@x@",
    ])
  func fallback(translation: String) throws {
    let files = try TemporaryBundle([
      "en.lproj/Sums.strings": #""The sum is %lld" = "\#(translation)";"#
    ])
    for _ in 0..<2 {
      let sum = LocalizedStringResource(
        "The sum is \(7)", table: "Sums", locale: english, bundle: files.bundle)
      #expect(String(localized: sum) == "The sum is 7")
      let text = Text("The sum is \(7)", tableName: "Sums", bundle: files.bundle)
      #expect(text.resolve(locale: english).string == "The sum is 7")
    }
    let lines = TranslationFaults.lines(bundlePath: files.bundle.bundlePath)
    #expect(lines.count == 1)
    for part in ["The sum is %lld", "Sums", "language en"] {
      #expect(lines.first?.contains(part) == true)
    }
  }

  @Test(
    "What fits is used: another order, less, more signs, another base",
    arguments: [
      ("%2$@ %1$lld", "x 7"), ("%@ %lld", "a 7 x"), ("no more", "no more"), ("", ""),
      ("%d%% %@", "7% x"), ("%2$@ 5 % %2$@", "x 5 % x"), ("100% !", "100% !"), ("%x %@", "7 x"),
      ("%1$03i", "007"), ("%2$5@|%2$-5@|", "    x|x    |"), ("%999999999u", nil),
    ] as [(String, String?)])
  func usable(translation: String, shown: String?) throws {
    let files = try TemporaryBundle([
      "en.lproj/Localizable.strings": #""a %lld %@" = "\#(translation)";"#
    ])
    let text = String(localized: "a \(7) \("x")", bundle: files.bundle, locale: english)
    #expect(shown == nil ? text.count == 500 : text == shown)
  }

  @Test("A plural entry without a number, a form or an end is as good as none")
  func plurals() throws {
    let files = try TemporaryBundle([
      "en.lproj/Localizable.stringsdict": TemporaryBundle.plurals(
        "%lld items", ["one": "an item"]),
      "en.lproj/Many.stringsdict": TemporaryBundle.plurals(
        "%lld items", ["other": String(repeating: "%1$#@count@", count: 100)]),
      "en.lproj/Text.stringsdict": TemporaryBundle.plurals("%@ items", ["other": "%@ items"]),
    ])
    func string(_ key: String.LocalizationValue, table: String? = nil) -> String {
      String(localized: key, table: table, bundle: files.bundle)
    }
    #expect(string("\(1) items") == "an item")
    #expect(string("\(2) items") == "2 items")
    #expect(string("\(2) items", table: "Many") == "2 items")
    #expect(string("%lld items") == "%lld items")
    #expect(string("\("two") items", table: "Text") == "two items")
  }

  @Test("Files that are none are none", arguments: ["strings", "stringsdict", "xcstrings"])
  func malformed(kind: String) throws {
    let contents = [
      "", "\0", "{", "[1]", "{\"a\" = ", "\"a\" = \"b\"", "<plist><dict><key>a</key>", "null",
      #"{"strings": []}"#, #"{"strings": {"a": 1}}"#, #"{"strings": {"a": {"localizations": 2}}}"#,
      #"{"sourceLanguage": 5, "strings": {"a": {"localizations": {"en": {"stringUnit": 3}}}}}"#,
      #"{"strings": {"a": {"localizations": {"en": {"variations": {"plural": {"other": 1}}}}}}}"#,
      #"{"strings": {"a": {"localizations": {"en": {"stringUnit": {"value": 1e999}}}}}}"#,
    ]
    for content in contents {
      let files = try TemporaryBundle([
        "en.lproj/Localizable.\(kind)": content, "Localizable.\(kind)": content,
      ])
      let string = String(localized: "a", bundle: files.bundle)
      #expect(string == "a" || string == "b")
    }
  }

  @Test("Random tables and formats never stop the program", arguments: 0..<6)
  func random(seed: Int) throws {
    var random = RandomFormats(seed: UInt64(seed))
    let formats = (0..<40).map { "k\($0) \(random.literal()) %lld %@ %lf %llu" }
      .map { key in (key, random.format(), random.forms()) }
    let files = try TemporaryBundle(RandomFormats.files(formats, kind: seed % 3))
    for (key, _, _) in formats {
      let format = LocalizedFormat(
        key: key,
        arguments: [
          .integer(random.integer()), .string("100% %@ %n"), .floating(random.double()),
          .unsigned(UInt64(bitPattern: random.integer())),
        ])
      for identifier in ["en", "ar"] {
        let locale = Locale(identifier: identifier)
        let place = LocalizedPlace(table: nil, bundlePath: files.bundle.bundlePath)
        let text = TranslationFaults.$areLogged.withValue(false) {
          Localization.text(format, in: place, languages: PreferredLanguages(english))
        }
        let untranslated = format.untranslated.string(locale: locale)
        #expect(untranslated.hasPrefix(String(key.prefix { $0 != " " })))
        #expect(text.string(locale: locale).utf8.count < 1_000_000)
      }
    }
  }
}

/// Formats as no translator would write them, the same ones for the same seed.
private struct RandomFormats: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &+ 0x9E37_79B9
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  private static let pieces = [
    "%", "%%", "1$", "2$", "3$", "4$", "9$", "0", "-", "+", " ", "#", "'", ".", "5", "999999999",
    "h", "l", "ll", "q", "L", "z", "*", "@", "d", "i", "u", "x", "X", "o", "c", "f", "e", "g", "a",
    "s", "S", "C", "n", "p", "#@a@", "1$#@a@", "4$#@b@", "arg", "é", "🙂", "text", "%lld", "%@",
    "%2$@", "%1$lld", "%3$.3f", "%4$llu",
  ]

  mutating func format() -> String {
    (0..<Int.random(in: 0..<9, using: &self)).map { _ in
      (Bool.random(using: &self) ? "%" : "") + (Self.pieces.randomElement(using: &self) ?? "")
    }.joined()
  }

  mutating func forms() -> [String: String] {
    var forms = ["other": format()]
    if Bool.random(using: &self) { forms["one"] = format() }
    if Bool.random(using: &self) { forms["few"] = format() }
    return forms
  }

  mutating func literal() -> String {
    format().replacing("%", with: "%%")
  }

  mutating func integer() -> Int64 {
    [0, 1, -1, 7, 1_000_000, .max, .min].randomElement(using: &self) ?? 0
  }

  mutating func double() -> Double {
    [0, -0.0, 1, 0.1, 1e300, -1e300, .infinity, .nan, .leastNonzeroMagnitude]
      .randomElement(using: &self) ?? 0
  }

  typealias Entry = (key: String, format: String, forms: [String: String])

  static func files(_ entries: [Entry], kind: Int) throws -> [String: String] {
    switch kind {
    case 0:
      let lines = entries.map { "\"\($0.key)\" = \"\($0.format)\";" }
      return ["en.lproj/Localizable.strings": lines.joined(separator: "\n")]
    case 1:
      let table = Dictionary(uniqueKeysWithValues: entries.map { ($0.key, dictionary(of: $0)) })
      let data = try PropertyListSerialization.data(
        fromPropertyList: table, format: .xml, options: 0)
      return ["en.lproj/Localizable.stringsdict": String(decoding: data, as: UTF8.self)]
    default:
      let strings = Dictionary(uniqueKeysWithValues: entries.map { ($0.key, catalog(of: $0)) })
      let data = try JSONSerialization.data(withJSONObject: ["strings": strings])
      return ["Localizable.xcstrings": String(decoding: data, as: UTF8.self)]
    }
  }

  private static func dictionary(of entry: Entry) -> [String: Any] {
    let variable = entry.forms.merging(["NSStringFormatValueTypeKey": "lld"]) { $1 }
    return ["NSStringLocalizedFormatKey": entry.format, "a": variable, "b": variable]
  }

  private static func catalog(of entry: Entry) -> [String: Any] {
    let plural = entry.forms.mapValues { ["stringUnit": ["value": $0]] }
    let variations: [String: Any] = ["variations": ["plural": plural]]
    guard entry.format.count.isMultiple(of: 2) else {
      return ["localizations": ["en": variations]]
    }
    let substitutions = [
      "a": variations.merging(["argNum": entry.format.count]) { $1 },
      "b": variations.merging(["formatSpecifier": entry.format]) { $1 },
    ]
    let value: [String: Any] = [
      "stringUnit": ["value": entry.format], "substitutions": substitutions,
    ]
    return ["localizations": ["en": value]]
  }
}

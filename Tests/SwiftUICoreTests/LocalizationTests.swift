import Foundation
import SwiftUICore
import Testing

private let english = Locale(identifier: "en")
private let german = Locale(identifier: "de")

@Suite("Localization", .timeLimit(.minutes(10)))
struct LocalizationTests {
  @Test("An interpolated key has a specifier for each argument")
  func interpolationKeys() {
    let (count, name) = (3, "Ann")
    let key: LocalizedStringKey = "\(count) items of \(name), 100%: \(2.5) \(UInt8(1))"
    #expect(key.key == "%lld items of %@, 100%%: %lf %u")
    #expect(key.arguments == [.integer(3), .string("Ann"), .floating(2.5), .unsigned(1)])
    #expect(LocalizedStringKey("100% %@").key == "100% %@")
    #expect(("\(1.5, specifier: "%.2f")" as LocalizedStringKey).key == "%.2f")
    #expect(("100%" as LocalizedStringKey) == LocalizedStringKey("100%"))
    #expect(("\(count) a" as LocalizedStringKey) != ("\(count + 1) a" as LocalizedStringKey))
  }

  @Test("A key is looked up in the language, its region, the development language, else itself")
  func lookUp() throws {
    let files = try TemporaryBundle([
      "en.lproj/Localizable.strings": #""greeting" = "Hello"; "only.en" = "English";"#,
      "de.lproj/Localizable.strings": #"/* c */ "greeting" = "Hallo"; plain = "schlicht";"#,
      "de-AT.lproj/Localizable.strings": #""greeting" = "Servus";"#,
      "zh-Hant.lproj/Localizable.strings": #""greeting" = "你好";"#,
      "de.lproj/Other.strings": #""greeting" = "Moin";"#,
    ])
    func text(_ key: String, _ locale: String, table: String? = nil) -> String {
      Text(LocalizedStringKey(key), tableName: table, bundle: files.bundle)
        .resolve(locale: Locale(identifier: locale)).string
    }
    #expect(text("greeting", "en_US") == "Hello")
    #expect(text("greeting", "de_DE") == "Hallo")
    #expect(text("greeting", "de_AT") == "Servus")
    #expect(text("plain", "de_AT") == "schlicht")
    #expect(text("greeting", "zh_TW") == "你好")
    #expect(text("greeting", "zh_CN") == "Hello")
    #expect(text("greeting", "fr") == "Hello")
    #expect(text("only.en", "de") == "English")
    #expect(text("greeting", "de", table: "Other") == "Moin")
    #expect(text("missing", "de") == "missing")
  }

  @Test("Arguments are printed in the locale and moved by position")
  func arguments() throws {
    let files = try TemporaryBundle([
      "de.lproj/Localizable.strings": #""%@ owes %lld" = "%2$lld schuldet %1$@";"#
    ])
    let text = Text("\("Ann") owes \(12345)", bundle: files.bundle)
    #expect(text.resolve(locale: german).string == "12.345 schuldet Ann")
    #expect(text.resolve(locale: english).string == "Ann owes 12,345")
  }

  @Test(
    "A whole number looks as Foundation prints it in the locale",
    arguments: ["en", "de_CH", "ar_EG", "fa", "hi_IN@numbers=deva", "sv", "my", "ks"])
  func wholeNumbers(identifier: String) {
    let locale = Locale(identifier: identifier)
    for value: Int64 in [0, 1, 9, 10, 305, 999, 1_000, -1, -305, 1_234_567, .max, .min] {
      let text = Text("\(value)").resolve(locale: locale).string
      #expect(text == String(format: "%lld", locale: locale, value))
    }
  }

  @Test("Plural forms follow the rules of the language in which they were found")
  func plurals() throws {
    let key = "%lld items"
    let files = try TemporaryBundle([
      "en.lproj/Localizable.stringsdict": TemporaryBundle.plurals(
        key, ["zero": "nothing", "one": "%lld item", "other": "%lld items"]),
      "de.lproj/Localizable.stringsdict": TemporaryBundle.plurals(
        key, ["one": "ein Ding", "other": "%lld Dinge"]),
      "ru.lproj/Localizable.stringsdict": TemporaryBundle.plurals(
        key, ["one": "%lld вещь", "few": "%lld вещи", "many": "%lld вещей", "other": "%lld вещи"]),
    ])
    func string(_ count: Int, _ locale: String) -> String {
      Text("\(count) items", bundle: files.bundle)
        .resolve(locale: Locale(identifier: locale)).string
    }
    #expect([0, 1, 2].map { string($0, "en") } == ["nothing", "1 item", "2 items"])
    #expect([0, 1, 2000].map { string($0, "de_DE") } == ["0 Dinge", "ein Ding", "2.000 Dinge"])
    #expect(
      [1, 3, 5, 11, 21, 22].map { string($0, "ru") }
        == ["1 вещь", "3 вещи", "5 вещей", "11 вещей", "21 вещь", "22 вещи"])
    #expect(string(1, "fr") == "1 item")
  }

  @Test("A plural entry may have several variables, within one another, even in a circle")
  func pluralVariables() throws {
    let files = try TemporaryBundle([
      "en.lproj/Localizable.stringsdict": """
      <plist version="1.0"><dict>
      <key>%lld files in %lld folders by %@</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%3$@: %1$#@files@</string>
        <key>files</key><dict>
          <key>one</key><string>a file in %2$#@folders@</string>
          <key>other</key><string>%lld files in %2$#@folders@</string></dict>
        <key>folders</key><dict>
          <key>one</key><string>a folder</string>
          <key>other</key><string>%lld folders</string></dict></dict>
      <key>loop %lld</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
        <key>a</key><dict><key>other</key><string>x%1$#@a@</string></dict></dict>
      </dict></plist>
      """,
      "en.lproj/Localizable.strings": """
      <plist version="1.0"><dict><key>xml</key><string>XML &amp; more</string></dict></plist>
      """,
    ])
    func string(_ key: LocalizedStringKey) -> String {
      Text(key, bundle: files.bundle).resolve(locale: english).string
    }
    #expect(string("\(1) files in \(2) folders by \("Ann")") == "Ann: a file in 2 folders")
    #expect(string("\(3) files in \(1) folders by \("Ann")") == "Ann: 3 files in a folder")
    #expect(string("loop \(1)") == "loop 1")
    #expect(string("xml") == "XML & more")
  }

  @Test(
    "Numbers fall into the classes that CLDR gives them",
    arguments: [
      ("ar", [0, 1, 2, 3, 11, 100, 103], ["zero", "one", "two", "few", "many", "other", "few"]),
      ("cs", [1, 2, 5, 1.5], ["one", "few", "other", "many"]),
      ("da", [0, 0.5, 1, 2], ["other", "one", "one", "other"]),
      ("en", [0, 1, 1.5, 2], ["other", "one", "other", "other"]),
      ("fr", [0, 1, 1.5, 2, 1_000_000], ["one", "one", "one", "other", "many"]),
      ("ga", [1, 2, 3, 7, 11], ["one", "two", "few", "many", "other"]),
      ("he", [1, 2, 10], ["one", "two", "other"]),
      ("hr", [1, 2, 5, 21, 12], ["one", "few", "other", "one", "other"]),
      ("ja", [0, 1, 2], ["other", "other", "other"]),
      ("lt", [1, 2, 10, 11, 0.5], ["one", "few", "other", "other", "many"]),
      ("lv", [0, 1, 2, 11, 21], ["zero", "one", "other", "zero", "one"]),
      ("pl", [1, 2, 5, 12, 22], ["one", "few", "many", "many", "few"]),
      ("pt-BR", [0, 1, 2], ["one", "one", "other"]),
      ("pt-PT", [0, 1, 2], ["other", "one", "other"]),
      ("ro", [1, 0, 19, 20, 101], ["one", "few", "few", "other", "few"]),
      ("sl", [1, 2, 3, 5, 101, 1.5], ["one", "two", "few", "other", "one", "few"]),
      ("cy", [0, 1, 2, 3, 6, 7], ["zero", "one", "two", "few", "many", "other"]),
      ("tr", [0, 1, 2], ["other", "one", "other"]),
    ] as [(String, [Double], [String])])
  func pluralCategories(language: String, numbers: [Double], expected: [String]) {
    #expect(numbers.map { PluralCategory($0, language: language).rawValue } == expected)
  }

  @Test("A resource is looked up where and when it says, with its default in place of the key")
  func resources() throws {
    let files = try TemporaryBundle([
      "de.lproj/Localizable.strings": #""%lld left" = "noch %lld"; "title" = "Titel";"#
    ])
    let place = LocalizedStringResource.BundleDescription.atURL(files.bundle.bundleURL)
    let left = LocalizedStringResource("\(4) left", locale: german, bundle: place)
    #expect(left.key == "%lld left")
    #expect(String(localized: left) == "noch 4")
    let title = LocalizedStringResource(
      "title", defaultValue: "Title of \("x")", locale: english, bundle: place)
    #expect(String(localized: title) == "Title of x")
    #expect(Text(title).resolve(locale: german).string == "Titel")
    #expect(Text("a \(left)").resolve(locale: english).string == "a 4 left")
    let literal: LocalizedStringResource = "50% \("off")"
    #expect(String(localized: literal) == "50% off")
  }

  @Test("A string's locale is that of its values; the language is the user's")
  func language() throws {
    let files = try TemporaryBundle([
      "en.lproj/Localizable.strings": #""%lld left" = "%lld to go"; "title" = "Title";"#,
      "de.lproj/Localizable.strings": #""%lld left" = "noch %lld"; "title" = "Titel";"#,
    ])
    func left(_ locale: Locale) -> String {
      String(localized: "\(12345) left", bundle: files.bundle, locale: locale)
    }
    #expect(left(german) == "12.345 to go")
    #expect(left(english) == "12,345 to go")
    let title = String(
      localized: "title", defaultValue: "none", bundle: files.bundle, locale: german)
    #expect(title == "Title")
    #expect(String(localized: "title", table: "", bundle: files.bundle) == "Title")
    #expect(
      String(localized: "absent", defaultValue: "\(2) of x", bundle: files.bundle) == "2 of x")
    var resource = LocalizedStringResource("\(12345) left", bundle: files.bundle)
    #expect(String(localized: resource) == "12,345 to go")
    resource.locale = german
    #expect(String(localized: resource) == "noch 12.345")
  }

  @Test("Placeholders take the values of the options, in their order")
  func placeholders() {
    var options = String.LocalizationOptions()
    options.replacements = [3, "Ann"]
    let value: String.LocalizationValue =
      "\(placeholder: .int) for \(placeholder: .object), \(placeholder: .double)"
    #expect(LocalizedStringResource(value).key == "%lld for %@, %lf")
    #expect(String(localized: value, options: options) == "3 for Ann, %lf")
    #expect(
      String(localized: LocalizedStringResource(value), options: options) == "3 for Ann, %lf")
  }

  @Test("A resource from a literal is its key alone, and equal to one that says the defaults")
  func literalResources() {
    let literal: LocalizedStringResource = "100% sure"
    #expect(literal.key == "100% sure")
    #expect(literal.defaultValue == "100% sure")
    #expect(literal.table == nil)
    #expect(literal.locale == .current)
    #expect(literal == LocalizedStringResource(String.LocalizationValue("100% sure")))
    #expect(literal != LocalizedStringResource(String.LocalizationValue("100% sure"), table: "x"))
    #expect(literal != "other")
    #expect(MemoryLayout<LocalizedStringResource>.size <= 3 * MemoryLayout<Int>.size)
    #expect(("\(1) a" as LocalizedStringResource) == ("\(1) a" as LocalizedStringResource))
    #expect(("\(1) a" as LocalizedStringResource) != ("\(2) a" as LocalizedStringResource))
  }

  @Test("Threads may look up at once")
  func concurrency() async throws {
    let files = try TemporaryBundle(["en.lproj/Localizable.strings": #""a" = "b";"#])
    let text = Text("a", bundle: files.bundle)
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<100 { group.addTask { text.resolve(locale: english).string } }
      for await string in group { #expect(string == "b") }
    }
  }
}

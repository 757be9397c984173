import Foundation
import SwiftUI
import Testing

@testable import Alerts

@Suite("Texts of alerts", .timeLimit(.minutes(10)))
struct TextTests {
  private let english = Locale(identifier: "en_US")

  @Test("A literal has the key that Xcode extracts, and its values are shown whole")
  func keys() {
    let text: AlertText = "\(3) \(UInt64.max) \(1.5) \(Float(2)) \(Int32(5)) \("a") 5%"
    #expect(text.source == "%lld %llu %lf %f %d %@ 5%%")
    #expect(
      text.string(locale: english)
        == "3 18,446,744,073,709,551,615 1.500000 2.000000 5 a 5%")
    let price: AlertText = "\(2.0 / 3, specifier: "%.2f") \(0.5, format: .percent)"
    #expect(price.source == "%.2f %@")
    #expect(price.string(locale: english) == "0.67 50%")
  }

  @Test("A text is its key alone, or the string")
  func sources() {
    #expect(("100% sure" as AlertText).source == "100% sure")
    #expect(("100% sure" as AlertText).string() == "100% sure")
    #expect(AlertText.verbatim("100% %@ **x**").string() == "100% %@ **x**")
    #expect(AlertText.verbatim("a") != "a")
    #expect(AlertText("a" as LocalizedStringResource) == "a")
    #expect(AlertText.localized("a") == "a")
    #expect(AlertText.localized("a", table: "Other") != "a")
    let blank: [AlertText] = ["", .verbatim(""), .verbatim(nil), .localized("")]
    #expect(blank.allSatisfy { $0.presentable == nil })
  }

  @Test("What is looked up within a text is looked up by itself; what has a look loses it")
  func nesting() throws {
    let files = try LanguageFiles(["en": ["apple": "an apple", "Delete %@?": "Remove %@?"]])
    let apple = LocalizedStringResource.localized("apple", bundle: files.bundle)
    let key: LocalizedStringKey = "a pear"
    var bold = AttributedString("bold")
    bold.font = .title
    func shown(_ key: String.LocalizationValue) -> String {
      AlertText.localized(key, bundle: files.bundle).string()
    }
    #expect(shown("Delete \(apple)?") == "Remove an apple?")
    #expect(shown("Delete \(AlertText(apple))?") == "Remove an apple?")
    #expect(shown("Delete \(AlertText.verbatim("apple"))?") == "Remove apple?")
    #expect(shown("Delete \(key)?") == "Remove a pear?")
    #expect(shown("Delete \(Text("**x**").bold())?") == "Remove x?")
    #expect(shown("Delete \(bold)?") == "Remove bold?")
    #expect(("\(AlertText(apple))!" as AlertText).string() == "an apple!")
  }

  @Test("A literal can be looked up in any bundle and table, with plurals")
  func places() throws {
    let files = try LanguageFiles([
      "en": ["Hello %@": "Hi %@"], "de": ["Hello %@": "Hallo %@", "title": "Titel"],
    ])
    let hello = LocalizedStringResource.localized("Hello \("Ann")", bundle: files.bundle)
    #expect(AlertText(hello).string() == "Hi Ann")
    let german = Locale(identifier: "de")
    #expect(AlertText(hello).string(locale: german) == "Hallo Ann")
    let title = LocalizedStringResource(
      "title", defaultValue: "Title", locale: german, bundle: .atURL(files.bundle.bundleURL))
    #expect(AlertText(title).string() == "Titel")
    #expect(AlertText(title).string(locale: english) == "Title")
    #expect(AlertText(title).source == "title")

    try files.add(
      """
      <plist version="1.0"><dict><key>%lld items</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>one item</string><key>other</key><string>%lld items, all</string>
      </dict></dict></dict></plist>
      """, "en.lproj/Counts.stringsdict")
    let texts = [1, 5].map { count in
      AlertText.localized("\(count) items", table: "Counts", bundle: files.bundle).string()
    }
    #expect(texts == ["one item", "5 items, all"])
  }

  @Test("SwiftUI's keys show what SwiftUI shows")
  func swiftUIKeys() {
    let (name, count) = ("Bob", 3)
    let key: LocalizedStringKey = "Hello \(name), \(count)"
    let day: LocalizedStringKey = "on \(Date(timeIntervalSince1970: 43_200), style: .date)"
    #expect(Alert(title: key).title?.string() == "Hello Bob, 3")
    #expect(AlertText(day).string().contains("1970"))
  }

  // Foundation's own look-up, on Apple's systems, is not ours to answer for.
  #if os(Linux)
    @Test(
      "Whatever a translator wrote, the key is shown with its values",
      arguments: ["Summe %@", "%s", "%2$@", "%lld %lld", "%n", "%*d", "%#@x@"])
    func wrongTranslations(translation: String) throws {
      let files = try LanguageFiles(["en": ["The sum is %lld": translation]])
      let text = AlertText.localized("The sum is \(7)", bundle: files.bundle)
      #expect(text.string() == "The sum is 7")
    }

    @Test("A plural entry that is asked for without a number shows its key")
    func pluralWithoutNumber() throws {
      let files = try LanguageFiles([:])
      try files.add(
        """
        {"strings": {"%lld items": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld item"}},
        "other": {"stringUnit": {"value": "%lld items!"}}}}}}}}}
        """, "Localizable.xcstrings")
      #expect(AlertText.localized("%lld items", bundle: files.bundle).string() == "%lld items")
      #expect(AlertText.localized("\(2) items", bundle: files.bundle).string() == "2 items!")
    }

    @Test("A text takes no more room than its string and one reference")
    func size() {
      #expect(MemoryLayout<AlertText?>.size <= 3 * MemoryLayout<Int>.size)
    }
  #endif
}

/// A bundle with a `Localizable` table for some languages; it is deleted with the value.
private final class LanguageFiles {
  let bundle: Bundle
  private let folder: URL

  init(_ languages: [String: [String: String]]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("alerts-\(UInt64.random(in: 0...UInt64.max)).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    bundle = try #require(Bundle(path: folder.path))
    for (language, table) in languages {
      let lines = table.map { "\"\($0)\" = \"\($1)\";" }
      try add(lines.joined(separator: "\n"), "\(language).lproj/Localizable.strings")
    }
  }

  /// Adds a file. What has been looked up before does not see it.
  func add(_ content: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file, atomically: true, encoding: .utf8)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}

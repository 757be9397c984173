import Foundation
import SwiftUICore
import Testing

@Suite("String catalogs", .timeLimit(.minutes(10)))
struct StringCatalogTests {
  private static func unit(_ value: String, state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
  }

  private static func plural(_ forms: [String: String]) -> String {
    let forms = forms.map { #""\#($0)": \#(unit($1))"# }.joined(separator: ",")
    return #"{"variations": {"plural": {\#(forms)}}}"#
  }

  private static func catalog(
    source: String = "en", _ strings: [String: [String: String]]
  ) -> String {
    let entries = strings.map { key, languages in
      let localizations = languages.map { #""\#($0)": \#($1)"# }.joined(separator: ",")
      return #""\#(key)": {"localizations": {\#(localizations)}}"#
    }
    let strings = entries.joined(separator: ",")
    return #"{"sourceLanguage": "\#(source)", "strings": {\#(strings)}, "version": "1.0"}"#
  }

  private func string(
    _ key: LocalizedStringKey, _ locale: String, _ files: TemporaryBundle, table: String? = nil
  ) -> String {
    Text(key, tableName: table, bundle: files.bundle)
      .resolve(locale: Locale(identifier: locale)).string
  }

  @Test("A key is found in its language, and is its own text in the catalog's")
  func languages() throws {
    let files = try TemporaryBundle([
      "Localizable.xcstrings": Self.catalog(
        source: "de",
        [
          "Hallo": ["en": Self.unit("Hello"), "pt-PT": Self.unit("Olá")],
          "Neu": ["en": Self.unit("", state: "new")],
        ]),
      "Other.xcstrings": Self.catalog(["a": ["en": Self.unit("b")]]),
      "fr.lproj/Localizable.strings": #""Hallo" = "Salut";"#,
    ])
    #expect(string("Hallo", "en_US", files) == "Hello")
    #expect(string("Hallo", "pt_PT", files) == "Olá")
    #expect(string("Hallo", "fr", files) == "Salut")
    #expect(string("Hallo", "de_AT", files) == "Hallo")
    #expect(string("Hallo", "sv", files) == "Hallo")
    #expect(string("Neu", "en", files) == "Neu")
    #expect(string("a", "en", files, table: "Other") == "b")
  }

  @Test("Plural forms of the whole text follow the first number")
  func plurals() throws {
    let forms = ["one": "%@ hat %arg Ding", "other": "%1$@ hat %2$lld Dinge"]
    let files = try TemporaryBundle([
      "Localizable.xcstrings": Self.catalog([
        "%@ has %lld items": ["de": Self.plural(forms)],
        "%lf km": ["de": Self.plural(["one": "%lf km", "other": "%.1f Kilometer"])],
      ])
    ])
    #expect(string("\("Ann") has \(1) items", "de", files) == "Ann hat 1 Ding")
    #expect(string("\("Ann") has \(2000) items", "de", files) == "Ann hat 2.000 Dinge")
    #expect(string("\("Ann") has \(1) items", "en", files) == "Ann has 1 items")
    #expect(string("\(2.5) km", "de", files) == "2,5 Kilometer")
  }

  @Test("Substitutions vary each number by itself; devices have the form of any other")
  func substitutions() throws {
    let localization = """
      {"stringUnit": {"state": "translated", "value": "%3$@: %#@files@ in %#@folders@"},
       "substitutions": {
         "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
           "one": \(Self.unit("one folder")), "other": \(Self.unit("%arg folders"))}}},
         "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
           "one": \(Self.unit("%arg file")), "other": \(Self.unit("%arg files"))}}}}}
      """
    let device = """
      {"variations": {"device": {"iphone": \(Self.unit("tap")), "other": \(Self.unit("click"))}}}
      """
    let files = try TemporaryBundle([
      "Localizable.xcstrings": Self.catalog([
        "%lld files in %lld folders of %@": ["en": localization], "press": ["en": device],
      ])
    ])
    func text(_ count: Int, _ folders: Int) -> String {
      string("\(count) files in \(folders) folders of \("Ann")", "en", files)
    }
    #expect(text(1, 3000) == "Ann: 1 file in 3,000 folders")
    #expect(text(2, 1) == "Ann: 2 files in one folder")
    #expect(string("press", "en", files) == "click")
  }
}

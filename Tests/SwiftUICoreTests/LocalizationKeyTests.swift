import Foundation
import SwiftUICore
import Testing

private let english = Locale(identifier: "en_US")

@Suite("Keys of localized strings", .timeLimit(.minutes(10)))
struct LocalizationKeyTests {
  /// A value's key in a table, and the text without one.
  private func expect(
    _ value: String.LocalizationValue, key: String, text: String,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(LocalizedStringResource(value).key == key, sourceLocation: location)
    #expect(String(localized: value, locale: english) == text, sourceLocation: location)
  }

  @Test("Each type has the specifier that Xcode extracts")
  func types() {
    expect(
      "\(1) \(Int64(2)) \(Int8(3)) \(Int16(4)) \(Int32(5))",
      key: "%lld %lld %d %d %d", text: "1 2 3 4 5")
    expect(
      "\(UInt(1)) \(UInt64(2)) \(UInt8(3)) \(UInt16(4)) \(UInt32(5))",
      key: "%llu %llu %u %u %u", text: "1 2 3 4 5")
    expect(
      "\(1.5) \(Float(2.5)) \(CGFloat(3.5))",
      key: "%lf %f %lf", text: "1.500000 2.500000 3.500000")
    expect("\("a") \("abc".dropFirst())", key: "%@ %@", text: "a bc")
    expect("\(NSNumber(value: 7))", key: "%@", text: "7")
  }

  @Test("Numbers of every size are shown whole")
  func extremes() {
    expect("\(UInt64.max)", key: "%llu", text: "18,446,744,073,709,551,615")
    expect("\(Int64.min)", key: "%lld", text: "-9,223,372,036,854,775,808")
    expect("\(UInt32.max) \(Int8.min)", key: "%u %d", text: "4,294,967,295 -128")
    expect("\(UInt64.max, specifier: "%x")", key: "%x", text: "ffffffffffffffff")
    expect("\(UInt64.max, specifier: "%d")", key: "%d", text: "18,446,744,073,709,551,615")
  }

  @Test("A specifier is taken as it is given, and formats and formatters are text")
  func formats() {
    expect(
      "\(1.0 / 3, specifier: "%.2f") \(5, specifier: "%03d") \(65, specifier: "%c")",
      key: "%.2f %03d %c", text: "0.33 005 A")
    expect("\(0.5, format: .percent)", key: "%@", text: "50%")
    expect("\(["a", "b"], format: .list(type: .and))", key: "%@", text: "a and b")
    var bold = AttributedString("bold")
    bold.font = .title
    expect("\(bold) \(bold[bold.startIndex..<bold.endIndex])", key: "%@ %@", text: "bold bold")
    let style = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: "de"))
    #expect(("\(1, format: style)" as LocalizedStringResource) == "\(1, format: style)")
    #expect(("\(1, format: style)" as LocalizedStringResource) != "\(2, format: style)")
  }

  @Test("A percent sign is doubled beside arguments, and stays one without them")
  func percent() {
    expect("100% of it", key: "100% of it", text: "100% of it")
    expect("\(50)% of %@, %%", key: "%lld%% of %%@, %%%%", text: "50% of %@, %%")
    expect("100% \("%d")", key: "100%% %@", text: "100% %d")
  }

  @Test("A wrong specifier of the author's own prints the value all the same")
  func wrongSpecifiers() {
    expect("\(7, specifier: "%@") \(7, specifier: "%s")", key: "%@ %s", text: "7 7")
    expect("\(7, specifier: "%3$@")", key: "%3$@", text: "%3$@")
  }

  @Test("A resource in another text is looked up where it says itself")
  func nesting() throws {
    struct Fruit: CustomLocalizedStringResourceConvertible {
      let localizedStringResource: LocalizedStringResource
    }
    let files = try TemporaryBundle([
      "en.lproj/Localizable.strings": #""apple" = "an apple"; "Eat %@" = "Do eat %@";"#
    ])
    let apple = LocalizedStringResource("apple", bundle: files.bundle)
    expect("Eat \(apple)", key: "Eat %@", text: "Eat an apple")
    expect("\(Fruit(localizedStringResource: apple))!", key: "%@!", text: "an apple!")
    let outer = LocalizedStringResource("Eat \(apple)", bundle: files.bundle)
    expect("\(outer).", key: "%@.", text: "Do eat an apple.")
    #expect(Text("\(outer)").resolve(locale: english).string == "Do eat an apple")
  }

  @Test("SwiftUI's keys take dates, timers and texts, and resolve to their characters")
  func swiftUIKeys() {
    let start = Date(timeIntervalSince1970: 0)
    var environment = EnvironmentValues()
    environment.locale = english
    func text(_ key: LocalizedStringKey) -> String { Text(key)._resolveText(in: environment) }
    let (name, count) = ("Bob", 3)
    #expect(text("Hello \(name), \(count)") == "Hello Bob, 3")
    #expect(text("\(start.addingTimeInterval(43_200), style: .date)") == "January 1, 1970")
    #expect(text("**\(Text(verbatim: "x").bold())** \(1.0 / 3, specifier: "%.2f")") == "x 0.33")
    #expect(text("\(AttributedString("abc").characters.count)") == "3")
    let past = start...start.addingTimeInterval(3_725)
    #expect(text("\(timerInterval: past, countsDown: false)") == "1:02:05")
    #expect(text("\(timerInterval: past, countsDown: false, showsHours: false)") == "62:05")
    #expect(text("\(timerInterval: past)") == "0:00")
    #expect(text("\(timerInterval: past, pauseTime: start)") == "1:02:05")
  }
}

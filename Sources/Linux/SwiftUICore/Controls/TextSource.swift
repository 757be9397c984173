import Foundation

/// What a text field shows and changes: a string, or a value with a way to print and read it.
package struct TextSource {
  /// The bound string; nil for a value.
  private let text: Binding<String>?
  private let value: Conversion?

  private struct Conversion {
    let print: () -> String
    /// Writes the value when the text can be read as one.
    let write: (String) -> Void
  }

  package init(_ text: Binding<String>) {
    self.text = text
    value = nil
  }

  package init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    self.init(
      print: { format.format(value.wrappedValue) },
      write: { text in
        guard let new = try? format.parseStrategy.parse(text) else { return }
        value.wrappedValue = new
      })
  }

  /// Text that cannot be read makes the value nil.
  package init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    self.init(
      print: { value.wrappedValue.map(format.format) ?? "" },
      write: { value.wrappedValue = try? format.parseStrategy.parse($0) })
  }

  package init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    self.init(
      print: { formatter.string(for: value.wrappedValue) ?? "" },
      write: { text in
        guard let new = FormatterReading.value(text, formatter, as: V.self) else { return }
        value.wrappedValue = new
      })
  }

  private init(print: @escaping () -> String, write: @escaping (String) -> Void) {
    text = nil
    value = Conversion(print: print, write: write)
  }

  /// What the field shows while nobody edits it.
  package var currentText: String { text?.wrappedValue ?? value?.print() ?? "" }

  /// Takes text that the person has typed.
  package func write(_ new: String) {
    text?.wrappedValue = new
    value?.write(new)
  }

  /// What a field shows and writes. While a value is edited that is what was typed, as long as
  /// nobody else changes the value: "1." must not become "1" under the person's fingers.
  func binding(_ draft: Binding<TextDraft?>) -> Binding<String> {
    if let text { return text }
    return Binding(
      location: FunctionLocation(
        get: {
          let current = currentText
          guard let draft = draft.wrappedValue, draft.printed == current else { return current }
          return draft.typed
        },
        set: { typed, _ in
          write(typed)
          draft.wrappedValue = TextDraft(typed: typed, printed: currentText)
        }))
  }
}

/// Text that is being typed for a value, and how the value prints meanwhile.
struct TextDraft: Equatable {
  let typed: String
  let printed: String
}

/// Reads values with the formatters of Foundation.
enum FormatterReading {
  static func value<V>(_ text: String, _ formatter: Formatter, as type: V.Type) -> V? {
    switch formatter {
    case let numbers as NumberFormatter:
      return numbers.number(from: text).flatMap { number($0, as: type) }
    case let dates as DateFormatter: return dates.date(from: text) as? V
    default: return text as? V
    }
  }

  private static func number<V>(_ number: NSNumber, as type: V.Type) -> V? {
    let candidates: [Any] = [
      number.intValue, number.doubleValue, number.floatValue, CGFloat(number.doubleValue),
      number.decimalValue, number.int64Value, number.int32Value, number.uintValue,
      number.boolValue, number,
    ]
    for candidate in candidates {
      if let value = candidate as? V { return value }
    }
    return nil
  }
}

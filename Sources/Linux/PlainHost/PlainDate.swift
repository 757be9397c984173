import Foundation
import SwiftUICore

/// Dates as they are read and written on a line: `2026-05-26 14:30`.
enum PlainDate {
  static func text(_ date: Date, _ picker: DatePickerContent) -> String {
    formatter(picker).string(from: date)
  }

  static func date(_ text: String, _ picker: DatePickerContent) -> Date? {
    guard let date = formatter(picker).date(from: text) else { return nil }
    if let earliest = picker.earliest, date < earliest { return nil }
    if let latest = picker.latest, date > latest { return nil }
    return date
  }

  static func format(_ picker: DatePickerContent) -> String {
    switch (picker.showsDate, picker.showsTime) {
    case (true, false): "yyyy-MM-dd"
    case (false, true): "HH:mm"
    default: "yyyy-MM-dd HH:mm"
    }
  }

  private static func formatter(_ picker: DatePickerContent) -> DateFormatter {
    let result = DateFormatter()
    result.locale = Locale(identifier: "en_US_POSIX")
    result.calendar = Calendar(identifier: .gregorian)
    result.defaultDate = picker.date
    result.dateFormat = format(picker)
    return result
  }
}

import Foundation
import SwiftUICore

/// A date as a control shows and changes it.
enum DateStepping {
  static func text(_ content: DatePickerContent, calendar: Calendar = .current) -> String {
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: content.date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    if !content.showsTime { return day }
    return content.showsDate ? "\(day) \(time)" : time
  }

  /// A day, or where there is only a time a minute, earlier or later, within the limits.
  static func moved(
    _ content: DatePickerContent, by amount: Int, calendar: Calendar = .current
  ) -> Date {
    let unit: Calendar.Component = content.showsDate ? .day : .minute
    let moved = calendar.date(byAdding: unit, value: amount, to: content.date) ?? content.date
    let latest = content.latest.map { min(moved, $0) } ?? moved
    return content.earliest.map { max(latest, $0) } ?? latest
  }
}

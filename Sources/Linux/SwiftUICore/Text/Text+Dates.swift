import Foundation

extension Text {
  /// How a date is shown.
  public struct DateStyle: Equatable, Sendable {
    package enum Kind: Hashable, Sendable {
      case time, date, relative, offset, timer
    }

    package let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// The distance from now.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// The time that counts from now.
    public static let timer = DateStyle(kind: .timer)
  }

  public init(_ date: Date, style: Text.DateStyle) {
    self.init(storage: .date(.date(date, style)))
  }

  public init(_ dates: ClosedRange<Date>) {
    self.init(storage: .date(.interval(dates.lowerBound, dates.upperBound)))
  }

  public init(_ interval: DateInterval) {
    self.init(storage: .date(.interval(interval.start, interval.end)))
  }

  /// A timer that runs within an interval.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      storage: .date(
        .timer(
          timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

/// A date or the time between two.
package enum DateText: Equatable, Sendable {
  case date(Date, Text.DateStyle)
  case interval(Date, Date)
  case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)

  package func string(locale: Locale, now: Date) -> String {
    switch self {
    case .interval(let start, let end):
      let style = Date.IntervalFormatStyle(
        date: .numeric, time: .shortened, locale: locale)
      return style.format(start..<max(start, end))
    case .date(let date, let style):
      return Self.string(date, style.kind, locale: locale, now: now)
    case .timer(let interval, let pauseTime, let countsDown, let showsHours):
      let now = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(now).rounded(.up)
        : now.timeIntervalSince(interval.lowerBound).rounded(.down)
      return Self.clock(seconds, showsHours: showsHours, locale: locale)
    }
  }

  private static func string(
    _ date: Date, _ kind: Text.DateStyle.Kind, locale: Locale, now: Date
  ) -> String {
    let seconds = date.timeIntervalSince(now).rounded(.towardZero)
    switch kind {
    case .time:
      return Date.FormatStyle(date: .omitted, time: .shortened, locale: locale).format(date)
    case .date:
      return Date.FormatStyle(date: .long, time: .omitted, locale: locale).format(date)
    case .relative:
      return units(abs(seconds), count: 2, locale: locale)
    case .offset:
      return (seconds < 0 ? "-" : "+") + units(abs(seconds), count: 1, locale: locale)
    case .timer:
      return clock(abs(seconds), showsHours: true, locale: locale)
    }
  }

  private static func clock(
    _ seconds: TimeInterval, showsHours: Bool, locale: Locale
  ) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Duration.seconds(clamped(seconds))
      .formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
  }

  private static func units(_ seconds: TimeInterval, count: Int, locale: Locale) -> String {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .wide,
      maximumUnitCount: count)
    return style.locale(locale).format(.seconds(clamped(seconds)))
  }

  // A distant past or future must not overflow.
  private static func clamped(_ seconds: TimeInterval) -> Int64 {
    Int64(min(seconds.isNaN ? 0 : seconds, 1e12))
  }
}

extension Text {
  /// Whether the text is a date or a time between dates.
  package var isDate: Bool {
    guard case .date = storage else { return false }
    return true
  }
}

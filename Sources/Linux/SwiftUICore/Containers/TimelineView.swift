import Foundation

/// When a view that shows the time is to change.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Self.Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// How often a schedule may say a time.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}

/// Times at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The times, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var date: Date
    private let interval: TimeInterval

    fileprivate init(from date: Date, by interval: TimeInterval) {
      self.date = date
      self.interval = interval
    }

    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    // A distance of nothing would never come to the next time.
    self.interval = max(interval, 0.001)
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = startDate.timeIntervalSince(start)
    let steps = passed > 0 ? (passed / interval).rounded(.down) : 0
    return Entries(from: start + steps * interval, by: interval)
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Times that the app lists.
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule
where Entries: Sequence, Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Times as close to each other as an animation needs. Hosts here draw 30 times a second at most.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1.0 / 30)
    isPaused = paused
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let all = PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode)
    return all.prefix(while: { [isPaused] in !isPaused || $0 <= start })
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// A view that changes at times of a schedule.
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  /// The time for which the content is made.
  public struct Context {
    /// How often the content changes.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    public let date: Date
    public let cadence: Cadence

    package init(date: Date, every cadence: Cadence) {
      self.date = date
      self.cadence = cadence
    }
  }

  package let schedule: Schedule
  package let content: (TimelineViewDefaultContext) -> Content
}

/// The time for which a timeline's content is made.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View { TimelineClock(schedule: schedule, content: content) }
}

/// Keeps the time of the last entry that has come.
private struct TimelineClock<Schedule: TimelineSchedule, Content: View>: View {
  @State private var now = Date()
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  init(schedule: Schedule, content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  var body: some View {
    Group { content(TimelineViewDefaultContext(date: now, every: .live)) }
      .task { @MainActor in await run() }
  }

  @MainActor
  private func run() async {
    for date in schedule.entries(from: now, mode: .normal) {
      let wait = date.timeIntervalSinceNow
      if wait > 0 {
        guard (try? await Task.sleep(for: .seconds(wait))) != nil else { return }
      }
      if date > now { now = date }
    }
  }
}

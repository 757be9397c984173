import Foundation

extension RunLoop: Scheduler {
  /// A moment of a run loop's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable {
    /// An interval in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable
    {
      /// Seconds.
      public var magnitude: TimeInterval

      /// Makes an interval.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      public init(floatLiteral value: TimeInterval) { magnitude = value }

      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        magnitude = value
      }

      /// Seconds.
      public var timeInterval: TimeInterval { magnitude }

      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
      public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

      public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
      public static func seconds(_ s: Double) -> Self { Self(s) }
      public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
      public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
      public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
    }

    /// The moment as a date.
    public var date: Date

    /// Makes a moment.
    public init(_ date: Date) {
      self.date = date
    }

    public func distance(to other: Self) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    public func advanced(by n: Stride) -> Self {
      Self(date.addingTimeInterval(n.timeInterval))
    }
  }

  /// It has no options of use.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // On Linux a host's main loop serves the main queue, but not Foundation's main run loop.
    if isMain { return DispatchQueue.main.schedule(action) }
    let action = Transfer(action)
    perform { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if isMain { return DispatchQueue.main.schedule(after: date.onQueue, action) }
    let action = Transfer(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain {
      return DispatchQueue.main.schedule(
        after: date.onQueue, interval: .seconds(interval.timeInterval),
        tolerance: .seconds(tolerance.timeInterval), options: nil, action)
    }
    let action = Transfer(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      action.value()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }

  private var isMain: Bool { self === RunLoop.main }
}

extension RunLoop.SchedulerTimeType {
  fileprivate var onQueue: DispatchQueue.SchedulerTimeType {
    DispatchQueue.main.now.advanced(by: .seconds(date.timeIntervalSinceNow))
  }
}

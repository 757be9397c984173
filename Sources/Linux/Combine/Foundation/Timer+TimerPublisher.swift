import Foundation

extension Timer {
  /// A publisher of the current date, again and again.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The time between two values.
    public final let interval: TimeInterval
    /// How exact it must be.
    public final let tolerance: TimeInterval?
    /// The run loop that delivers.
    public final let runLoop: RunLoop
    /// The mode in which it delivers.
    public final let mode: RunLoop.Mode

    private let subject = PassthroughSubject<Date, Never>()

    /// Makes a timer that waits to be connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      let step = RunLoop.SchedulerTimeType.Stride(interval)
      return runLoop.schedule(
        after: runLoop.now.advanced(by: step), interval: step,
        tolerance: RunLoop.SchedulerTimeType.Stride(tolerance ?? 0), options: nil
      ) { [subject] in subject.send(Date()) }
    }
  }

  /// Makes a publisher of the current date at an interval; it starts when it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}

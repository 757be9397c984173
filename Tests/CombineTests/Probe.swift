import Combine

/// A subscriber that asks for exactly what a test tells it to.
final class Probe<Input, Failure: Error>: Subscriber {
  var values: [Input] = []
  var completion: Subscribers.Completion<Failure>?
  var subscription: (any Subscription)?
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }

  func request(_ count: Int) { subscription?.request(.max(count)) }

  var isFinished: Bool {
    if case .finished = completion { true } else { false }
  }
}

extension Publisher {
  func probe() -> Probe<Output, Failure> {
    let probe = Probe<Output, Failure>()
    subscribe(probe)
    return probe
  }

  /// All values of a publisher that delivers at once.
  func now() -> [Output] {
    var values: [Output] = []
    _ = sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    return values
  }
}

struct Broken: Error, Equatable {}

/// A scheduler whose clock a test moves by hand.
final class ManualScheduler: Scheduler {
  typealias SchedulerOptions = Never
  typealias SchedulerTimeType = ImmediateClock

  private var jobs: [(time: Int, serial: Int, action: () -> Void)] = []
  private var serial = 0
  private var time = 0

  var now: ImmediateClock { ImmediateClock(time: time) }
  var minimumTolerance: ImmediateClock.Stride { .nanoseconds(0) }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(time, action)
  }

  func schedule(
    after date: ImmediateClock, tolerance: ImmediateClock.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(date.time, action)
  }

  func schedule(
    after date: ImmediateClock, interval: ImmediateClock.Stride, tolerance: ImmediateClock.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    add(date.time, action)
    return AnyCancellable {}
  }

  func advance(by seconds: Int) {
    let end = time + seconds
    while let next = jobs.min(by: { ($0.time, $0.serial) < ($1.time, $1.serial) }), next.time <= end
    {
      jobs.removeAll { $0.serial == next.serial }
      time = max(time, next.time)
      next.action()
    }
    time = end
  }

  private func add(_ time: Int, _ action: @escaping () -> Void) {
    serial += 1
    jobs.append((time, serial, action))
  }
}

struct ImmediateClock: Strideable {
  struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
    var magnitude: Int
    init(integerLiteral value: Int) { magnitude = value }
    init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    static func + (lhs: Self, rhs: Self) -> Self { .seconds(lhs.magnitude + rhs.magnitude) }
    static func - (lhs: Self, rhs: Self) -> Self { .seconds(lhs.magnitude - rhs.magnitude) }
    static func * (lhs: Self, rhs: Self) -> Self { .seconds(lhs.magnitude * rhs.magnitude) }
    static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    static func seconds(_ s: Int) -> Self { Self(integerLiteral: s) }
    static func seconds(_ s: Double) -> Self { Self(integerLiteral: Int(s)) }
    static func milliseconds(_ ms: Int) -> Self { .seconds(ms / 1000) }
    static func microseconds(_ us: Int) -> Self { .seconds(us / 1_000_000) }
    static func nanoseconds(_ ns: Int) -> Self { .seconds(ns / 1_000_000_000) }
  }

  var time: Int
  func distance(to other: Self) -> Stride { .seconds(other.time - time) }
  func advanced(by n: Stride) -> Self { Self(time: time + n.magnitude) }
}

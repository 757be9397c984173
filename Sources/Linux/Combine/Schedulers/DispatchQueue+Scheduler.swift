import Dispatch

extension DispatchQueue: Scheduler {
  /// A moment of a dispatch queue's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable {
    /// An interval in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable
    {
      /// Nanoseconds.
      public var magnitude: Int

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      /// Makes an interval of a dispatch interval; `.never` becomes the longest there is.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let value): self = .seconds(value)
        case .milliseconds(let value): self = .milliseconds(value)
        case .microseconds(let value): self = .microseconds(value)
        case .nanoseconds(let value): self = .nanoseconds(value)
        case .never: magnitude = .max
        @unknown default: magnitude = .max
        }
      }

      /// Makes an interval of seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Makes an interval of seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }

      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      /// The interval as Dispatch writes it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

      public static func + (lhs: Self, rhs: Self) -> Self {
        Self(nanoseconds: lhs.magnitude + rhs.magnitude)
      }

      public static func - (lhs: Self, rhs: Self) -> Self {
        Self(nanoseconds: lhs.magnitude - rhs.magnitude)
      }

      public static func * (lhs: Self, rhs: Self) -> Self {
        .seconds(Double(lhs.magnitude) / 1e9 * Double(rhs.magnitude) / 1e9)
      }

      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

      public static func seconds(_ s: Int) -> Self { scaled(s, by: 1_000_000_000) }
      public static func milliseconds(_ ms: Int) -> Self { scaled(ms, by: 1_000_000) }
      public static func microseconds(_ us: Int) -> Self { scaled(us, by: 1000) }
      public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

      public static func seconds(_ s: Double) -> Self {
        // Beyond 292 years it is the longest there is.
        Self(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? -.max : .max))
      }

      private static func scaled(_ value: Int, by factor: Int) -> Self {
        let (product, overflow) = value.multipliedReportingOverflow(by: factor)
        return Self(nanoseconds: overflow ? (value < 0 ? -.max : .max) : product)
      }
    }

    /// The moment as Dispatch writes it.
    public var dispatchTime: DispatchTime

    /// Makes a moment.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    public init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: value)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func distance(to other: Self) -> Stride {
      let here = dispatchTime.uptimeNanoseconds
      let there = other.dispatchTime.uptimeNanoseconds
      let distance = Int(clamping: here > there ? here - there : there - here)
      return .nanoseconds(here > there ? -distance : distance)
    }

    public func advanced(by n: Stride) -> Self {
      Self(dispatchTime + n.timeInterval)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.rawValue)
    }
  }

  /// How a closure is put on the queue.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// Flags of the work.
    public var flags: DispatchWorkItemFlags
    /// A group the work belongs to.
    public var group: DispatchGroup?

    /// Makes options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Transfer(action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = Transfer(action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Transfer(action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    timer.setEventHandler { action.value() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}

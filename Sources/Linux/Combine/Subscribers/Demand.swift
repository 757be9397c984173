extension Subscribers {
  /// How many values a subscriber wants.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible
  {
    /// As many as there are.
    public static let unlimited = Demand(count: nil)
    /// None.
    public static let none = Demand(count: 0)

    /// Nil stands for no limit.
    private let count: Int?

    private init(count: Int?) {
      self.count = count
    }

    /// At most this many; the number must not be negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand cannot be negative.")
      return Demand(count: value)
    }

    /// The number, or nil if there is no limit.
    public var max: Int? { count }

    public var description: String {
      count.map { "max(\($0))" } ?? "unlimited"
    }

    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      guard let left = lhs.count else { return false }
      guard let right = rhs.count else { return true }
      return left < right
    }
  }
}

extension Subscribers.Demand {
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.count, let right = rhs.count else { return .unlimited }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? .unlimited : Self(count: sum)
  }

  public static func += (lhs: inout Self, rhs: Self) {
    lhs = lhs + rhs
  }

  public static func + (lhs: Self, rhs: Int) -> Self {
    guard let left = lhs.count else { return .unlimited }
    let (sum, overflow) = left.addingReportingOverflow(rhs)
    return overflow ? .unlimited : Self(count: Swift.max(0, sum))
  }

  public static func += (lhs: inout Self, rhs: Int) {
    lhs = lhs + rhs
  }

  public static func * (lhs: Self, rhs: Int) -> Self {
    guard let left = lhs.count else { return .unlimited }
    let (product, overflow) = left.multipliedReportingOverflow(by: rhs)
    return overflow ? .unlimited : Self(count: Swift.max(0, product))
  }

  public static func *= (lhs: inout Self, rhs: Int) {
    lhs = lhs * rhs
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.count else { return .unlimited }
    guard let right = rhs.count else { return .none }
    return Self(count: Swift.max(0, left - right))
  }

  public static func -= (lhs: inout Self, rhs: Self) {
    lhs = lhs - rhs
  }

  public static func - (lhs: Self, rhs: Int) -> Self {
    guard let left = lhs.count else { return .unlimited }
    return Self(count: Swift.max(0, left - rhs))
  }

  public static func -= (lhs: inout Self, rhs: Int) {
    lhs = lhs - rhs
  }

  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.count == rhs }
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.count != rhs }
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs.count == lhs }
  public static func != (lhs: Int, rhs: Self) -> Bool { rhs.count != lhs }
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs.count.map { $0 > rhs } ?? true }
  public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.count.map { $0 >= rhs } ?? true }
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs.count.map { $0 < rhs } ?? false }
  public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.count.map { $0 <= rhs } ?? false }
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }
  public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }
  public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }
  public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }
}

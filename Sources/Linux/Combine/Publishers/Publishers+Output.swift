extension Publishers {
  /// A publisher of the values in a range of positions.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is operated on.
    public let upstream: Upstream
    /// The positions.
    public let range: CountableRange<Int>

    /// Makes the operator.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      guard !range.isEmpty else {
        return Outlet(subscriber, surplus: .buffer).publish(completion: .finished)
      }
      var position = -1
      upstream.subscribe(
        Stage(subscriber) { value in
          position += 1
          if position < range.lowerBound { return .skip }
          return position + 1 < range.upperBound ? .value(value) : .last(value)
        })
    }
  }
}

extension Publisher {
  /// Delivers the first values and finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "The length of a prefix cannot be negative.")
    return Publishers.Output(upstream: self, range: 0..<maxLength)
  }

  /// Delivers the value at a position, counted from zero.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  /// Delivers the values in a range of positions.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "A position cannot be negative.")
    return Publishers.Output(upstream: self, range: range)
  }
}

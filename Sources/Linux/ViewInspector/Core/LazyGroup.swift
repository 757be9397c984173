/// Elements that are made when they are asked for: a branch that is not looked at costs nothing.
struct LazyGroup<T> {
  let count: Int
  private let make: (Int) throws -> T

  init(count: Int, _ make: @escaping (Int) throws -> T) {
    self.count = count
    self.make = make
  }

  static var empty: Self {
    .init(count: 0) { throw InspectionError.viewIndexOutOfBounds(index: $0, count: 0) }
  }

  func element(at index: Int) throws -> T {
    guard index >= 0, index < count else {
      throw InspectionError.viewIndexOutOfBounds(index: index, count: count)
    }
    return try make(index)
  }

  static func + (lhs: LazyGroup, rhs: LazyGroup) -> LazyGroup {
    .init(count: lhs.count + rhs.count) { index in
      index < lhs.count ? try lhs.element(at: index) : try rhs.element(at: index - lhs.count)
    }
  }
}

extension LazyGroup: Sequence {
  /// Leaves out what cannot be made.
  func makeIterator() -> AnyIterator<T> {
    var index = -1
    return AnyIterator {
      while index + 1 < count {
        index += 1
        if let element = try? make(index) { return element }
      }
      return nil
    }
  }

  var underestimatedCount: Int { count }
}

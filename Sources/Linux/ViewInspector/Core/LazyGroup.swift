/// Elements that are made when they are asked for: a branch that is not looked at costs nothing.
struct LazyGroup<T> {
  private enum Source {
    case one(T)
    case making((Int) throws -> T)
  }

  let count: Int
  private let source: Source

  init(count: Int, _ make: @escaping (Int) throws -> T) {
    self.count = count
    source = .making(make)
  }

  /// The one element, which is there.
  init(_ element: T) {
    count = 1
    source = .one(element)
  }

  static var empty: Self {
    .init(count: 0) { throw InspectionError.viewIndexOutOfBounds(index: $0, count: 0) }
  }

  func element(at index: Int) throws -> T {
    guard index >= 0, index < count else {
      throw InspectionError.viewIndexOutOfBounds(index: index, count: count)
    }
    switch source {
    case .one(let element): return element
    case .making(let make): return try make(index)
    }
  }

  static func + (lhs: LazyGroup, rhs: LazyGroup) -> LazyGroup {
    .init(count: lhs.count + rhs.count) { index in
      index < lhs.count ? try lhs.element(at: index) : try rhs.element(at: index - lhs.count)
    }
  }
}

extension LazyGroup: Sequence {
  /// Leaves out what cannot be made.
  struct Iterator: IteratorProtocol {
    fileprivate let group: LazyGroup
    private var index = 0

    fileprivate init(_ group: LazyGroup) {
      self.group = group
    }

    mutating func next() -> T? {
      while index < group.count {
        defer { index += 1 }
        if let element = try? group.element(at: index) { return element }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }

  var underestimatedCount: Int { count }
}

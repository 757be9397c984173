extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(location, position), transaction: transaction)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

/// One element of a collection that is kept elsewhere.
///
/// `@unchecked Sendable`: it never changes, and the other location guards itself.
private final class ElementLocation<Whole: MutableCollection>: AnyLocation<Whole.Element>,
  @unchecked Sendable
{
  private let base: AnyLocation<Whole>
  private let index: Whole.Index
  private let first: Whole.Element

  init(_ base: AnyLocation<Whole>, _ index: Whole.Index) {
    self.base = base
    self.index = index
    first = base.get()[index]
  }

  override func get() -> Whole.Element {
    let whole = base.get()
    // A row may still be read in the turn in which its element has gone.
    return isValid(in: whole) ? whole[index] : first
  }

  override func set(_ value: Whole.Element, _ transaction: Transaction) {
    var whole = base.get()
    guard isValid(in: whole) else { return }
    whole[index] = value
    base.set(whole, transaction)
  }

  private func isValid(in whole: Whole) -> Bool {
    index >= whole.startIndex && index < whole.endIndex
  }

  override func isIdentical(to other: AnyLocation<Whole.Element>) -> Bool {
    guard let other = other as? ElementLocation<Whole> else { return false }
    return index == other.index && base.isIdentical(to: other.base)
  }
}

/// First in, first out, with both ends in constant time.
struct Queue<Element> {
  private var items: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == items.count }
  var count: Int { items.count - head }

  mutating func append(_ element: Element) {
    items.append(element)
  }

  mutating func popFirst() -> Element? {
    guard head < items.count else { return nil }
    let element = items[head]
    items[head] = nil
    head += 1
    compact()
    return element
  }

  private mutating func compact() {
    if head == items.count {
      items.removeAll(keepingCapacity: items.count <= 64)
      head = 0
    } else if head > 64, head * 2 > items.count {
      items.removeFirst(head)
      head = 0
    }
  }
}

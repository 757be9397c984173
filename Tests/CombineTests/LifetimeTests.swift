import Combine
import Synchronization
import Testing

private final class Token {}

@Suite(.timeLimit(.minutes(10))) struct LifetimeTests {
  @Test("A send within a receive is delivered to all, nested")
  func sendInReceive() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let first = subject.sink { value in
      log.append("a\(value)")
      if value < 3 { subject.send(value + 1) }
    }
    let second = subject.sink { log.append("b\($0)") }
    subject.send(1)
    #expect(log.filter { $0.hasPrefix("a") } == ["a1", "a2", "a3"])
    #expect(log.filter { $0.hasPrefix("b") } == ["b1", "b2", "b3"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("Cancelling within a receive stops at once, for every operator on the way")
  func cancelInReceive() {
    let subject = PassthroughSubject<Int, Never>()
    var count = 0
    var token: AnyCancellable?
    token = subject.map { $0 }.merge(with: Empty<Int, Never>(completeImmediately: false))
      .flatMap { [$0, $0].publisher }
      .sink { _ in
        count += 1
        token?.cancel()
      }
    subject.send(1)
    subject.send(2)
    #expect(count == 1)
  }

  @Test("Cancellation and completion let go of what the closures captured")
  func releases() {
    func follow(_ subject: PassthroughSubject<Int, Never>) -> (AnyCancellable, () -> Token?) {
      let token = Token()
      let stream =
        subject
        .map { value in withExtendedLifetime(token) { value } }
        .combineLatest(Just(1)).map(\.0)
        .zip(Just(2)).map(\.0)
        .flatMap { value in withExtendedLifetime(token) { Just(value) } }
        .merge(with: PassthroughSubject<Int, Never>())
        .debounce(for: 1, scheduler: ImmediateScheduler.shared)
        .receive(on: ImmediateScheduler.shared)
        .share()
        .prepend(0)
        .sink { _ in withExtendedLifetime(token) {} }
      return (stream, { [weak token] in token })
    }
    let subject = PassthroughSubject<Int, Never>()
    let (cancelled, token) = follow(subject)
    subject.send(1)
    #expect(token() != nil)
    cancelled.cancel()
    #expect(token() == nil)

    let (finished, other) = follow(subject)
    subject.send(completion: .finished)
    finished.cancel()
    #expect(other() == nil)
  }

  @Test("A table by object keeps no object alive, and what belongs to gone ones is dropped in time")
  func weakKeys() {
    var table = WeakKeyTable<Int>()
    let kept = Token()
    table[kept] = -1
    for number in 0..<10_000 {
      // The memory of one that has gone serves the next: it must not be taken for it.
      let token = Token()
      #expect(table[token] == nil)
      table[token] = number
      #expect(table[token] == number)
    }
    #expect(table[kept] == -1)
    #expect(table.count < 200)
    table[kept] = nil
    #expect(table[kept] == nil)
  }

  @Test("A cancellable cancels once, when it is released at the latest")
  func cancellable() {
    var count = 0
    do {
      let cancellable = AnyCancellable { count += 1 }
      cancellable.cancel()
    }
    #expect(count == 1)
    var set = Set<AnyCancellable>()
    AnyCancellable { count += 1 }.store(in: &set)
    set.removeAll()
    #expect(count == 2)
  }

  @Test("A subscriber hears each of many concurrent sends, one at a time, in the subject's order")
  func threads() async {
    let subject = Shared(CurrentValueSubject<Int, Never>(-1))
    let seen = Shared(Log())
    let same = Shared(Log())
    let tokens = [seen, same].map { log in
      subject.value.dropFirst().sink { log.value.values.append($0) }
    }
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for index in 0..<500 { subject.value.send(task * 500 + index) }
        }
      }
    }
    #expect(Set(seen.value.values) == Set(0..<4000))
    #expect(seen.value.values == same.value.values)
    #expect(seen.value.values.last == subject.value.value)
    withExtendedLifetime(tokens) {}
  }

  @Test("Subscribing and cancelling while others send neither crashes nor loses the end")
  func churn() async {
    let subject = Shared(PassthroughSubject<Int, Never>())
    let ends = Atomic<Int>(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { for value in 0..<500 { subject.value.send(value) } }
        group.addTask {
          for _ in 0..<200 {
            subject.value.merge(with: subject.value).sink { _ in }.cancel()
          }
        }
      }
    }
    let token = subject.value.sink(
      receiveCompletion: { _ in ends.add(1, ordering: .relaxed) }, receiveValue: { _ in })
    subject.value.send(completion: .finished)
    #expect(ends.load(ordering: .relaxed) == 1)
    token.cancel()
  }

  private final class Log { var values: [Int] = [] }

  /// The subject under test is what guards the value.
  private struct Shared<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}

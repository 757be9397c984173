import Combine
import Foundation
import Testing

@Suite(.timeLimit(.minutes(10))) struct OperatorTests {
  @Test("The operators on single values do what their names say")
  func values() {
    let numbers = [1, 1, 2, 3, 3, 4].publisher
    #expect(numbers.map { $0 * 2 }.now() == [2, 2, 4, 6, 6, 8])
    #expect(numbers.removeDuplicates().now() == [1, 2, 3, 4])
    #expect(numbers.compactMap { $0 > 2 ? "\($0)" : nil }.now() == ["3", "3", "4"])
    #expect(numbers.dropFirst(4).now() == [3, 4])
    #expect(numbers.drop { $0 < 3 }.now() == [3, 3, 4])
    #expect(numbers.prefix { $0 < 3 }.now() == [1, 1, 2])
    #expect(numbers.scan(0, +).now() == [1, 2, 4, 7, 10, 14])
    #expect(numbers.reduce(0, +).now() == [14])
    #expect(numbers.first().now() == [1])
    #expect(numbers.first { $0 > 2 }.now() == [3])
    #expect(numbers.last().now() == [4])
    #expect(numbers.output(in: 1..<3).now() == [1, 2])
    #expect(numbers.count().now() == [6])
    #expect(numbers.contains(3).now() == [true])
    #expect(numbers.allSatisfy { $0 < 4 }.now() == [false])
    #expect(numbers.ignoreOutput().probe().isFinished)
    #expect(["a"].publisher.map(\.count).now() == [1])
    #expect([nil, 2].publisher.replaceNil(with: 0).now() == [0, 2])
    #expect(Optional(1).publisher.now() == [1])
    #expect(Empty<Int, Never>().replaceEmpty(with: 7).now() == [7])
    #expect(Deferred { Just(1) }.now() == [1])
  }

  @Test("A failure can be made, changed, replaced, caught and tried again")
  func failures() {
    let failing = [1, 2, 3].publisher.tryMap { value in
      if value == 3 { throw Broken() }
      return value
    }
    #expect(failing.replaceError(with: 0).now() == [1, 2, 0])
    #expect(failing.catch { _ in Just(9) }.now() == [1, 2, 9])
    #expect(failing.retry(1).replaceError(with: 0).now() == [1, 2, 1, 2, 0])
    let probe = failing.mapError { $0 as? Broken ?? Broken() }.probe()
    probe.request(5)
    #expect(probe.completion == .failure(Broken()))
    let fail = Fail<Int, Broken>(error: Broken()).probe()
    #expect(fail.completion == .failure(Broken()))
    #expect(Result<Int, Broken>.success(1).publisher.now() == [1])
    #expect(Just(1).setFailureType(to: Broken.self).now() == [1])
    #expect(Just(1).flatMap { _ in Fail<Int, Broken>(error: Broken()) }.now().isEmpty)
  }

  @Test("combineLatest gives the newest of each once all have one")
  func combineLatest() {
    let left = PassthroughSubject<Int, Never>()
    let right = PassthroughSubject<String, Never>()
    var log: [String] = []
    let token = left.combineLatest(right) { "\($0)\($1)" }.sink { log.append($0) }
    left.send(1)
    left.send(2)
    right.send("a")
    left.send(3)
    #expect(log == ["2a", "3a"])
    #expect(Just(1).combineLatest(Just(2), Just(3)).now().map(\.2) == [3])
    #expect(Just(1).combineLatest(Empty<Int, Never>()).now().isEmpty)
    token.cancel()
  }

  @Test("switchToLatest hears only the newest publisher")
  func switchToLatest() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var log: [Int] = []
    var ended = false
    let token = outer.switchToLatest().sink(
      receiveCompletion: { _ in ended = true }, receiveValue: { log.append($0) })
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    outer.send(completion: .finished)
    #expect(!ended)
    second.send(completion: .finished)
    #expect(log == [1, 3])
    #expect(ended)
    token.cancel()
  }

  @Test("Subscribers of a share are fed by one subscription, which ends with the last of them")
  func share() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let shared = subject.handleEvents(
      receiveSubscription: { _ in events.append("begin") }, receiveCancel: { events.append("end") }
    ).share()
    var log: [Int] = []
    var tokens: [AnyCancellable] = []
    for _ in 0..<2 { shared.sink { log.append($0) }.store(in: &tokens) }
    subject.send(1)
    #expect(log == [1, 1])
    tokens.removeFirst()
    #expect(events == ["begin"])
    tokens.removeAll()
    #expect(events == ["begin", "end"])
  }

  @Test("A future runs at once, keeps its result, and takes only the first")
  func future() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let early = future.probe()
    early.request(1)
    promise?(.success(1))
    promise?(.success(2))
    #expect(early.values == [1])
    #expect(early.isFinished)
    #expect(future.now() == [1])
  }

  @Test("What is printed shows the life of a stream")
  func printing() {
    final class Log: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let log = Log()
    _ = Just(1).print("p", to: log).now()
    let lines = log.text.split(separator: "\n").dropFirst()
    #expect(lines == ["p: request unlimited", "p: receive value: (1)", "p: receive finished"])
  }

  @Test("Debounce, throttle, delay and receive(on:) keep to the scheduler's clock and order")
  func time() {
    let clock = ManualScheduler()
    let subject = PassthroughSubject<Int, Never>()
    var log: [String: [Int]] = [:]
    var tokens = Set<AnyCancellable>()
    func follow(_ name: String, _ publisher: some Publisher<Int, Never>) {
      publisher.sink { log[name, default: []].append($0) }.store(in: &tokens)
    }
    follow("debounce", subject.debounce(for: .seconds(2), scheduler: clock))
    follow("latest", subject.throttle(for: .seconds(3), scheduler: clock, latest: true))
    follow("first", subject.throttle(for: .seconds(3), scheduler: clock, latest: false))
    follow("delay", subject.delay(for: .seconds(5), scheduler: clock))
    follow("receive", subject.receive(on: clock))
    follow("subscribe", Just(1).subscribe(on: clock))
    #expect(log.isEmpty)
    for value in 0..<4 {
      subject.send(value)
      clock.advance(by: 1)
    }
    #expect(log["debounce"] == nil)
    #expect(log["receive"] == [0, 1, 2, 3])
    #expect(log["subscribe"] == [1])
    #expect(log["latest"] == [0, 2])
    #expect(log["first"] == [0, 1])
    subject.send(completion: .finished)
    clock.advance(by: 9)
    #expect(log["debounce"] == [3])
    #expect(log["delay"] == [0, 1, 2, 3])
  }

  @Test("Notifications arrive while subscribed, and only then")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var count = 0
    let token = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    token.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test("Loops take values one by one, in order, and end or throw with the publisher")
  func asyncValues() async {
    var seen: [Int] = []
    for await value in (1...3).publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
    await #expect(throws: Broken.self) {
      for try await _ in Fail<Int, Broken>(error: Broken()).values {}
    }
    let silent = Task {
      for await _ in PassthroughSubject<Int, Never>().values {}
    }
    silent.cancel()
    await silent.value
  }

  @Test("Queues and timers deliver in time order")
  func queue() async {
    let queue = DispatchQueue(label: "delivery")
    var seen: [Int] = []
    for await value in (0..<100).publisher.receive(on: queue).values { seen.append(value) }
    #expect(seen == Array(0..<100))
    let ticks = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().prefix(2)
    var dates: [Date] = []
    for await date in ticks.values { dates.append(date) }
    #expect(dates.count == 2)
    #expect(dates == dates.sorted())
  }
}

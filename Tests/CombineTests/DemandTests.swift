import Combine
import Testing

@Suite(.timeLimit(.minutes(10))) struct DemandTests {
  @Test("Demand adds up, and no limit swallows every number")
  func arithmetic() {
    #expect(Subscribers.Demand.max(2) + .max(3) == 5)
    #expect(Subscribers.Demand.max(2) - .max(3) == .none)
    #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
    #expect(Subscribers.Demand.max(.max) + 1 == .unlimited)
    #expect(Subscribers.Demand.max(.max) < .unlimited)
    #expect(Subscribers.Demand.unlimited.max == nil)
  }

  @Test("A passthrough subject drops what nobody asked for")
  func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.probe()
    subject.send(1)
    probe.request(2)
    for value in 2...4 { subject.send(value) }
    subject.send(completion: .finished)
    #expect(probe.values == [2, 3])
    #expect(probe.isFinished)
    #expect(subject.probe().isFinished)
  }

  @Test("A current value subject keeps the newest for the next demand")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let probe = subject.probe()
    probe.request(1)
    for value in 1...3 { subject.send(value) }
    #expect(probe.values == [0])
    probe.request(2)
    subject.value = 4
    subject.value = 5
    #expect(probe.values == [0, 3, 4])
    #expect(subject.value == 5)
  }

  @Test("A sequence goes as far as the demand, and ends with its last value")
  func sequence() {
    let probe = [1, 2, 3].publisher.probe()
    #expect(probe.values.isEmpty)
    probe.request(2)
    #expect(probe.values == [1, 2])
    #expect(!probe.isFinished)
    probe.request(1)
    #expect(probe.isFinished)
    #expect([Int]().publisher.probe().isFinished)
  }

  @Test("A filter asks for another value in place of the one it left out")
  func filterDemand() {
    let probe = (1...10).publisher.filter { $0 % 3 == 0 }.probe()
    probe.request(2)
    #expect(probe.values == [3, 6])
  }

  @Test("A prefix of an endless sequence ends")
  func prefix() {
    let endless = Swift.sequence(first: 0) { $0 + 1 }
    #expect(endless.publisher.prefix(3).now() == [0, 1, 2])
    #expect(PassthroughSubject<Int, Never>().prefix(0).probe().isFinished)
  }

  @Test("A collection waits for demand")
  func collect() {
    let probe = (1...3).publisher.collect().probe()
    #expect(probe.values.isEmpty)
    probe.request(1)
    #expect(probe.values == [[1, 2, 3]])
    #expect(probe.isFinished)
    #expect((1...5).publisher.collect(2).now() == [[1, 2], [3, 4], [5]])
  }

  @Test("Zip takes from each source no more than the demand")
  func zip() {
    let probe = (1...3).publisher.zip(["a", "b"].publisher).probe()
    probe.request(1)
    #expect(probe.values.map(\.0) == [1])
    probe.request(5)
    #expect(probe.values.map(\.1) == ["a", "b"])
    #expect(probe.isFinished)
  }

  @Test("flatMap runs no more publishers at a time than allowed")
  func flatMapLimit() {
    let inner = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var started = 0
    let outer = (0..<3).publisher.flatMap(maxPublishers: .max(1)) { index in
      inner[index].handleEvents(receiveSubscription: { _ in started += 1 })
    }
    let probe = outer.probe()
    probe.subscription?.request(.unlimited)
    #expect(started == 1)
    inner[0].send(1)
    inner[1].send(99)
    inner[0].send(completion: .finished)
    #expect(started == 2)
    inner[1].send(2)
    inner[1].send(completion: .finished)
    inner[2].send(completion: .finished)
    #expect(probe.values == [1, 2])
    #expect(probe.isFinished)
  }

  @Test("A merge keeps one value of each source for a slow subscriber")
  func mergeDemand() {
    let probe = (1...3).publisher.merge(with: (11...13).publisher).probe()
    probe.request(1)
    #expect(probe.values.count == 1)
    probe.request(10)
    #expect(probe.values.sorted() == [1, 2, 3, 11, 12, 13])
    #expect(probe.isFinished)
  }

  @Test("Demand that one publisher left over goes to the next")
  func handover() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.prepend(1, 2).append(9).probe()
    probe.request(3)
    subject.send(3)
    subject.send(4)
    subject.send(completion: .finished)
    #expect(probe.values == [1, 2, 3])
    #expect(!probe.isFinished)
    probe.request(1)
    #expect(probe.values == [1, 2, 3, 9])
    #expect(probe.isFinished)
  }
}

import Combine
import Testing

private class Base: ObservableObject {
  @Published var count = 0
}

private final class Derived: Base {
  @Published var name: String?
}

private final class Bare: ObservableObject {}

@MainActor private final class Model: ObservableObject {
  @Published var text = ""
  @Published private(set) var length = 0

  init() {
    $text.map(\.count).assign(to: &$length)
  }
}

@Suite(.timeLimit(.minutes(10))) struct ObservableObjectTests {
  @Test("A write announces first, publishes second, stores third")
  func order() {
    let object = Derived()
    var log: [String] = []
    var tokens: [AnyCancellable] = []
    object.objectWillChange.sink { log.append("will \(object.count)") }.store(in: &tokens)
    object.$count.sink { log.append("new \($0) old \(object.count)") }.store(in: &tokens)
    object.count = 1
    object.name = "a"
    #expect(log == ["new 0 old 0", "will 0", "new 1 old 0", "will 1"])
    #expect(object.count == 1)
  }

  @Test("An object has one publisher for its life, and none is left behind")
  func identity() {
    weak var publisher: ObservableObjectPublisher?
    do {
      let object = Derived()
      publisher = object.objectWillChange
      #expect(object.objectWillChange === publisher)
      #expect((object as Base).objectWillChange === publisher)
    }
    #expect(publisher == nil)
    let bare = Bare()
    #expect(bare.objectWillChange === bare.objectWillChange)
    #expect(bare.objectWillChange !== Bare().objectWillChange)
  }

  @Test("Objects without published properties do not pile up")
  func sweep() {
    weak var first: ObservableObjectPublisher?
    do {
      first = Bare().objectWillChange
    }
    var objects: [Bare] = []
    for _ in 0..<200 {
      objects.append(Bare())
      _ = objects.last?.objectWillChange
    }
    #expect(first == nil)
  }

  @Test("A subscriber that comes during a change gets the former value, then the new one")
  func late() {
    let object = Base()
    var seen: [Int] = []
    var late: AnyCancellable?
    let token = object.$count.dropFirst().sink { _ in
      late = late ?? object.$count.sink { seen.append($0) }
    }
    object.count = 1
    #expect(seen == [0, 1])
    withExtendedLifetime((token, late)) {}
  }

  @Test(
    "assign(to:) on a published property lasts as long as the property, and keeps nothing alive")
  @MainActor func assignToPublished() {
    let source = PassthroughSubject<String, Never>()
    weak var released: Model?
    do {
      let model = Model()
      released = model
      source.assign(to: &model.$text)
      var changes = 0
      let token = model.objectWillChange.sink { changes += 1 }
      source.send("abc")
      #expect(model.text == "abc")
      #expect(model.length == 3)
      #expect(changes == 2)
      token.cancel()
    }
    #expect(released == nil)
    source.send("nobody listens")
  }

  @Test("assign(to:on:) writes a property until it is cancelled")
  func assign() {
    let object = Base()
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.assign(to: \.count, on: object)
    subject.send(1)
    token.cancel()
    subject.send(2)
    #expect(object.count == 1)
  }
}
